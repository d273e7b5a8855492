//! What is known of this device: version, supply, flash, chance, restarts; and how to get out of trouble.

use super::{About, AboutEntry, Transition, step};
use crate::console::facts::{BoardFacts, Chance, FlashFacts, FlashMode, Supply};
use crate::console::input::Button;
use crate::console::kit::{Font, Key, LIT, Line, Pen, Surface, line};
use crate::console::shared_state::SharedState;
use crate::console::words::{PASSDECK, board as words, verbs};

/// The version of the program.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// So often the maker of the flash lets a sector be erased.
const MOST_ERASES: u64 = 100_000;

/// A page of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum BoardPage {
    #[default]
    Version,
    Health,
    Rescue,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::console) struct BoardPages {
    page: BoardPage,
}

impl BoardPages {
    /// The pages that there is something to tell on.
    fn pages(shared: &SharedState) -> impl Iterator<Item = BoardPage> + Clone + use<> {
        let (has_facts, has_usb) = (shared.facts.is_some(), shared.board.usb);
        [BoardPage::Version, BoardPage::Health, BoardPage::Rescue].into_iter().filter(
            move |page| match page {
                BoardPage::Version => true,
                BoardPage::Health => has_facts,
                BoardPage::Rescue => has_usb,
            },
        )
    }

    fn place(&self, shared: &SharedState) -> usize {
        BoardPages::pages(shared).position(|page| page == self.page).unwrap_or(0)
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Left | Button::Right => {
                let place =
                    step(self.place(shared), BoardPages::pages(shared).count(), button == Button::Right);
                self.page = BoardPages::pages(shared).nth(place).unwrap_or_default();
                Transition::Stay
            }
            Button::B => About::at(AboutEntry::Board),
            Button::A | Button::Up | Button::Down => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        let (place, count) = (self.place(shared) + 1, BoardPages::pages(shared).count());
        let right = if count > 1 { line!("{place}/{count}") } else { Line::new() };
        match (self.page, &shared.facts) {
            (BoardPage::Version, facts) => {
                pen.title(PASSDECK, &right);
                entry(pen, 0, words::VERSION, VERSION);
                if let Some(facts) = facts {
                    version(pen, facts);
                }
            }
            (BoardPage::Health, Some(facts)) => {
                pen.title(words::HEALTH, &right);
                health(pen, facts);
            }
            (BoardPage::Health, None) => pen.title(words::HEALTH, &right),
            (BoardPage::Rescue, _) => {
                pen.title(words::WHEN_SWITCHING_ON, &right);
                pen.page(words::RESCUE, 9);
            }
        }
        let turn = [(Key::LeftRight, verbs::PAGE), (Key::B, verbs::BACK)];
        pen.hint(if count > 1 { &turn } else { turn.split_at(1).1 });
    }
}

/// A row with what it is about at the left and what is so at the right. Long values are small, and lose their end.
fn entry<D: Surface>(pen: &mut Pen<'_, D>, row: i32, label: &str, value: &str) {
    let y = 10 + 9 * row;
    let begin = pen.text(label, 1, y, Font::Text, LIT) + 4;
    let fits = |font: Font| begin + font.width(value) <= 126;
    match [Font::Text, Font::Small].into_iter().find(|font| fits(*font)) {
        Some(font) => pen.text_right(value, 126, y, font, LIT),
        None => pen.text(Font::Small.fitting(value, 126 - begin), begin, y, Font::Small, LIT),
    };
}

fn version<D: Surface>(pen: &mut Pen<'_, D>, facts: &BoardFacts) {
    entry(pen, 1, words::BUILD, facts.build);
    entry(pen, 2, words::BOARD, facts.board);
    entry(pen, 3, words::AWAKE_FOR, &words::hours_and_minutes(facts.minutes_awake));
    let supply = match facts.supply {
        Supply::Unknown => line!("{}", words::NOT_MEASURED),
        Supply::NotWired => line!("{}", words::NOT_WIRED),
        Supply::Millivolts(millivolts) => line!("{}.{:02} V", millivolts / 1000, millivolts % 1000 / 10),
    };
    entry(pen, 4, words::SUPPLY, &supply);
}

fn health<D: Surface>(pen: &mut Pen<'_, D>, facts: &BoardFacts) {
    let FlashFacts { id, mode, erases } = facts.flash;
    let id = id.map(|[maker, kind, size]| line!("{maker:02X} {kind:02X} {size:02X}"));
    let mode = mode.map(|FlashMode { command, megahertz }| words::flash_mode(command, megahertz));
    entry(pen, 0, words::FLASH, id.or(mode).as_deref().unwrap_or(words::DOES_NOT_TELL));
    // In hundredths of a per cent; what was used at all is not nothing.
    let worn = (u64::from(erases) * 10_000).div_ceil(MOST_ERASES);
    entry(pen, 1, words::FLASH_WORN, &line!("{}.{:02} %", worn / 100, worn % 100));
    let chance = match facts.chance {
        Chance::Gathering => words::IS_TESTED,
        Chance::Good => words::GOOD,
        Chance::Weak => words::POOR,
    };
    entry(pen, 2, words::SHUFFLING, chance);
    entry(pen, 3, words::GOT_STUCK, &words::in_a_row(facts.restarts.hangs));
    entry(pen, 4, words::CRASH, facts.restarts.crash.as_deref().unwrap_or(words::NO_CRASH));
}
