//! What is asked, how answers and moves are judged, and what is counted: without a screen.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod support;

use std::collections::BTreeSet;

use nq_tui::i18n::Language;
use nq_tui::practice::turn::noted;
use nq_tui::practice::{
    Answer, Failure, Kind, Mistake, Move, Outcome, Question, Score, Topic, Turn,
};
use nq_tui::search::{Attack, Event, Goal, Line, Position, Search, Square, Strategy};
use nq_tui::tui::glyphs;
use nq_tui::wording::{Base, Voice, practice as say};
use proptest::prelude::*;
use proptest::strategy::Strategy as _;
use rstest::rstest;
use unicode_width::UnicodeWidthStr;

use support::{attack, reference, search, start};

const fn at(row: u8, col: u8) -> Square {
    Square::new(row, col)
}

/// n queens after `steps` steps.
fn after(n: u8, steps: usize) -> Position {
    let mut position = start(n);
    for _ in 0..steps {
        position.forward().unwrap();
    }
    position
}

fn rows(rows: &[u8]) -> BTreeSet<u8> {
    rows.iter().copied().collect()
}

/// The steps at which something is asked on the way from `position` to the end.
fn asked(mut position: Position, kind: Kind) -> Vec<(u128, Question)> {
    let mut asked = Vec::new();
    while !position.is_end() {
        match Question::at(&position, kind) {
            Some(question) => {
                asked.push((position.step(), question));
                position = question.answered(&position);
            }
            None => assert_eq!(position.forward(), Some(Event::Solution)),
        }
    }
    asked
}

#[test]
fn four_queens_have_12_row_questions_and_30_square_questions_before_the_first_solution() {
    let before = |kind| {
        let all = asked(start(4), kind);
        all.into_iter().take_while(|(step, _)| *step < 31).collect::<Vec<_>>()
    };
    let row_steps: Vec<u128> = before(Kind::Row).iter().map(|(step, _)| *step).collect();
    assert_eq!(row_steps, [0, 1, 4, 9, 10, 12, 17, 20, 21, 22, 26, 27]);
    let squares = before(Kind::Square);
    assert_eq!(squares.len(), 30);
    let is_attacked = |(step, question): &&(u128, Question)| {
        let position = after(4, usize::try_from(*step).unwrap());
        matches!(question, Question::Square(square) if position.is_attacked(*square))
    };
    assert_eq!(squares.iter().filter(is_attacked).count(), 18);
    // Every step but the two solutions; every queen moved.
    assert_eq!(asked(start(4), Kind::Square).len(), 76);
    assert_eq!(asked(start(4), Kind::Row).len(), 32);
}

#[rstest]
#[case(0, Kind::Row, Question::Row(0))]
#[case(4, Kind::Row, Question::Row(2))]
#[case(6, Kind::Row, Question::Row(2))]
#[case(6, Kind::Square, Question::Square(at(2, 2)))]
#[case(8, Kind::Row, Question::TakenBack(Failure::DeadEnd(2)))]
#[case(8, Kind::Square, Question::TakenBack(Failure::DeadEnd(2)))]
#[case(19, Kind::Square, Question::TakenBack(Failure::Tried(2)))]
#[case(20, Kind::Row, Question::Row(1))]
#[case(20, Kind::Square, Question::TakenBack(Failure::Tried(1)))]
#[case(31, Kind::Row, Question::TakenBack(Failure::Solved))]
fn each_position_has_its_question(
    #[case] step: usize,
    #[case] kind: Kind,
    #[case] expected: Question,
) {
    assert_eq!(Question::at(&after(4, step), kind), Some(expected));
}

#[test]
fn nothing_is_asked_before_a_solution_at_the_end_and_in_a_blind_search() {
    for kind in [Kind::Row, Kind::Square] {
        assert_eq!(Question::at(&after(4, 30), kind), None);
        assert_eq!(Question::at(&after(4, 78), kind), None);
        for strategy in [Strategy::Rows, Strategy::Squares] {
            let start = Position::start(search(4, strategy, Goal::All));
            assert_eq!(Question::at(&start, kind), None);
        }
    }
}

