//! Cues on the desktop: through a program that the system plays sounds with.
//!
//! Every crate that plays sounds on Linux wants the headers of ALSA, which fresh machines do not have. The players of
//! PulseAudio, PipeWire and ALSA take a sound on their standard input, and where there is none of them, the desktop is
//! silent.

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;

use engine::console::{Cue, Tone, Volume};

/// Programs that play a WAV file from their standard input, and what they must be told.
const PLAYERS: [(&str, &[&str]); 3] = [("paplay", &[]), ("pw-play", &["-"]), ("aplay", &["-q", "-"])];
/// Samples a second.
const RATE: u32 = 22_050;

/// Plays one cue after the other, beside the game.
pub(crate) struct Speaker {
    cues: SyncSender<(Cue, Volume)>,
}

impl Speaker {
    /// A speaker, if there is somebody to listen: not in CI.
    pub(crate) fn new() -> Option<Speaker> {
        if std::env::var_os("CI").is_some() {
            return None;
        }
        // A cue that comes while two others wait is not heard: it would come too late.
        let (cues, coming) = mpsc::sync_channel(2);
        thread::Builder::new().name("speaker".into()).spawn(move || play_all(&coming)).ok()?;
        Some(Speaker { cues })
    }

    /// Plays a cue soon.
    pub(crate) fn play(&self, cue: Cue, volume: Volume) {
        let _ = self.cues.try_send((cue, volume));
    }
}

/// Plays cues until nobody asks for any more, or there is no player.
fn play_all(cues: &Receiver<(Cue, Volume)>) {
    let mut players = PLAYERS.iter().peekable();
    for (cue, volume) in cues {
        let sound = wav(cue.tones(), volume);
        // One that is missing or fails is not asked again.
        while let Some((program, args)) = players.peek() {
            if is_played_by(program, args, &sound) {
                break;
            }
            players.next();
        }
    }
}

fn is_played_by(program: &str, args: &[&str], sound: &[u8]) -> bool {
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut player) = command.spawn() else { return false };
    // Closes its input when it is dropped, which ends the sound.
    let is_sent = player.stdin.take().is_some_and(|mut input| input.write_all(sound).is_ok());
    player.wait().is_ok_and(|status| status.success()) && is_sent
}

/// The tones as a WAV file with one channel of 16 bits.
fn wav(tones: &[Tone], volume: Volume) -> Vec<u8> {
    let samples: Vec<i16> = tones.iter().flat_map(|tone| square(*tone, volume)).collect();
    let bytes = u32::try_from(2 * samples.len()).unwrap_or(0);
    let mut file = Vec::with_capacity(44 + 2 * samples.len());
    file.extend(b"RIFF");
    file.extend((36 + bytes).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    for number in [1_u16, 1] {
        file.extend(number.to_le_bytes());
    }
    for number in [RATE, 2 * RATE] {
        file.extend(number.to_le_bytes());
    }
    for number in [2_u16, 16] {
        file.extend(number.to_le_bytes());
    }
    file.extend(b"data");
    file.extend(bytes.to_le_bytes());
    file.extend(samples.into_iter().flat_map(i16::to_le_bytes));
    file
}

/// A tone as a buzzer makes it: high and low in turn.
fn square(tone: Tone, volume: Volume) -> impl Iterator<Item = i16> {
    let loud = match volume {
        Volume::Low => 1_500,
        Volume::High => 6_000,
    };
    let samples = RATE * u32::from(tone.millis) / 1000;
    // Half vibrations since the tone began.
    (0..samples)
        .map(move |at| if (2 * at * u32::from(tone.hertz) / RATE).is_multiple_of(2) { loud } else { -loud })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cue_is_a_file_that_says_how_long_it_is() {
        let file = wav(Cue::Trophy.tones(), Volume::High);
        let samples = [60, 60, 90].map(|millis| RATE * millis / 1000).iter().sum::<u32>();
        assert_eq!(file.len(), 44 + 2 * samples as usize);
        assert_eq!(file[40..44], (2 * samples).to_le_bytes());
        assert_eq!(&file[..4], b"RIFF");
    }

    #[test]
    fn a_tone_changes_its_sign_twice_in_each_vibration() {
        let samples: Vec<i16> = square(Tone { hertz: 1000, millis: 100 }, Volume::Low).collect();
        let changes = samples.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!((198..=200).contains(&changes), "{changes}");
    }

    #[test]
    #[cfg(unix)]
    fn a_player_gets_the_whole_file_and_a_missing_one_is_noticed() {
        let file = wav(Cue::Win.tones(), Volume::Low);
        let count = format!("[ $(wc -c) = {} ]", file.len());
        assert!(is_played_by("sh", &["-c", &count], &file));
        assert!(!is_played_by("sh", &["-c", "cat > /dev/null; exit 1"], &file));
        assert!(!is_played_by("passdeck-has-no-such-player", &[], &file));
    }
}
