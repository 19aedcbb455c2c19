import { verdictMark } from '#output/language/marks.ts';
import { comparedConditions } from '#output/language/conditions.ts';
import { smallGroupNote } from '#output/language/small-group.ts';
import { figureKey, originOf } from '#output/live/compare/bridge-section.ts';
import { differs } from '#output/live/compare/bridges.ts';
import type { ComparedAnswers, ComparedCell } from '#output/live/compare/compared-page.ts';
import { comparedAlternatives, type Comparison, pairName } from '#output/live/compare/comparison.ts';
import { type ComparedPair, pairKey } from '#output/live/compare/pairs.ts';
import { differenceText, figureNames, figureText } from '#output/live/compare/words.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import { inFirstYear } from '#output/topics/cost/year-of-cost.ts';
import { figureKeys } from '#output/model/figure-types.ts';

/** A figure of a pair, and whether it is the same on both sides. */
interface Told extends ComparedCell {
  readonly label: string;
  readonly isSame: boolean;
}

const same = 'gelijk';
const verdictLabel = 'Oordeel';
const rowsHead = 'Uitkomst';

/** The rows that there can be, in their order. */
const labels: readonly string[] = [...figureKeys.map((figure) => figureNames[figure]), verdictLabel];

function figuresOf(comparison: Comparison, pair: ComparedPair): readonly Told[] {
  return comparison.bridges
    .filter((bridge) => pairKey(bridge.pair) === pairKey(pair))
    .map((bridge) => {
      const { figure, of, with: to } = bridge;
      const isSame = !differs(bridge);
      const isInBoth = of !== null && to !== null;
      return {
        label: figureNames[figure],
        isSame,
        key: isSame ? null : figureKey(bridge),
        of: figureText(bridge, of),
        with: figureText(bridge, to),
        difference: isSame ? same : isInBoth ? differenceText(bridge, to - of) : emptyCellMark,
        cause: isSame ? null : originOf(comparison, bridge),
      };
    });
}

/** What the law says of both. */
function verdictOf(comparison: Comparison, pair: ComparedPair): readonly Told[] {
  const { of, with: to } = comparedAlternatives(comparison, pair);
  if (pair.of === 'unchanged' || (of === null && to === null)) return [];
  const [first, second] = [of, to].map((one) => (one === null ? emptyCellMark : verdictMark(one.verdict).text)) as [
    string,
    string,
  ];
  const isSame = first === second;
  return [
    {
      label: verdictLabel,
      isSame,
      key: null,
      of: first,
      with: second,
      difference: isSame ? same : 'anders',
      cause: null,
    },
  ];
}

/** A choice on both sides, with its figures. */
interface Column {
  readonly name: string;
  readonly told: readonly Told[];
}

const toldOf = ({ told }: Column, label: string): Told | null => told.find((one) => one.label === label) ?? null;

/** What is in no row that is shown. */
function sameOf(columns: readonly Column[], shown: readonly Column[], shownLabels: readonly string[]) {
  const folded = columns.map(({ name, told }, place) => ({
    name,
    told: shown.includes(columns[place]!) ? told.filter(({ label }) => !shownLabels.includes(label)) : told,
  }));
  const held = folded.filter(({ told }) => told.length > 0);
  const heads = [rowsHead, ...held.map(({ name }) => name)];
  return {
    count: held.reduce((total, { told }) => total + told.length, 0),
    table: textTable(
      heads.map((head, place): TextColumn => (place === 0 ? [head, 40] : [head, 60 / held.length, 'right'])),
      labels
        .filter((label) => held.some((column) => toldOf(column, label) !== null))
        .map((label) => [label].concat(held.map((column) => toldOf(column, label)?.of ?? ''))),
    ),
  };
}

/** What differs in the outcome of each choice, and how much does not. */
export function comparedAnswers(comparison: Comparison, pairs: readonly ComparedPair[]): ComparedAnswers {
  const columns = pairs
    .map((pair): Column => ({
      name: pairName(comparison, pair),
      told: [...figuresOf(comparison, pair), ...verdictOf(comparison, pair)],
    }))
    .filter(({ told }) => told.length > 0);
  const all = columns.flatMap(({ told }) => told);
  const changed = all.filter(({ isSame }) => !isSame).length;
  const shown = columns.filter(({ told }) => told.some(({ isSame }) => !isSame));
  const shownLabels = labels.filter((label) => shown.some((column) => toldOf(column, label)?.isSame === false));
  const { of, with: to } = comparison.names;
  return {
    topic: 'Uitkomsten naast elkaar',
    conclusion:
      changed === 0
        ? 'Alle uitkomsten zijn gelijk'
        : changed === all.length
          ? `Alle ${all.length} uitkomsten zijn anders`
          : `Van de ${all.length} uitkomsten ${changed === 1 ? 'is er 1' : `zijn er ${changed}`} anders`,
    lead:
      changed === 0
        ? ''
        : `Eerst ${of}, dan ${to}, en daaronder het verschil. Kies een verschil om te zien waar het vandaan komt.`,
    rowsHead,
    columns: shown.map(({ name }) => name),
    rows: shownLabels.map((label) => ({ label, cells: shown.map((column) => toldOf(column, label)) })),
    same: sameOf(columns, shown, shownLabels),
    notes: figureNotes(comparison),
  };
}

/** A note of each, or one where both say the same. */
function notesOfBoth({ names }: Comparison, of: string, to: string, start: string): readonly string[] {
  return of === to ? [`${start}: ${of}.`] : [`${start} van ${names.of}: ${of}.`, `${start} van ${names.with}: ${to}.`];
}

/** What the amounts are of, in both. */
function figureNotes(comparison: Comparison): readonly string[] {
  const { of, with: to } = comparison.attribution;
  const small = [of, to].map(({ result }) => smallGroupNote(result)).find((note) => note !== null);
  return [
    ...notesOfBoth(comparison, comparedConditions(of), comparedConditions(to), 'Werkgeverslast over de horizon'),
    ...notesOfBoth(comparison, inFirstYear(of.result), inFirstYear(to.result), 'Eerste jaar'),
    'Verwacht pensioen: zonder compensatie, als deel van het pensioen van de huidige regeling.',
    ...(small === undefined ? [] : [small]),
  ];
}
