//! Scripts of button presses: any text is played, or told to be wrong with its line.

/// A script that takes longer is only read.
const LONGEST: u64 = 4_000;

pub(crate) fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let spoken = |line: &&str| !line.split('#').next().unwrap_or_default().trim().is_empty();
    match sim::rehearse(text, LONGEST) {
        Ok(commands) => assert_eq!(commands, text.lines().filter(spoken).count(), "a line was left out"),
        Err(sim::Failure::Usage(what) | sim::Failure::Failed(what)) => {
            let line = what
                .strip_prefix("line ")
                .and_then(|rest| rest.split([':', ',']).next()?.parse::<usize>().ok());
            assert!(line.is_some_and(|line| (1..=text.lines().count()).contains(&line)), "{what}");
        }
        Err(sim::Failure::Unread) => panic!("a rehearsal prints nothing"),
    }
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let texts = [
        "seed 2a # known\nwait 1000\npress A A A A D A\nhold B 700\nrestart\nshot end\n",
        "film\nseed 1\nwait 500\npress A U A D D A U A\npress R A R B B A\npress A A\npress A L A A\n",
        "wait 4294967295\n",
        "hold A 4294967295\nwait 4294967295\n",
        "tap 80 A A\ntap 86400000 A A A\n",
        "jump\n",
    ];
    texts.map(|text| text.as_bytes().to_vec()).to_vec()
}
