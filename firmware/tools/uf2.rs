//! `cargo uf2`: builds the firmware and writes `passdeck.uf2`, which is dragged onto the Pico's BOOTSEL drive.
//!
//! UF2 is a row of blocks of 512 bytes. Each carries 256 bytes and says where in the flash they go.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const PAGE: usize = 256;
const FLASH: std::ops::Range<u32> = 0x1000_0000..0x1100_0000;
const RP2040: u32 = 0xe48b_ff56;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the firmware lies nowhere")?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    if !Command::new(cargo).arg("firmware").current_dir(root).status()?.success() {
        return Err("the firmware does not build".into());
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let elf = fs::read(target.join("thumbv6m-none-eabi/firmware/passdeck"))?;
    let image = flash_image(&elf).ok_or("the firmware is not an ELF file for the Pico")?;
    let file = target.join("passdeck.uf2");
    fs::write(&file, uf2(&image))?;
    println!("{}: {} KB of flash", file.display(), image.len() * PAGE / 1024);
    Ok(())
}

/// The pages of flash that an ELF file fills, each with its address.
fn flash_image(elf: &[u8]) -> Option<Vec<(u32, [u8; PAGE])>> {
    let half = |at: usize| Some(u16::from_le_bytes(*elf.get(at..)?.first_chunk()?));
    let word = |at: usize| Some(u32::from_le_bytes(*elf.get(at..)?.first_chunk()?));
    if !elf.starts_with(b"\x7fELF\x01\x01") {
        return None;
    }
    let mut pages: std::collections::BTreeMap<u32, [u8; PAGE]> = std::collections::BTreeMap::new();
    let (table, size, count) = (word(28)? as usize, half(42)? as usize, half(44)? as usize);
    for header in (0..count).map(|index| table + index * size) {
        let (kind, offset, address, len) =
            (word(header)?, word(header + 4)?, word(header + 12)?, word(header + 16)?);
        if kind != 1 || !FLASH.contains(&address) {
            continue;
        }
        for (byte, at) in elf.get(offset as usize..)?.get(..len as usize)?.iter().zip(address..) {
            let page = pages.entry(at & !(PAGE as u32 - 1)).or_insert([0; PAGE]);
            page[at as usize % PAGE] = *byte;
        }
    }
    (!pages.is_empty()).then(|| pages.into_iter().collect())
}

fn uf2(pages: &[(u32, [u8; PAGE])]) -> Vec<u8> {
    let mut file = Vec::with_capacity(pages.len() * 512);
    for (number, (address, page)) in pages.iter().enumerate() {
        let words = [
            0x0a32_4655,
            0x9e5d_5157,
            0x2000,
            *address,
            PAGE as u32,
            number as u32,
            pages.len() as u32,
            RP2040,
        ];
        file.extend(words.into_iter().flat_map(u32::to_le_bytes));
        file.extend(page);
        file.resize(file.len() + 476 - PAGE, 0);
        file.extend(0x0ab1_6f30_u32.to_le_bytes());
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_512_bytes_and_says_where_it_goes() {
        let file = uf2(&[(0x1000_0000, [1; PAGE]), (0x1000_0100, [2; PAGE])]);
        assert_eq!(file.len(), 1024);
        assert_eq!(file[512 + 12..512 + 16], [0, 1, 0, 0x10]);
        assert_eq!(file[512 + 20..512 + 28], [1, 0, 0, 0, 2, 0, 0, 0]);
        assert_eq!(file[512 + 32..512 + 34], [2, 2]);
        assert_eq!(file[1020..], [0x30, 0x6f, 0xb1, 0x0a]);
    }

    #[test]
    fn what_is_no_elf_file_is_refused() {
        assert!(flash_image(b"hello").is_none());
        assert!(flash_image(b"\x7fELF\x01\x01 cut short").is_none());
    }
}
