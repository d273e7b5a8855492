//! `cargo uf2`: builds the firmware and writes `passdeck.uf2`, which is dragged onto the Pico's BOOTSEL drive, and
//! `passdeck-generic.uf2`, the same program for boards with another flash chip. `cargo uf2-pico2` writes
//! `passdeck-pico2.uf2` for a Pico 2.
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
use rp2040_boot2::BOOT_LOADER_GENERIC_03H;

/// Bytes of flash in a block.
const PAGE: usize = 256;
/// Bytes of flash that are erased at a time.
const SECTOR: u32 = 4096;
/// The places of the flags and of the first tag in a block.
const FLAGS: Range<usize> = 8..12;
const TAG: Range<usize> = 32 + PAGE..36 + PAGE;
/// Where the processor sees the flash.
const FLASH: Range<u32> = 0x1000_0000..0x1100_0000;
/// What the first and the last words of every block are.
const MAGIC: [u32; 3] = [0x0a32_4655, 0x9e5d_5157, 0x0ab1_6f30];
/// The flag that says that a family of processors is named.
const FAMILY_IS_GIVEN: u32 = 0x2000;
/// The flag that says that extension tags follow the page.
const TAGS_FOLLOW: u32 = 0x8000;
/// The tag of a block that later boot ROMs skip.
const SKIP_THIS_BLOCK: u32 = 0x9957_e304;
/// The family of the block that [`Board::PICO_2`] needs in front.
const ABSOLUTE: u32 = 0xe48b_ff57;
/// The address of that block: the end of the largest flash. On a smaller chip it wraps to the end of that chip, and the
/// first boot ROMs erase the sector there.
const LEAD_ADDRESS: u32 = 0x10ff_ff00;

/// A file that the program is written to.
struct File {
    name: &'static str,
    /// What takes the place of the program's own boot loader in its first page, if anything.
    boot_loader: Option<&'static [u8; PAGE]>,
}

/// A board that the program can be built for.
struct Board {
    /// The alias that builds it.
    command: &'static str,
    target: &'static str,
    files: &'static [File],
    /// The family of processors that the file is for.
    family: u32,
    /// Whether a block comes first that lies beyond the flash.
    needs_lead: bool,
}

impl Board {
    /// Also for a Pico W. The program's own boot loader knows the commands of the flash on these two; the generic one reads
    /// any flash, with one wire and a slow clock.
    const PICO: Board = Board {
        command: "firmware",
        target: "thumbv6m-none-eabi",
        files: &[
            File { name: "passdeck.uf2", boot_loader: None },
            File { name: "passdeck-generic.uf2", boot_loader: Some(&BOOT_LOADER_GENERIC_03H) },
        ],
        family: 0xe48b_ff56,
        needs_lead: false,
    };

    /// Its first chips lose what is copied to the drive without a block in front (erratum RP2350-E10).
    const PICO_2: Board = Board {
        command: "firmware-pico2",
        target: "thumbv8m.main-none-eabihf",
        files: &[File { name: "passdeck-pico2.uf2", boot_loader: None }],
        family: 0xe48b_ff59,
        needs_lead: true,
    };
}

/// Pages of flash by their addresses.
type Image = BTreeMap<u32, [u8; PAGE]>;

fn main() -> Result<(), Box<dyn Error>> {
    let board = match env::args().nth(1).as_deref() {
        None => Board::PICO,
        Some("pico2") => Board::PICO_2,
        Some(other) => return Err(format!("there is no board `{other}`: say nothing, or `pico2`").into()),
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .ok_or("there is no folder above this one")?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    if !Command::new(cargo).arg(board.command).current_dir(root).status()?.success() {
        return Err("the firmware does not build".into());
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let elf = fs::read(target.join(board.target).join("firmware/passdeck"))?;
    let image = flash_image(&elf)
        .map_err(|error| format!("the firmware is not an ELF file for the Pico: {error}"))?;
    for File { name, boot_loader } in board.files {
        let mut image = image.clone();
        if let (Some(mut first), Some(boot_loader)) = (image.first_entry(), boot_loader) {
            first.insert(**boot_loader);
        }
        let file = target.join(name);
        fs::write(&file, uf2(&image, &board))?;
        println!("{}: {} KB of flash", file.display(), image.len() * PAGE / 1024);
    }
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
fn uf2(pages: &Image, board: &Board) -> Vec<u8> {
    let mut file = Vec::with_capacity(pages.len() * 512);
    if board.needs_lead {
        file.extend(lead());
    }
    for (number, (&address, page)) in pages.iter().enumerate() {
        file.extend(block((address, page), (number as u32, pages.len() as u32), board.family));
    }
    file
}

/// The block for erratum RP2350-E10, as `picotool` writes it.
fn lead() -> Vec<u8> {
    let mut block = block((LEAD_ADDRESS, &[0xef; PAGE]), (0, 2), ABSOLUTE);
    block[FLAGS].copy_from_slice(&(FAMILY_IS_GIVEN | TAGS_FOLLOW).to_le_bytes());
    block[TAG].copy_from_slice(&SKIP_THIS_BLOCK.to_le_bytes());
    block
}

/// One block: a page and its address, its number and how many there are, and the family of processors.
fn block((address, page): (u32, &[u8; PAGE]), (number, count): (u32, u32), family: u32) -> Vec<u8> {
    let words = [MAGIC[0], MAGIC[1], FAMILY_IS_GIVEN, address, PAGE as u32, number, count, family];
    let mut block: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
    block.extend(page);
    block.resize(512 - 4, 0);
    block.extend(MAGIC[2].to_le_bytes());
    block
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_512_bytes_and_says_where_it_goes() {
        let file = uf2(&two_pages(), &Board::PICO);
        assert_eq!(file.len(), 1024);
        assert_eq!(file[512 + 12..512 + 16], [0, 1, 0, 0x10]);
        assert_eq!(file[512 + 20..512 + 28], [1, 0, 0, 0, 2, 0, 0, 0]);
        assert_eq!(file[512 + 32..512 + 34], [2, 2]);
        assert_eq!(file[1020..], [0x30, 0x6f, 0xb1, 0x0a]);
    }

    fn two_pages() -> Image {
        Image::from([(0x1000_0000, [1; PAGE]), (0x1000_0100, [2; PAGE])])
    }

    #[test]
    fn each_board_has_its_family_and_the_newer_one_a_block_in_front() {
        let (older, newer) = (uf2(&two_pages(), &Board::PICO), uf2(&two_pages(), &Board::PICO_2));
        let family = |file: &[u8], block: usize| file[512 * block + 28..512 * block + 32].to_vec();
        assert_eq!((older.len(), newer.len()), (1024, 1536));
        assert_eq!(family(&older, 0), [0x56, 0xff, 0x8b, 0xe4]);
        assert_eq!(family(&newer, 0), [0x57, 0xff, 0x8b, 0xe4]);
        assert_eq!(family(&newer, 2), [0x59, 0xff, 0x8b, 0xe4]);
        assert_eq!(newer[512 + 20..512 + 28], older[20..28], "the block in front is not counted");
    }

    #[test]
    fn later_boot_roms_are_told_to_skip_the_block_in_front() {
        let newer = uf2(&two_pages(), &Board::PICO_2);
        assert_eq!((&newer[FLAGS], &newer[TAG]), (&[0, 0xa0, 0, 0][..], &[0x04, 0xe3, 0x57, 0x99][..]));
        assert_eq!((&newer[512..][FLAGS], &newer[512..][TAG]), (&[0, 0x20, 0, 0][..], &[0; 4][..]));
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
