//! What people read here, in one place; to be moved to the locale files.

use std::time::Duration;

pub(super) const N: &str = "n";
pub(super) const SOLUTIONS: &str = "solutions";
pub(super) const BROKEN_OFF: &str = "broken off";

/// The progress line.
pub(super) fn counting(n: u8, way: &str, percent: u64) -> String {
    format!("{n} queens, {way}: {percent} %")
}

/// A measured time in the table.
pub(super) fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 1.0 { format!("{:.2} ms", seconds * 1e3) } else { format!("{seconds:.2} s") }
}

/// A time foreseen, as roughly as it is known.
pub(super) fn about(time: Duration) -> String {
    const UNITS: [(f64, &str); 4] =
        [(31_557_600.0, "years"), (86_400.0, "days"), (3_600.0, "hours"), (60.0, "minutes")];
    let seconds = time.as_secs_f64();
    // A unit is used from two of it on.
    let (unit, name) =
        UNITS.into_iter().find(|(unit, _)| seconds >= 2.0 * unit).unwrap_or((1.0, "seconds"));
    format!("{:.0} {name}", seconds / unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_a_fitting_unit() {
        assert_eq!(time(Duration::from_micros(1_234)), "1.23 ms");
        assert_eq!(time(Duration::from_millis(70_281)), "70.28 s");
        assert_eq!(about(Duration::from_secs(90)), "90 seconds");
        assert_eq!(about(Duration::from_secs(660)), "11 minutes");
        assert_eq!(about(Duration::from_secs(51 * 86_400)), "51 days");
        assert_eq!(about(Duration::from_secs(100 * 31_557_600)), "100 years");
    }
}
