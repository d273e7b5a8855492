//! Things that are chosen from a few words: the settings, the options of the games.

use core::marker::PhantomData;

/// Something with a few values, each with a word for it.
pub trait Choice: Copy + 'static {
    /// All of these things, in the order of their list.
    const ALL: &'static [Self];

    /// What it is called in a list.
    fn label(self) -> &'static str;

    /// The words for its values.
    fn words(self) -> &'static [&'static str];

    /// The value at the beginning.
    fn usual(self) -> u8;

    /// Its place in [`Choice::ALL`].
    fn place(self) -> usize;
}

/// A value for each thing of one kind, always one that has a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices<C, const N: usize> {
    values: [u8; N],
    kind: PhantomData<C>,
}

impl<C: Choice, const N: usize> Default for Choices<C, N> {
    fn default() -> Choices<C, N> {
        let mut choices = Choices { values: [0; N], kind: PhantomData };
        for &choice in C::ALL {
            choices.set(choice, choice.usual());
        }
        choices
    }
}

impl<C: Choice, const N: usize> Choices<C, N> {
    /// The value of one thing.
    pub fn get(&self, choice: C) -> u8 {
        self.values.get(choice.place()).copied().unwrap_or(0)
    }

    /// Whether something with the words *off* and *on* is on.
    pub fn is_on(&self, choice: C) -> bool {
        self.get(choice) == 1
    }

    /// The word for the value of one thing.
    pub fn word(&self, choice: C) -> &'static str {
        choice.words().get(usize::from(self.get(choice))).copied().unwrap_or("")
    }

    /// Changes a value; one without a word is not taken.
    pub fn set(&mut self, choice: C, value: u8) {
        if usize::from(value) < choice.words().len()
            && let Some(place) = self.values.get_mut(choice.place())
        {
            *place = value;
        }
    }

    /// Goes to the next value or the one before. A few values go round, many stop at their ends.
    pub fn step(&mut self, choice: C, up: bool) {
        let last = u8::try_from(choice.words().len()).unwrap_or(1).saturating_sub(1);
        let round = last < 4;
        let value = match (self.get(choice), up) {
            (value, true) if value >= last => {
                if round {
                    0
                } else {
                    last
                }
            }
            (value, true) => value + 1,
            (0, false) => {
                if round {
                    last
                } else {
                    0
                }
            }
            (value, false) => value - 1,
        };
        self.set(choice, value);
    }

    /// The values as bytes.
    pub const fn bytes(&self) -> [u8; N] {
        self.values
    }

    /// The values from bytes; what has no word keeps its usual value.
    pub fn from_bytes(bytes: [u8; N]) -> Choices<C, N> {
        let mut choices = Choices::default();
        for (&choice, value) in C::ALL.iter().zip(bytes) {
            choices.set(choice, value);
        }
        choices
    }
}
