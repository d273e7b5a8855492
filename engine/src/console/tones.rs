//! What cues sound like, on every board alike.

use super::request::Cue;

/// A tone of a buzzer, which knows only pitch and length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tone {
    /// Vibrations a second.
    pub hertz: u16,
    /// How long it lasts.
    pub millis: u16,
}

const fn tone(hertz: u16, millis: u16) -> Tone {
    Tone { hertz, millis }
}

/// A card is drawn: one tone, the higher the greater the danger.
const DRAW: [Tone; Cue::DANGERS as usize] = [
    tone(392, 35),
    tone(440, 35),
    tone(494, 35),
    tone(523, 35),
    tone(587, 35),
    tone(659, 35),
    tone(698, 35),
    tone(784, 40),
    tone(880, 45),
    tone(988, 50),
    tone(1047, 55),
    tone(1175, 60),
];

impl Cue {
    /// Its tones, one after the other.
    pub fn tones(self) -> &'static [Tone] {
        match self {
            Cue::Turn => const { &[tone(1319, 40)] },
            Cue::Draw(danger) => {
                let at = usize::from(danger.min(Cue::DANGERS - 1));
                DRAW.get(at..=at).unwrap_or_default()
            }
            Cue::Place => const { &[tone(440, 20), tone(330, 25)] },
            Cue::Combination => const { &[tone(784, 50), tone(1175, 90)] },
            Cue::Explosion => const { &[tone(330, 60), tone(247, 60), tone(165, 140)] },
            Cue::Trophy => const { &[tone(1047, 60), tone(1319, 60), tone(1568, 90)] },
            Cue::Win => const { &[tone(784, 90), tone(1047, 90), tone(1319, 90), tone(1568, 200)] },
            Cue::Error => const { &[tone(220, 80), tone(196, 120)] },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_sounds_the_higher_the_more_dangerous_it_is() {
        let pitch = |danger| Cue::Draw(danger).tones().first().map(|tone| tone.hertz);
        assert!((0..Cue::DANGERS).map(pitch).is_sorted_by(|low, high| low < high));
        assert_eq!(pitch(Cue::DANGERS - 1), pitch(u8::MAX), "more danger than there is sounds like the most");
    }

    #[test]
    fn no_two_cues_sound_alike_and_none_is_long() {
        for (place, cue) in Cue::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(cue.number()), place, "{cue:?}");
            let mut others = Cue::ALL.iter().skip(place + 1);
            assert!(others.all(|other| other.tones() != cue.tones()), "{cue:?}");
            let length: u32 = cue.tones().iter().map(|tone| u32::from(tone.millis)).sum();
            assert!((1..600).contains(&length), "{cue:?} takes {length} ms");
            assert!(cue.tones().iter().all(|tone| tone.hertz >= 150), "{cue:?}: a buzzer cannot go so deep");
        }
    }
}