#[rstest]
#[case(1, Kind::Row, Answer::Column(2), Ok(()))]
#[case(1, Kind::Row, Answer::Column(1), Err(Mistake::Attacked(at(1, 1))))]
#[case(1, Kind::Row, Answer::Column(3), Err(Mistake::LeftFirst(at(1, 2))))]
#[case(9, Kind::Row, Answer::Column(2), Err(Mistake::Tried(at(1, 2))))]
#[case(1, Kind::Row, Answer::NoColumn, Err(Mistake::Free(at(1, 2))))]
#[case(4, Kind::Row, Answer::NoColumn, Ok(()))]
#[case(4, Kind::Row, Answer::Column(3), Err(Mistake::Attacked(at(2, 3))))]
#[case(20, Kind::Row, Answer::NoColumn, Ok(()))]
#[case(20, Kind::Row, Answer::Column(3), Err(Mistake::Tried(at(1, 3))))]
#[case(3, Kind::Square, Answer::Free, Ok(()))]
#[case(3, Kind::Square, Answer::AttackedBy(rows(&[0])), Err(Mistake::Free(at(1, 2))))]
#[case(6, Kind::Square, Answer::Free, Err(Mistake::Attacked(at(2, 2))))]
#[case(6, Kind::Square, Answer::AttackedBy(rows(&[0, 1])), Ok(()))]
#[case(6, Kind::Square, Answer::AttackedBy(rows(&[1])),
    Err(Mistake::Missed(Attack { queen: at(0, 0), line: Line::Diagonal })))]
#[case(5, Kind::Square, Answer::AttackedBy(rows(&[0, 1])), Err(Mistake::NoAttacker(at(0, 0))))]
#[case(8, Kind::Row, Answer::TakenBack(1), Ok(()))]
#[case(8, Kind::Row, Answer::TakenBack(0), Err(Mistake::NotLast(at(1, 2))))]
#[case(31, Kind::Square, Answer::TakenBack(3), Ok(()))]
fn answers_are_judged_with_a_reason(
    #[case] step: usize,
    #[case] kind: Kind,
    #[case] answer: Answer,
    #[case] expected: Result<(), Mistake>,
) {
    let position = after(4, step);
    let question = Question::at(&position, kind).unwrap();
    assert_eq!(question.judge(&position, &answer), Some(expected));
}

#[test]
fn an_answer_to_another_question_is_none() {
    let position = start(4);
    let judged = |kind, answer| Question::at(&position, kind).unwrap().judge(&position, &answer);
    assert_eq!(judged(Kind::Row, Answer::Free), None);
    assert_eq!(judged(Kind::Row, Answer::TakenBack(0)), None);
    assert_eq!(judged(Kind::Square, Answer::NoColumn), None);
}

#[test]
fn the_question_before_is_the_one_asked_last() {
    for kind in [Kind::Row, Kind::Square] {
        let steps: Vec<u128> = asked(start(4), kind).iter().map(|(step, _)| *step).collect();
        for pair in steps.windows(2) {
            let later = after(4, usize::try_from(pair[1]).unwrap());
            assert_eq!(Question::before(&later, kind).unwrap().step(), pair[0], "{kind:?}");
        }
        assert_eq!(Question::before(&start(4), kind), None);
    }
}

#[test]
fn the_first_outcome_of_a_question_counts() {
    let mut score = Score::default();
    score.record(Topic::Row, 4, Outcome::Right);
    score.record(Topic::Row, 9, Outcome::Wrong);
    score.record(Topic::Row, 9, Outcome::Right);
    score.record(Topic::TakenBack, 9, Outcome::Shown);
    score.record(Topic::Square, 6, Outcome::Wrong);
    let total = score.total();
    assert_eq!((total.asked, total.right, total.shown), (4, 1, 1));
    assert_eq!(total.missed, [9, 6]);
    assert_eq!(score.on(Topic::Row).missed, [9]);
    assert_eq!(score.on(Topic::TakenBack).asked, 1);
}

