import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { Bridge, ComparedKey } from '#output/live/compare/bridges.ts';
import type { ComparedSection } from '#output/live/compare/compared-page.ts';
import { alternativeName, type Comparison, tableSection } from '#output/live/compare/comparison.ts';
import { differenceText, figureNames, figureText } from '#output/live/compare/words.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import { comparedConditions } from '#output/language/conditions.ts';
import { inFirstYear } from '#output/topics/cost/year-of-cost.ts';
import { smallGroupNote } from '#output/language/small-group.ts';
import { verdictMark } from '#output/language/marks.ts';

const differs = ({ of, with: to }: Bridge): boolean => of !== to;

/** Only where both have it. */
const difference = (bridge: Bridge): string =>
  bridge.of === null || bridge.with === null ? emptyCellMark : differenceText(bridge, bridge.with - bridge.of);

/** What the law says of it. */
function verdictText({ result }: Comparison['attribution']['of'], key: ComparedKey): string {
  const found = premiumAlternatives(result).find((premium) => premium.choice === key);
  return found === undefined ? emptyCellMark : verdictMark(found.verdict).text;
}

function verdictRows({ attribution }: Comparison, key: ComparedKey): readonly (readonly string[])[] {
  const [of, to] = [verdictText(attribution.of, key), verdictText(attribution.with, key)];
  if (of === emptyCellMark && to === emptyCellMark) return [];
  return [['Oordeel', of, to, of === to ? 'gelijk' : 'anders']];
}

/** The figures of each alternative under its name; and which rows are names. */
function rowsOf(comparison: Comparison): {
  readonly rows: readonly (readonly string[])[];
  readonly names: readonly number[];
} {
  const rows: (readonly string[])[] = [];
  const names: number[] = [];
  for (const key of new Set(comparison.bridges.map(({ alternative }) => alternative))) {
    names.push(rows.length);
    const own = comparison.bridges.filter(({ alternative }) => alternative === key);
    rows.push(
      [alternativeName(comparison, key), '', '', ''],
      ...own.map((bridge) => [
        figureNames[bridge.figure],
        figureText(bridge, bridge.of),
        figureText(bridge, bridge.with),
        difference(bridge),
      ]),
      ...verdictRows(comparison, key),
    );
  }
  return { rows, names };
}

/** A note of each, or one where both say the same. */
export function notesOfBoth({ names }: Comparison, of: string, to: string, start: string): readonly string[] {
  return of === to ? [`${start}: ${of}.`] : [`${start} van ${names.of}: ${of}.`, `${start} van ${names.with}: ${to}.`];
}

/** What the amounts are of, in both. */
export function figureNotes(comparison: Comparison): readonly string[] {
  const { of, with: to } = comparison.attribution;
  const small = [of, to].map(({ result }) => smallGroupNote(result)).find((note) => note !== null);
  return [
    ...notesOfBoth(comparison, comparedConditions(of), comparedConditions(to), 'Werkgeverslast over de horizon'),
    ...notesOfBoth(comparison, inFirstYear(of.result), inFirstYear(to.result), 'Eerste jaar'),
    'Verwacht pensioen: zonder compensatie, als deel van het pensioen van de huidige regeling.',
    ...(small === undefined ? [] : [small]),
  ];
}

/** Every answer of both, with the difference. */
export function answersSection(comparison: Comparison): ComparedSection {
  const changed = comparison.bridges.filter(differs).length;
  const total = comparison.bridges.length;
  const { of, with: to } = comparison.names;
  const { rows, names } = rowsOf(comparison);
  return tableSection(
    {
      id: 'answers',
      topic: 'Uitkomsten naast elkaar',
      conclusion:
        changed === 0
          ? 'Alle uitkomsten zijn gelijk'
          : changed === total
            ? `Alle ${total} uitkomsten zijn anders`
            : `Van de ${total} uitkomsten ${changed === 1 ? 'is er 1' : `zijn er ${changed}`} anders`,
      lead: `Verschil: ${to} min ${of}.`,
      notes: figureNotes(comparison),
    },
    ['Uitkomst', of, to, 'Verschil'],
    { rows, names },
  );
}
