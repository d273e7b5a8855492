//! The numbers by which a bot judges, in 64ths of a point. They were set by hand; changing one at a time showed no clear gain.

/// What a bot thinks that things are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// For a new sequence, times the cards of the deck for each player; and the most of it.
    pub(super) start: i32,
    pub(super) start_most: i32,
    /// For a card in the hand that needs one more number to fit.
    pub(super) near: i32,
    /// For one that needs more, while a sequence can still be started.
    pub(super) free: i32,
    /// For one that hardly ever fits.
    pub(super) far: i32,
    /// For a black one.
    pub(super) black: i32,
    /// Hopes fade from so many cards of the deck for each player on.
    pub(super) late: i32,
    /// For a hand of so many cards: less room.
    pub(super) crowd: [i32; 6],
    /// What each opponent's share of an explosion costs.
    pub(super) share: i32,
    /// What the unknown card of an explosion costs.
    pub(super) exploding: i32,
    /// What one more card is worth that fits, and one that does not.
    pub(super) useful: i32,
    pub(super) useless: i32,
    /// What it costs to save oneself with a Bango.
    pub(super) save: i32,
    /// What a victory is worth beyond its lead.
    pub(super) victory: i32,
}

impl Taste {
    /// Good judgement.
    pub(super) const GOOD: Taste = Taste {
        start: 3,
        start_most: 64,
        near: 16,
        free: 0,
        far: -40,
        black: -44,
        late: 12,
        crowd: [0, 0, 4, 10, 20, 32],
        share: 64,
        exploding: 32,
        useful: 110,
        useless: 10,
        save: 64,
        victory: 0,
    };

    /// Good judgement of one who remembers every card.
    pub(super) const KEEN: Taste = Taste { useful: 80, useless: 20, ..Taste::GOOD };

    /// A child: likes cards, sees no danger, and does not count.
    pub(super) const CHILDISH: Taste = Taste {
        start: 0,
        start_most: 0,
        near: 24,
        free: 24,
        far: 8,
        black: -24,
        late: 4,
        crowd: [0; 6],
        share: 0,
        exploding: 0,
        useful: 128,
        useless: 40,
        save: 0,
        victory: 0,
    };
}
