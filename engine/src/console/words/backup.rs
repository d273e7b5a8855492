//! Why a backup cannot be read. Page and simulator say it as it stands here.

pub(crate) const NOT_A_BACKUP: &str = "This file is not a Passdeck backup.";
pub(crate) const NEWER: &str = "This backup was made by a newer Passdeck. Update this one first.";
pub(crate) const DAMAGED: &str = "This backup is damaged. Nothing was changed.";