#[rstest]
#[case(4, Move::Place(at(2, 0)), Mistake::Attacked(at(2, 0)))]
#[case(3, Move::Reject(at(1, 2)), Mistake::Free(at(1, 2)))]
#[case(4, Move::Place(at(2, 1)), Mistake::NotYet(at(2, 0)))]
#[case(4, Move::Place(at(3, 0)), Mistake::NotYet(at(2, 0)))]
#[case(6, Move::Reject(at(2, 0)), Mistake::Tried(at(2, 0)))]
#[case(4, Move::Place(at(1, 2)), Mistake::Occupied(at(1, 2)))]
#[case(4, Move::TakeBack(at(1, 2)), Mistake::ColumnsLeft(at(2, 0)))]
#[case(8, Move::Reject(at(2, 3)), Mistake::UsedUp(2))]
#[case(8, Move::TakeBack(at(0, 0)), Mistake::NotLast(at(1, 2)))]
#[case(31, Move::Place(at(3, 3)), Mistake::Full)]
fn a_wrong_move_says_why_and_is_counted(
    #[case] step: usize,
    #[case] choice: Move,
    #[case] expected: Mistake,
) {
    let mut turn = Turn::default();
    assert_eq!(turn.make(&after(4, step), choice), Err(expected));
    assert_eq!((turn.moves(), turn.mistakes()), (0, 1));
}

#[test]
fn a_solution_is_noted_down_without_a_move_and_undone_with_it() {
    let mut turn = Turn::default();
    let before = after(4, 29);
    let solved = turn.make(&before, Move::Place(at(3, 2))).unwrap();
    assert_eq!((solved.step(), solved.solutions(), turn.moves()), (31, 1, 1));
    assert_eq!(turn.undo(&solved), Some(before));
    assert_eq!(turn.undo(&before), None);
    assert_eq!(noted(&after(4, 30)).step(), 31);
}

/// A search, its fixed columns, its events, a step.
type Moment = (Search, Vec<u8>, Vec<Event>, usize);

/// A search, some of whose queens may be fixed, and one of its steps.
fn moments() -> impl proptest::strategy::Strategy<Value = Moment> {
    (1_u8..=8, any::<bool>(), any::<prop::sample::Index>(), 0_u8..=2, any::<prop::sample::Index>())
        .prop_map(|(n, is_first, origin, n_fixed, step)| {
            let goal = if is_first { Goal::First } else { Goal::All };
            let free = search(n, Strategy::Backtrack, goal);
            let events = reference(&free, &[]);
            let queens = board_after(&events[..origin.index(events.len())], &[]);
            let fixed: Vec<u8> =
                queens.iter().take(n_fixed.into()).map(|queen| queen.col).collect();
            let search = free.with_fixed(&fixed).unwrap();
            let events = reference(&search, &fixed);
            let step = step.index(events.len() + 1);
            (search, fixed, events, step)
        })
}

/// The queens after `events`, from the events alone.
fn board_after(events: &[Event], fixed: &[u8]) -> Vec<Square> {
    let mut queens: Vec<Square> = (0..).zip(fixed).map(|(row, &col)| at(row, col)).collect();
    for event in events {
        match event {
            Event::Place(square) => queens.push(*square),
            Event::Backtrack(_) => {
                queens.pop();
            }
            _ => {}
        }
    }
    queens
}

fn position_at(search: Search, step: usize) -> Position {
    let mut position = Position::start(search);
    for _ in 0..step {
        position.forward().unwrap();
    }
    position
}

/// Every answer that can be given on a board of n rows where these queens stand.
fn answers(n: u8, queens: &[Square]) -> Vec<Answer> {
    let columns = (0..n).map(Answer::Column);
    let lifted = queens.iter().map(|queen| Answer::TakenBack(queen.row));
    let sets = (0..1_u32 << queens.len()).map(|bits| {
        let chosen = queens.iter().filter(|queen| bits >> queen.row & 1 == 1);
        Answer::AttackedBy(chosen.map(|queen| queen.row).collect())
    });
    columns.chain([Answer::NoColumn, Answer::Free]).chain(lifted).chain(sets).collect()
}

