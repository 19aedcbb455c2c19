import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';
import type { SensitivityRow } from '#core/result/sensitivity-result.ts';
import { decimalNumber, percentage, signs } from '#office/document/dutch-format.ts';
import { type PairedRows, pairedRows } from '#output/words/conclusions/sensitivity.ts';
import { type ConclusionSubject, fractionOf } from '#output/words/conclusions/subject.ts';
import { signedPercentage } from '#output/words/phrases.ts';

/** What a change does to a figure, and whether that shows as more than a zero. */
interface Move {
  readonly text: string;
  readonly isShown: boolean;
}

/** A figure that assumptions move, as a column of a table. */
export interface MovedFigure {
  readonly head: string;
  /** Null where the change cannot move it. */
  readonly moveOf: (row: SensitivityRow) => Move | null;
}

/** In a table: no premium reaches the goal. */
export const outOfReach = 'n.h.';
/** In a table: the assumption has nothing to do with the figure. */
export const cannotMove = '–';

/** The head of the column names it. */
const withoutUnit = (text: string): string => text.replace('%', '');

const move = (text: string): Move => ({ text, isShown: /[1-9]/.test(text) });

/** Flat answers move by percentage points, progressive ones by their factor; what was out of reach is shown itself. */
export function movedAnswer({ result }: ConclusionSubject, key: AnswerKey, head: string): MovedFigure {
  const { form, feasible } = alternativeOf(result, key);
  const moved = (difference: number): string =>
    form === 'flat' ? withoutUnit(signedPercentage(difference, 2)) : signedFactor(difference);
  const itself = (exact: number): string => (form === 'flat' ? percentage(exact, 2) : `× ${decimalNumber(exact, 3)}`);
  return {
    head,
    moveOf: ({ answers }) => {
      const changed = answers[key];
      if (changed === null) return null;
      if (!changed.feasible) return { text: outOfReach, isShown: feasible };
      return move(feasible ? moved(changed.difference) : itself(changed.exact));
    },
  };
}

function signedFactor(difference: number): string {
  const shown = decimalNumber(Math.abs(difference), 3);
  if (shown === decimalNumber(0, 3)) return shown;
  return `${difference > 0 ? signs.plus : signs.minus}${shown}`;
}

/** The total pension at the flat premium that stays as it is, as a change in percent, which the head names. */
export const movedPension = ({ result }: ConclusionSubject, head: string): MovedFigure => ({
  head,
  moveOf: ({ pension }) =>
    pension === null
      ? null
      : move(withoutUnit(signedPercentage(fractionOf(pension.difference, result.effects.sensitivities.pension)))),
});

/** A table without rows or columns in which nothing moves. */
export interface SensitivityTable {
  readonly heads: readonly string[];
  /** Name of the change, and a text per head. */
  readonly rows: readonly (readonly string[])[];
}

/** Each assumption, changed to its lower and to its higher side. */
export function sensitivityTable(subject: ConclusionSubject, figures: readonly MovedFigure[]): SensitivityTable {
  const pairs = pairedRows(subject);
  const shownFigures = figures.filter((figure) => pairs.some((pair) => isMoved(pair, figure)));
  const shownPairs = pairs.filter((pair) => shownFigures.some((figure) => isMoved(pair, figure)));
  return {
    heads: shownFigures.map(({ head }) => head),
    rows: shownPairs.map((pair) => [pair.name].concat(shownFigures.map((figure) => pairText(pair, figure)))),
  };
}

const movesOf = ({ downRow, upRow }: PairedRows, { moveOf }: MovedFigure): readonly (Move | null)[] =>
  [downRow, upRow].map((row) => (row === undefined ? null : moveOf(row)));

const isMoved = (pair: PairedRows, figure: MovedFigure): boolean =>
  movesOf(pair, figure).some((one) => one?.isShown === true);

function pairText(pair: PairedRows, figure: MovedFigure): string {
  const moves = movesOf(pair, figure);
  return moves.every((one) => one === null) ? cannotMove : moves.map((one) => one?.text ?? cannotMove).join(' / ');
}
