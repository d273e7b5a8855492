//! Everything that a pen can draw, at a glance: each method leads to the file that draws it.

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::primitives::Rectangle;

use super::art::{Bitmap, Mark};
use super::{
    Advised, CardSize, Column, Face, Hint, Look, Motion, Page, Pen, PlayerBox, Row, ScoreRow, Shake, Share,
    Span, Surface, Way, advice, bars, card, curtain, event, grid, hint, list, moving, page, panel,
    score_table, strip, title,
};

impl<D: Surface> Pen<'_, D> {
    /// Starts a frame: everything dark.
    pub fn clear(&mut self) {
        title::clear(self);
    }

    /// A title with something at the right end; both shrink before anything is cut.
    pub fn title(&mut self, left: &str, right: &str) {
        title::title(self, left, right);
    }

    /// A title with the turn marker before it.
    pub fn turn_title(&mut self, left: &str, right: &str) {
        title::turn_title(self, left, right);
    }

    /// A title with a picture before it, such as the robot of a bot that thinks.
    pub fn mark_title(&mut self, mark: Mark, left: &str, right: &str) {
        title::mark_title(self, mark, left, right);
    }

    /// The right pane: the card that matters now, and its role in one word.
    pub fn pane(&mut self, face: Face, look: Look, role: &str) {
        title::pane(self, face, look, role);
    }

    /// The message bar above the hint line: what just happened, or what to do with it. Long ones are small.
    pub fn message(&mut self, text: &str) {
        bars::message(self, text);
    }

    /// One line of explanation, where the message bar would be.
    pub fn explanation(&mut self, text: &str) {
        bars::explanation(self, text);
    }

    /// A bar that shows which part of a longer list is on the screen; nothing if all of it is.
    pub fn scroll_bar(&mut self, track: Rectangle, first: usize, shown: usize, total: usize) {
        bars::scroll_bar(self, track, first, shown, total);
    }

    /// A level from 0 to 3 as rising steps, 11x7.
    pub fn level(&mut self, level: u8, x: i32, y: i32, ink: BinaryColor) {
        bars::level(self, level, x, y, ink);
    }

    /// A value from 0 to 5 as squares, 29x5.
    pub fn gauge(&mut self, value: u8, x: i32, y: i32, ink: BinaryColor) {
        bars::gauge(self, value, x, y, ink);
    }

    /// A title and the heads of the columns, in one line.
    pub fn score_head(&mut self, title: &str, columns: &[Column<'_>]) {
        score_table::score_head(self, title, columns);
    }

    /// A row of a table with so many rows: five at a pitch of nine, six at eight and seven in turn.
    pub fn score_row(&mut self, index: i32, rows: usize, row: ScoreRow<'_>) {
        score_table::score_row(self, index, rows, row);
    }

    /// Draws the strip above the hint line: what is counted, then up to six players.
    pub fn strip<'a>(
        &mut self,
        counted: Bitmap,
        shares: impl IntoIterator<Item = Share<'a>, IntoIter: ExactSizeIterator>,
    ) {
        strip::strip(self, counted, shares);
    }

    /// Draws a player's box.
    pub fn player_box(&mut self, place: u8, player: PlayerBox<'_>) {
        grid::player_box(self, place, player);
    }

    /// Draws a box where somebody could sit, with a word in it.
    pub fn empty_box(&mut self, place: u8, word: &str, chosen: bool) {
        grid::empty_box(self, place, word, chosen);
    }

    /// A bursting star with one great word and a few small ones in it.
    pub fn explosion(&mut self, word: &str, why: &str) {
        self.shaken_explosion(word, why, Shake::default());
    }

    /// The same, trembling.
    pub fn shaken_explosion(&mut self, word: &str, why: &str, shake: Shake) {
        event::explosion(self, word, why, shake);
    }

    /// A card on its way, over whatever is below; nothing before it leaves and once it has arrived.
    pub fn flying_card(&mut self, card: (Face, CardSize), way: Way) {
        moving::flying_card(self, card, way);
    }

    /// A card that is turned over in its place, from its back to its face.
    pub fn turning_card(
        &mut self,
        when: (Motion, Span),
        sides: (Face, Face),
        place: (i32, i32),
        look: (CardSize, Look),
    ) {
        moving::turning_card(self, when, sides, place, look);
    }

    /// The great cup in its rays at the left, a name and what it did at the right.
    pub fn cup(&mut self, name: &str, lines: [&str; 2], small: &str) {
        self.coming_cup(name, lines, small, (0, true));
    }

    /// The same while it rises: how much of its way is before it, of 256 parts, and whether its rays shine.
    pub fn coming_cup(&mut self, name: &str, lines: [&str; 2], small: &str, sight: (i32, bool)) {
        event::cup(self, name, lines, small, sight);
    }

    /// Confetti that bursts out of a [cup](Pen::cup), so many twentieths of a second ago.
    pub fn confetti_burst(&mut self, time: i32) {
        event::confetti_burst(self, time);
    }

    /// Confetti that falls behind a [cup](Pen::cup) and its words, so long after it began.
    pub fn confetti(&mut self, age: u32) {
        event::confetti(self, age);
    }

    /// Draws a card with its upper left corner there.
    pub fn card(&mut self, face: Face, x: i32, y: i32, size: CardSize, look: Look) {
        card::card(self, face, x, y, size, look);
    }

    /// A list of five rows.
    pub fn list(&mut self, rows: &[Row<'_>], selected: usize) {
        list::list(self, rows, selected);
    }

    /// A list of four rows, with an explanation of the selected one below.
    pub fn explained_list(&mut self, rows: &[Row<'_>], selected: usize, explanation: &str) {
        list::explained_list(self, rows, selected, explanation);
    }

    /// Writes the hints. One alone stands in the middle. If a name makes them too long, verbs lose letters.
    pub fn hint(&mut self, hints: &[Hint<'_>]) {
        hint::hint(self, hints);
    }

    /// Writes one hint in place of those that are there.
    pub fn only_hint(&mut self, one: Hint<'_>) {
        hint::other_hints(self, &[one]);
    }

    /// Writes hints in place of those that are there.
    pub fn other_hints(&mut self, others: &[Hint<'_>]) {
        hint::other_hints(self, others);
    }

    /// Writes a text in the middle of a screen without hints.
    pub fn waiting(&mut self, text: &str) {
        hint::waiting(self, text);
    }

    /// Draws a move that is advised: its picture, then its words on white.
    pub fn advised(&mut self, advised: &Advised) {
        advice::advised(self, advised);
    }

    /// Lines of 20 characters on white paper, over the upper part of the screen or the lower one.
    pub fn panel<'a>(
        &mut self,
        lines: impl IntoIterator<Item = &'a str, IntoIter: ExactSizeIterator>,
        above: bool,
    ) {
        panel::panel(self, lines, above);
    }

    /// The lines of a page from this row on, and its cards in the middle below.
    pub fn illustrated_page(&mut self, page: &Page, top: i32) {
        page::illustrated_page(self, page, top);
    }

    /// One line of 21 characters on white, in the place of the title.
    pub fn banner(&mut self, text: &str) {
        panel::banner(self, text);
    }

    /// Draws the curtain for somebody.
    pub fn curtain(&mut self, name: &str) {
        curtain::curtain(self, name);
    }

    /// The curtain as it parts over what is behind it: one of its pictures.
    pub fn parting_curtain(&mut self, picture: usize) {
        curtain::parting_curtain(self, picture);
    }

    /// A band across the screen with the name of the player whose decision comes.
    pub fn name_band(&mut self, name: &str) {
        curtain::name_band(self, name);
    }
}
