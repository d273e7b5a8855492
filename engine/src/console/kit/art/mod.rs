//! Pictures, drawn in the source as they look.

mod bitmap;
mod events;
mod keys;
mod logo;
mod marks;
mod shapes;

pub use bitmap::Bitmap;
pub(super) use bitmap::{bytes_for, lit};
pub use events::{CUP_HALF, CUP_RAYS, STAR_INNER, STAR_OUTER};
pub use keys::Key;
pub use logo::letter as logo;
pub use marks::Mark;
pub use shapes::{ShapeSize, colour_of};
