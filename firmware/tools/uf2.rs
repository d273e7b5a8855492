//! `cargo uf2`: builds the firmware and writes `passdeck.uf2`, which is dragged onto the Pico's BOOTSEL drive.
//!
//! UF2 is a row of blocks of 512 bytes. Each carries 256 bytes and says where in the flash they go.

use std::collections::BTreeMap;
use std::env;
use std::error::Error;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

use object::LittleEndian;
use object::elf::{FileHeader32, PT_LOAD};
use object::read::elf::{FileHeader, ProgramHeader};

/// Bytes of flash in a block.
const PAGE: usize = 256;
/// Bytes of flash that are erased at a time.
const SECTOR: u32 = 4096;
/// Where the processor sees the flash.
const FLASH: Range<u32> = 0x1000_0000..0x1100_0000;
/// What the first and the last words of every block are.
const MAGIC: [u32; 3] = [0x0a32_4655, 0x9e5d_5157, 0x0ab1_6f30];
/// The flag that says that a family of processors is named.
const FAMILY_IS_GIVEN: u32 = 0x2000;
/// The family of processors that the file is for.
const RP2040: u32 = 0xe48b_ff56;

/// Pages of flash by their addresses.
type Image = BTreeMap<u32, [u8; PAGE]>;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the firmware has no folder above it")?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    if !Command::new(cargo).arg("firmware").current_dir(root).status()?.success() {
        return Err("the firmware does not build".into());
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let elf = fs::read(target.join("thumbv6m-none-eabi/firmware/passdeck"))?;
    let image = flash_image(&elf)
        .map_err(|error| format!("the firmware is not an ELF file for the Pico: {error}"))?;
    let file = target.join("passdeck.uf2");
    fs::write(&file, uf2(&image))?;
    println!("{}: {} KB of flash", file.display(), image.len() * PAGE / 1024);
    Ok(())
}

/// What an ELF file puts into the flash.
fn flash_image(elf: &[u8]) -> Result<Image, Box<dyn Error>> {
    let header = FileHeader32::<LittleEndian>::parse(elf)?;
    let endian = header.endian()?;
    let mut pages = Image::new();
    for segment in header.program_headers(endian, elf)? {
        // Where it lies in the flash; what is copied to RAM at the start has another address then.
        let address = segment.p_paddr(endian);
        if segment.p_type(endian) != PT_LOAD || !FLASH.contains(&address) {
            continue;
        }
        let bytes = segment.data(endian, elf).map_err(|()| "a segment lies outside of the file")?;
        for (byte, at) in bytes.iter().zip(address..) {
            let page = pages.entry(at & !(PAGE as u32 - 1)).or_insert([0; PAGE]);
            page[at as usize % PAGE] = *byte;
        }
    }
    without_gaps(pages)
}

/// Fills the gaps with erased flash. The boot ROM erases by the numbers of the blocks, not by their addresses (erratum
/// RP2040-E14): a gap would leave what lies behind it unerased, and the program broken without a word.
fn without_gaps(mut pages: Image) -> Result<Image, Box<dyn Error>> {
    let (Some(&first), Some(&last)) = (pages.keys().next(), pages.keys().next_back()) else {
        return Err("nothing of it lies in the flash".into());
    };
    if first % SECTOR != 0 {
        return Err(format!("it begins at {first:x}, in the middle of a sector").into());
    }
    for address in (first..last).step_by(PAGE) {
        pages.entry(address).or_insert([0xff; PAGE]);
    }
    Ok(pages)
}

/// The pages as a UF2 file.
fn uf2(pages: &Image) -> Vec<u8> {
    let mut file = Vec::with_capacity(pages.len() * 512);
    for (number, (address, page)) in pages.iter().enumerate() {
        let words = [
            MAGIC[0],
            MAGIC[1],
            FAMILY_IS_GIVEN,
            *address,
            PAGE as u32,
            number as u32,
            pages.len() as u32,
            RP2040,
        ];
        file.extend(words.into_iter().flat_map(u32::to_le_bytes));
        file.extend(page);
        file.resize(file.len() + 476 - PAGE, 0);
        file.extend(MAGIC[2].to_le_bytes());
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_512_bytes_and_says_where_it_goes() {
        let file = uf2(&Image::from([(0x1000_0000, [1; PAGE]), (0x1000_0100, [2; PAGE])]));
        assert_eq!(file.len(), 1024);
        assert_eq!(file[512 + 12..512 + 16], [0, 1, 0, 0x10]);
        assert_eq!(file[512 + 20..512 + 28], [1, 0, 0, 0, 2, 0, 0, 0]);
        assert_eq!(file[512 + 32..512 + 34], [2, 2]);
        assert_eq!(file[1020..], [0x30, 0x6f, 0xb1, 0x0a]);
    }

    #[test]
    fn a_gap_is_filled_with_erased_flash() {
        let image = Image::from([(0x1000_0000, [1; PAGE]), (0x1000_1000, [2; PAGE])]);
        let image = without_gaps(image).unwrap();
        assert_eq!(image.len(), 17);
        assert!(image.keys().copied().eq((0x1000_0000..=0x1000_1000).step_by(PAGE)));
        assert_eq!(image[&0x1000_0f00], [0xff; PAGE]);
        assert!(without_gaps(Image::from([(0x1000_0100, [1; PAGE])])).is_err());
    }

    #[test]
    fn what_is_no_elf_file_is_refused() {
        assert!(flash_image(b"hello").is_err());
        assert!(flash_image(b"\x7fELF\x01\x01 cut short").is_err());
    }
}
