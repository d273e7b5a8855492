//! Banners: a name in large letters is the name of whoever decides, and what the coach says stays with its player.

use engine::console::kit::{DARK, dimensions};
use engine::console::memory::RobotLevel;
use engine::console::{Audience, Button, Mode, Session};
use engine::games::{Kind, Seat};

use crate::device::Handheld;
use crate::passing::{sit_down_beside, table};

/// The row in which the name of a band begins.
const BAND: i32 = 24;

/// The seats whose names are on a band across the screen.
fn named(device: &Handheld) -> Vec<Seat> {
    let frame = device.frame();
    let is_band = |text: &str| {
        frame
            .texts
            .iter()
            .any(|(area, said, ink)| dimensions(*area).1 == BAND && *ink == DARK && said == text)
    };
    let deal = table(device).setup();
    deal.players.seats().filter(|&seat| is_band(&deal.name(seat))).collect()
}

/// Plays games of a kind with some people, pressing A now and then, and shows every frame to `look`.
fn watch(kind: Kind, people: &[Seat], games: u128, mut look: impl FnMut(&Handheld)) {
    for seed in 0..games {
        let mut device = sit_down_beside(kind, people, RobotLevel::Normal, 1, Some(seed));
        for press in 0..150 {
            let button = if press % 7 == 3 { Button::Right } else { Button::A };
            device.console.press(button, device.now);
            device.serve();
            for _ in 0..[4, 12, 40][press % 3] {
                device.wait(33);
                device.console.release(button, device.now);
                if device.console.session().is_none_or(Session::is_over) {
                    break;
                }
                look(&device);
            }
            if device.console.session().is_none_or(Session::is_over) {
                break;
            }
        }
    }
}

#[test]
fn a_band_names_only_who_decides() {
    let mut shown_aside = 0;
    for kind in Kind::ALL {
        let mut bands = 0;
        for people in [&[Seat::One][..], &[Seat::One, Seat::Three]] {
            watch(kind, people, 3, |device| {
                if device.console.mode() != Mode::Game {
                    return;
                }
                let decides = table(device).decides();
                shown_aside +=
                    u32::from(decides.is_none() && matches!(table(device).audience(), Audience::Only(_)));
                for seat in named(device) {
                    bands += 1;
                    assert_eq!(Some(seat), decides, "{kind}: a name, and\n{}", device.text());
                }
            });
        }
        assert!(bands > 0, "{kind}: no name was seen");
    }
    assert!(shown_aside > 0, "nobody looked at a card that came unasked");
}

#[test]
fn a_line_of_the_coach_stays_with_its_player() {
    for kind in Kind::ALL {
        let mut said: Option<Vec<Seat>> = None;
        let mut lines = 0;
        watch(kind, &[Seat::One], 4, |device| {
            let here: Vec<Seat> = match (table(device).decides(), table(device).audience()) {
                (Some(seat), _) | (None, Audience::Only(seat)) => vec![seat],
                _ => vec![],
            };
            if !device.console.coaches() {
                said = None;
                return;
            }
            lines += 1;
            let seats = said.get_or_insert_with(Vec::new);
            seats.extend(here);
            seats.dedup();
            assert!(seats.len() < 2, "{kind}: over the screens of {seats:?}:\n{}", device.text());
        });
        assert!(lines > 0, "{kind}: the coach is silent");
    }
}
