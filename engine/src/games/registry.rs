//! The one list of games. Whatever goes through all of them is made from it.
//!
//! A new game is one more entry, at the end: saved bytes name a game by its place in this list.

/// Hands the list of all games, as `[module Type, ...]`, to the macro named in brackets, followed by whatever else is
/// given.
///
/// ```
/// macro_rules! joined_titles {
///     ([$($module:ident $Game:ident),*] $separator:expr) => {
///         [$(<engine::games::$module::$Game as engine::games::Game>::TITLE),*].join($separator)
///     };
/// }
/// assert!(engine::all_games!([joined_titles] ", ").starts_with("Bango, "));
/// ```
#[macro_export]
macro_rules! all_games {
    ([$($callback:tt)+] $($given:tt)*) => {
        $($callback)+! { [bango Bango, no_idea NoIdea, burst Burst, combo Combo] $($given)* }
    };
}

/// Evaluates an expression with a type alias for the game of a [`Kind`](crate::games::Kind).
///
/// ```
/// use engine::games::{Game, Kind};
/// let kind = Kind::Combo;
/// assert_eq!(engine::for_kind!(kind, G => G::TITLE), "Combo");
/// ```
#[macro_export]
macro_rules! for_kind {
    ([$($module:ident $Game:ident),*] $kind:expr, $Alias:ident => $body:expr) => {
        match $kind {
            $($crate::games::Kind::$Game => {
                type $Alias = $crate::games::$module::$Game;
                $body
            })*
        }
    };
    ($kind:expr, $Alias:ident => $body:expr) => {
        $crate::all_games!([$crate::for_kind] $kind, $Alias => $body)
    };
}
