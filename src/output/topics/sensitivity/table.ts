import type { SensitivityRow } from '#core/result/sensitivity-result.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { namedChanges, type PairedRows, pairedRows, triedOn } from '#output/topics/sensitivity/conclusion.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import type { FollowedPremium } from '#output/topics/sensitivity/followed-premium.ts';
import { sensitivityPairs } from '#output/topics/sensitivity/names.ts';
import { signedPercentage } from '#output/language/phrases.ts';

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
const outOfReach = 'onhaalbaar';
/** In a table: the assumption has nothing to do with the figure. */
const cannotMove = '–';

/** The head of the column names it. */
const withoutUnit = (text: string): string => text.replace('%', '');

const move = (text: string): Move => ({ text, isShown: /[1-9]/.test(text) });

/** A premium moves by percentage points; one that was out of reach is shown itself. */
export const movedPremium = ({ feasible, under }: FollowedPremium, head: string): MovedFigure => ({
  head,
  moveOf: (row) => {
    const changed = under(row);
    if (changed === null || changed.exact === null) return null;
    if (!changed.feasible) return { text: outOfReach, isShown: feasible };
    const { exact, difference } = changed;
    return move(feasible && difference !== null ? withoutUnit(signedPercentage(difference, 2)) : percentage(exact, 2));
  },
});

/** The total pension at the flat premium that stays as it is, as a change in percent, which the head names. */
export const movedPension = ({ result }: ConclusionSubject, head: string): MovedFigure => ({
  head,
  moveOf: ({ pension }) =>
    pension === null
      ? null
      : move(withoutUnit(signedPercentage(fractionOf(pension.difference, result.sensitivities.pension)))),
});

/** A table without rows or columns in which nothing moves. */
export interface SensitivityTable {
  readonly heads: readonly string[];
  /** Name of the change, and a text per head. */
  readonly rows: readonly (readonly string[])[];
}

/** Each assumption, changed to its lower and to its higher side, or to the one that is tried. */
export function sensitivityTable(subject: ConclusionSubject, figures: readonly MovedFigure[]): SensitivityTable {
  const pairs = pairedRows(subject);
  const shownFigures = figures.filter((figure) => pairs.some((pair) => isMoved(pair, figure)));
  const shownPairs = pairs.filter((pair) => shownFigures.some((figure) => isMoved(pair, figure)));
  return {
    heads: shownFigures.map(({ head }) => head),
    rows: shownPairs.map((pair) => [pair.name].concat(shownFigures.map((figure) => pairText(pair, figure)))),
  };
}

function movesOf({ down, downRow, upRow }: PairedRows, { moveOf }: MovedFigure): readonly (Move | null)[] {
  const tried = down === null ? [upRow] : [downRow, upRow];
  return tried.map((row) => (row === undefined ? null : moveOf(row)));
}

const isMoved = (pair: PairedRows, figure: MovedFigure): boolean =>
  movesOf(pair, figure).some((one) => one?.isShown === true);

function pairText(pair: PairedRows, figure: MovedFigure): string {
  const moves = movesOf(pair, figure);
  return moves.every((one) => one === null) ? cannotMove : moves.map((one) => one?.text ?? cannotMove).join(' / ');
}

/** What the changes of the table are that their name does not tell: none of an assumption that it has not. */
export function changesNotes({ rows }: SensitivityTable): readonly string[] {
  const meanings = sensitivityPairs.flatMap(({ name, meaning }) =>
    meaning !== undefined && rows.some(([row]) => row === name) ? [meaning] : [],
  );
  return meanings.length === 0 ? [] : [meanings.join(' ')];
}

const markedCells = ({ rows }: SensitivityTable): ReadonlySet<string> =>
  new Set(rows.flatMap(([, ...texts]) => texts.flatMap((text) => text.split(' / '))));

/**
 * ", behalve bij 1 procentpunt meer rendement", " bij een vervanging van 0%": with which changes a premium is out of reach,
 * behind "niet haalbaar"; null where a column of it has no such mark.
 */
export function unreachedWith(subject: ConclusionSubject, premium: FollowedPremium): string | null {
  const changes = triedOn(subject, premium);
  const reached = changes.filter(({ feasible }) => feasible);
  const lost = changes.filter(({ feasible }) => !feasible);
  if (lost.length === 0) return null;
  if (premium.feasible) return ` ${namedChanges(lost)}`;
  return reached.length === 0 ? '' : `, behalve ${namedChanges(reached)}`;
}

/**
 * The marks of the table in a few words, for above it: a sentence behind a space, or nothing. What is out of reach is
 * told there by its name.
 */
export function marksLead(table: SensitivityTable): string {
  const isPremium = [...markedCells(table)].some((text) => text.endsWith('%'));
  return isPremium ? ' Met %-teken: de premie zelf.' : '';
}

/** What a dash means, where one stands in the table. */
export const marksNotes = (table: SensitivityTable): readonly string[] =>
  markedCells(table).has(cannotMove) ? ['Een streep: de aanname kan het getal niet veranderen.'] : [];
