#!/usr/bin/env bash
# The tests of leaving, of unwilling terminals, and of what the screen shows, longer than CI runs
# them, and a soak.
#   tests/longer.sh [RUNS]    each of the 15 events RUNS times (100), half of them within 6 ms
#   NQ_TUI_MINUTES            how long it plays, and how long random keys are pressed (10)
set -euo pipefail
cd "$(dirname "$0")/.."
runs=${1:-100}
cargo test --locked --no-run
# A million actions with 25,000 sequences.
NQ_TUI_CASES=$((runs * 250)) cargo test --locked --test truth
NQ_TUI_RUNS=$runs cargo test --locked --test leaving
# Everything that is seen in a pseudo-terminal, again and again.
for _ in $(seq $((runs / 2))); do
    cargo test --locked --quiet --test terminal --test terminal_looks --test leaving --test unwilling --test container \
        --test typing --test sizes --test idle --test reports --test journal
done
cargo test --locked --test soak -- --ignored --nocapture --test-threads 1
