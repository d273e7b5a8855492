//! The sign that a press did nothing: the hint line shakes for a moment, or is inverted where nothing moves.

use super::input::has_come;
use super::kit::{FRAME, HintLook};

/// How far the hint line is off to the right, picture by picture.
const SHAKING: [i32; 4] = [2, -2, 2, -1];

/// The last press that did nothing, as long as the hint line shows it.
#[derive(Clone, Debug, Default)]
pub(super) struct IgnoredPress {
    /// When it came, and the number of the picture that is shown.
    shown: Option<(u32, usize)>,
}

impl IgnoredPress {
    /// A press did nothing.
    pub(super) const fn note(&mut self, now: u32) {
        self.shown = Some((now, 0));
    }

    /// Time passes. Returns true if that changes the picture.
    pub(super) fn tick(&mut self, now: u32) -> bool {
        let Some((since, before)) = self.shown.filter(|_| self.due().is_some_and(|due| has_come(due, now)))
        else {
            return false;
        };
        let picture = usize::try_from(now.wrapping_sub(since) / FRAME).unwrap_or(SHAKING.len());
        self.shown = (picture < SHAKING.len()).then_some((since, picture));
        self.shown.is_none() || picture != before
    }

    /// Whether the hint line shows it.
    pub(super) const fn is_shown(&self) -> bool {
        self.shown.is_some()
    }

    /// When the next picture comes.
    pub(super) fn due(&self) -> Option<u32> {
        let (since, picture) = self.shown?;
        let next = u32::try_from(picture).unwrap_or(0).saturating_add(1);
        Some(since.wrapping_add(next.saturating_mul(FRAME)))
    }

    /// How the hint line is drawn now.
    pub(super) fn look(&self, motion: bool) -> HintLook {
        match self.shown {
            None => HintLook::Plain,
            Some(_) if !motion => HintLook::Inverted,
            Some((_, picture)) => SHAKING.get(picture).map_or(HintLook::Plain, |&by| HintLook::Shifted(by)),
        }
    }
}
