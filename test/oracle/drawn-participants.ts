import { type Arbitrary, array, constantFrom, integer, oneof, record, tuple } from 'fast-check';
import type { Kind, OracleParticipant } from '#test/oracle/dossier.ts';
import { hireDays } from '#test/oracle/drawn-open-group.ts';

/** Birthdays on and beside the boundaries of months and years; salaries on and beside franchise and maximum. */
function participant(kind: Kind, oldest: number, youngest: number): Arbitrary<Omit<OracleParticipant, 'nr'>> {
  return record({
    geboren: tuple(
      integer({ min: oldest, max: youngest }),
      constantFrom(6, 1, 2, 7, 11, 12),
      constantFrom(1, 2, 15, 28),
    ),
    geslacht: constantFrom('X', 'M', 'V'),
    salaris: oneof(
      integer({ min: 3_000_000, max: 9_000_000 }).map((cents) => cents / 100),
      constantFrom(60000, 12000, 19173, 137800, 250000),
    ),
    deeltijd: constantFrom(1, 0.5, 0.8, 1.2, 0),
    premievrijstelling: constantFrom(null, null, null, 0.35, 1),
    datum_in_dienst: hireDays,
    meerekenen: constantFrom('ja', 'ja', 'ja', 'nee'),
    start: kind === 'dcToDc' ? constantFrom(0, 41234.56, 250000) : constantFrom(0, 4321.09, 21000),
  });
}

/** One plain participant who always counts, and others who may be anything. */
export function participants(kind: Kind): Arbitrary<readonly OracleParticipant[]> {
  const sure = participant(kind, 1970, 2004).map((one) =>
    Object.assign({}, one, {
      meerekenen: 'ja',
      deeltijd: one.deeltijd || 1,
      premievrijstelling: one.premievrijstelling === 1 ? 0.5 : one.premievrijstelling,
    }),
  );
  const others = array(participant(kind, 1954, 2008), { maxLength: 5 });
  return tuple(sure, others).map(([first, rest]) =>
    [first, ...rest].map((one, index) => Object.assign({}, one, { nr: `P${index + 1}` })),
  );
}
