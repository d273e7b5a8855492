//! Deals and plays all four games, with a panic handler that cannot be linked.
//!
//! If the optimiser cannot prove that nothing in the engine panics, the handler stays in the program, and the
//! linker stops at the symbol that does not exist. Build it with the profile `firmware` for thumbv6m.

#![no_std]
#![no_main]

use core::hint::black_box;
use core::panic::PanicInfo;

use engine::cards::{Chance, Seed};
use engine::games::{Game, GameMove, GameOptions, Moves, Players, Seat, Setup};

unsafe extern "C" {
    /// Exists nowhere.
    safe fn a_panic_is_reachable_from_the_engine() -> !;
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    a_panic_is_reachable_from_the_engine()
}

/// Plays a whole game by chance, and passes through views, worlds, zones and packed moves on the way.
fn play<G: Game>() {
    let setup = Setup {
        players: black_box(Players::Five),
        first: black_box(Seat::Two),
        options: G::Options::unpack(black_box(0)).unwrap_or_default(),
        seed: black_box(Seed(1)),
    };
    let Ok(mut game) = G::deal(&setup) else { return };
    let mut chance = Chance::new(black_box(Seed(2)));
    let mut moves = Moves::new();
    while let Some(seat) = game.to_move() {
        game.legal_moves(&mut moves);
        let Ok(count) = u32::try_from(moves.len()) else { return };
        let Some(&mv) = moves.get(chance.below(count) as usize) else { return };
        let Some(mv) = G::Move::unpack(black_box(mv.pack())) else { return };
        let view = game.view(seat);
        black_box(G::sample(&view, &mut chance).zones());
        if game.play(mv).is_err() {
            return;
        }
    }
    black_box((game.scores(), game.winners()));
}

/// The entry that the linker looks for.
#[unsafe(no_mangle)]
pub extern "C" fn _start() {
    #[cfg(feature = "bango")]
    play::<engine::games::bango::Bango>();
    #[cfg(feature = "no_idea")]
    play::<engine::games::no_idea::NoIdea>();
    #[cfg(feature = "burst")]
    play::<engine::games::burst::Burst>();
    #[cfg(feature = "combo")]
    play::<engine::games::combo::Combo>();
}
