//! Choosing by chance.

use crate::cards::Chance;

/// One of the items, each with the same probability; `None` if there are none.
#[inline]
pub fn pick<T: Copy>(items: &[T], chance: &mut Chance) -> Option<T> {
    let count = u32::try_from(items.len()).ok()?;
    items.get(chance.below(count) as usize).copied()
}
