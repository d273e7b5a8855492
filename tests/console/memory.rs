//! What is kept in flash, and names.

use engine::console::memory::{
    Guest, Name, Profile, Records, RobotLevel, Setting, Unreadable, Who, all_different, short_names,
};
use engine::games::{Kind, PerSeat, Players, Seat};

fn changed_profile() -> Profile {
    let mut profile = Profile::default();
    for setting in Setting::ALL {
        profile.settings.step(setting, true);
    }
    for kind in Kind::ALL {
        for place in 0..kind.options().len() {
            profile.options.step(kind, place, true);
        }
    }
    profile.guests[Seat::Two] = Guest { name: Name::new("GOOD"), who: Who::Bot(RobotLevel::Good) };
    profile.guests[Seat::Three] = Guest { name: Name::new("WMWMW9"), who: Who::Bot(RobotLevel::Hard) };
    profile.players = Players::Six;
    profile.first = Some(Seat::Five);
    profile.note_played(Kind::ALL[Kind::COUNT - 1]);
    profile
}

#[test]
fn a_profile_comes_back_as_it_was() {
    for profile in [Profile::default(), changed_profile()] {
        let mut room = [0; Profile::BYTES];
        let used = profile.pack(&mut room);
        assert_eq!(used, Profile::BYTES);
        assert_eq!(Profile::unpack(&room[..used]), Ok(profile));
    }
    assert_eq!(changed_profile().pack(&mut [0; 32]), 0);
}

#[test]
fn every_damaged_bit_of_a_profile_is_noticed() {
    let mut room = [0; Profile::BYTES];
    changed_profile().pack(&mut room);
    for bit in 0..8 * room.len() {
        let mut damaged = room;
        damaged[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(Profile::unpack(&damaged), Err(Unreadable::Damaged), "bit {bit}");
    }
    for length in 1..room.len() {
        assert_eq!(Profile::unpack(&room[..length]), Err(Unreadable::Damaged), "{length} bytes");
    }
    assert_eq!(Profile::unpack(&[]), Err(Unreadable::Missing));
    assert_eq!(Profile::unpack(&[0xff; Profile::BYTES]), Err(Unreadable::Missing));
}

/// What earlier versions wrote: a profile, one with one setting more, and one that says how long it is.
const OLD_PROFILES: [&[u8]; 3] = [
    b"\x01\x04\x02\x02\x02\x02\x01\x01\x01\x06\x03\x08\x05\x01\x01\x01\x01\x01\x09\x00\
      ANNA  \x02BEN   \x03WMWMW9\x02DAVID \x02ELLA  \x02HUGO  \x9b\x89",
    b"\x02\x04\x02\x02\x02\x02\x01\x01\x01\x01\x06\x03\x08\x05\x01\x01\x01\x01\x01\x09\x00ANNA  \x02BEN   \x03WMWMW9\x02DAVID \x02ELLA  \x02HUGO  \xe5\xe8",
    b"\x03E\x00\x04\x02\x02\x02\x02\x01\x01\x01\x01\x06\x03\x00\x05\x04\x01\x00\x01\x00\x01\x00\x09\x00ANNA  \x02BEN   \x03WMWMW9\x02DAVID \x02ELLA  \x02HUGO  \x02\xc7\xd6",
];

#[test]
fn a_profile_of_an_earlier_version_is_told_from_a_damaged_one() {
    for old in OLD_PROFILES {
        assert_eq!(Profile::unpack(old), Err(Unreadable::Foreign));
        for bit in 0..8 * old.len() {
            let mut damaged = old.to_vec();
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(Profile::unpack(&damaged), Err(Unreadable::Damaged), "bit {bit}");
        }
    }
}

#[test]
fn records_come_back_as_they_were_and_keep_the_best() {
    for kind in Kind::ALL {
        records_keep_the_best(kind);
    }
}

fn records_keep_the_best(kind: Kind) {
    let (anna, ben) = (Name::new("ANNA"), Name::new("BEN"));
    let mut records = Records::default();
    records.note_score(kind, anna, -5);
    records.note_score(kind, ben, 12);
    records.note_score(kind, anna, 12);
    records.note_feat(kind, anna, 9);
    for winner in [anna, ben, ben] {
        records.note_game(kind);
        records.note_win(kind, winner);
    }
    let record = records.of(kind);
    assert_eq!((record.games, record.best, record.feat), (3, Some((12, ben)), Some((9, anna))));
    assert_eq!(records.winners(kind).as_slice(), [(ben, 2), (anna, 1)]);
    let mut room = [0; Records::BYTES];
    let used = records.pack(&mut room);
    assert!((1..=Records::BYTES).contains(&used));
    assert_eq!(Records::unpack(&room[..used]), Ok(records));
    assert_eq!(Records::unpack(&room[1..used]), Err(Unreadable::Damaged));
}

#[test]
fn a_thirteenth_winner_takes_the_place_of_the_one_with_the_fewest_wins() {
    let (mut records, kind) = (Records::default(), Kind::ALL[Kind::COUNT - 1]);
    for number in 0..20_u8 {
        for _ in 0..=(20 - number) {
            records.note_win(kind, Name::new(&format!("N{number}")));
        }
    }
    let winners = records.winners(kind);
    assert_eq!(winners.len(), Records::NAMES);
    assert_eq!(winners[0], (Name::new("N0"), 21));
}

fn seats(names: [&str; 6]) -> PerSeat<Name> {
    PerSeat::from_fn(|seat| Name::new(names[usize::from(seat.number()) - 1]))
}

#[test]
fn short_names_are_all_different() {
    let hard = [
        ["ANNA", "ANNE", "ANNIKA", "ANN", "ANNB", "ANNC"],
        ["A", "B", "C", "D", "E", "F"],
        ["AAAAAA", "AAAAA", "AAAA", "AAA", "AA", "A"],
        ["ELLA", "EMMA", "MAX", "LEO", "AL", "EM"],
    ];
    for names in hard.map(seats) {
        for letters in 1..=4 {
            for players in 2..=6 {
                let players = Players::new(players).unwrap();
                let short = short_names(&names, players, letters);
                assert!(all_different(&short, players), "{names:?} in {letters}: {short:?}");
                assert!(short.seated(players).all(|name| (1..=letters).contains(&name.len())), "{short:?}");
            }
        }
    }
}

#[test]
fn guests_keep_different_names_whatever_is_done_to_them() {
    let mut profile = Profile::default();
    for turn in 0..500_u32 {
        let kind = Kind::ALL[turn as usize % Kind::COUNT];
        let seat = profile.players_of(kind).seats().nth(turn as usize % 2).unwrap();
        match turn % 7 {
            0 | 1 => profile.add_guest(kind),
            2 => profile.remove_guest(kind, seat),
            3 => profile.rename(seat, Name::new(["HUGO", "IDA", "X1"][turn as usize % 3])),
            other => profile.step_name(kind, seat, other == 4),
        }
        let names = profile.guests.map(|guest| guest.name);
        if turn % 7 != 3 {
            assert!(all_different(&names, Players::Six), "{names:?}");
        }
        assert!((2..=6).contains(&profile.players.count()));
    }
}