/// The one right answer, from the list of events.
fn right_answer(question: Question, next: &[Event], queens: &[Square]) -> Answer {
    match question {
        Question::Row(_) => {
            let moved = next.iter().find(|event| !matches!(event, Event::Reject(_)));
            match moved {
                Some(Event::Place(square)) => Answer::Column(square.col),
                _ => Answer::NoColumn,
            }
        }
        Question::Square(square) => {
            let attackers: BTreeSet<u8> = queens
                .iter()
                .filter(|queen| attack(**queen, square))
                .map(|queen| queen.row)
                .collect();
            if attackers.is_empty() { Answer::Free } else { Answer::AttackedBy(attackers) }
        }
        Question::TakenBack(_) => match next.first() {
            Some(Event::Backtrack(square)) => Answer::TakenBack(square.row),
            other => panic!("{other:?}"),
        },
    }
}

/// Everything that is said about a question and each answer to it, by line.
fn said(position: &Position, kind: Kind, voice: &Voice) -> Vec<String> {
    let Some(question) = Question::at(position, kind) else { return Vec::new() };
    let after = question.answered(position);
    let queens: Vec<Square> = position.queens().collect();
    let few = queens.iter().rev().take(3).copied().collect::<Vec<_>>();
    let verdicts = answers(position.search().n(), &few).into_iter().filter_map(|answer| {
        Some(match question.judge(position, &answer)? {
            Ok(()) => say::right(&answer, position, voice),
            Err(mistake) => say::wrong(mistake, position, voice),
        })
    });
    let reason = say::answer_label(voice) + &say::answer_reason(&after, voice).what;
    verdicts.chain([say::question(question, position, voice), reason]).collect()
}

#[test]
fn up_to_ten_queens_every_line_fits_80_columns() {
    for n in 1..=10 {
        let mut position = start(n);
        for _ in 0..400 {
            for kind in [Kind::Row, Kind::Square] {
                for language in Language::ALL {
                    for base in [Base::Zero, Base::One] {
                        let voice = Voice { language, base, glyphs: &glyphs::UNICODE };
                        for line in said(&position, kind, &voice) {
                            let width = line.width();
                            assert!(width <= 78, "{n}, {}: {line}: {width}", position.step());
                        }
                    }
                }
            }
            position.forward();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn the_right_answer_and_no_other_is_the_one_of_the_next_events(
        (search, fixed, events, step) in moments(),
        kind in prop_oneof![Just(Kind::Row), Just(Kind::Square)],
    ) {
        let position = position_at(search, step);
        let next = &events[step..];
        let Some(question) = Question::at(&position, kind) else {
            prop_assert!(matches!(next.first(), None | Some(Event::Solution)));
            return Ok(());
        };
        let queens = board_after(&events[..step], &fixed);
        let expected = right_answer(question, next, &queens);
        let right: Vec<Answer> = answers(search.n(), &queens)
            .into_iter()
            .filter(|answer| question.judge(&position, answer) == Some(Ok(())))
            .collect();
        prop_assert_eq!(right, vec![expected]);
    }

    #[test]
    fn the_right_move_and_no_other_is_the_next_event((search, _, events, step) in moments()) {
        let position = position_at(search, step);
        let squares = (0..search.n()).flat_map(|row| (0..search.n()).map(move |col| at(row, col)));
        let moves = squares.flat_map(|s| [Move::Place(s), Move::Reject(s), Move::TakeBack(s)]);
        let right: Vec<Move> =
            moves.filter(|it| Turn::default().make(&position, *it).is_ok()).collect();
        let expected = match events.get(step) {
            Some(Event::Place(s)) => vec![Move::Place(*s)],
            Some(Event::Reject(s)) => vec![Move::Reject(*s)],
            Some(Event::Backtrack(s)) => vec![Move::TakeBack(*s)],
            // A turn never stands before a solution, nor at the end.
            Some(Event::Solution | Event::Discard) | None => return Ok(()),
        };
        prop_assert_eq!(right, expected);
    }
}
