//! What the console asks of the page, as one number: what in the lowest byte, and its details in the two above.

use engine::console::Request;

/// The number of a request; none is 0. The page's `requests.js` has the same list.
pub(crate) fn number(request: Request) -> u32 {
    let [what, detail, more] = match request {
        Request::Seed => [1, 0, 0],
        Request::Save(slot) => [2, slot as u8, 0],
        Request::Erase(slot) => [3, slot as u8, 0],
        Request::Light(light) => [4, light as u8, 0],
        Request::Contrast(contrast) => [5, contrast, 0],
        Request::Sound(cue, volume) => [6, cue.number(), volume as u8],
        // The storage of a page is never broken as a whole, and it has neither a panel nor a drive.
        Request::MendMemory | Request::Turned(_) | Request::Panel(_) | Request::Update => [7, 0, 0],
        Request::Resume => [8, 0, 0],
        Request::Keep => [9, 0, 0],
        Request::Fetch(nth) => [10, nth, 0],
        Request::ForgetKept => [11, 0, 0],
    };
    u32::from_le_bytes([what, detail, more, 0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::console::{Cue, Light, SaveSlot, Volume};

    #[test]
    fn requests_have_the_numbers_that_the_page_knows() {
        assert_eq!(number(Request::Seed), 1);
        assert_eq!(number(Request::Save(SaveSlot::Game)), 0x0202);
        assert_eq!(number(Request::Erase(SaveSlot::Records)), 0x0103);
        assert_eq!(number(Request::Light(Light::Off)), 0x0204);
        assert_eq!(number(Request::Contrast(160)), 0xa005);
        assert_eq!(number(Request::Sound(Cue::Win, Volume::High)), 0x0001_0306);
        assert_eq!(number(Request::Update), 7);
        assert_eq!(number(Request::Fetch(3)), 0x030a);
    }
}
