import type { AlternativeKey } from '#core/result/alternative-key.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { Bridge } from '#output/compare/bridges.ts';
import type { ComparedSection } from '#output/compare/compared-page.ts';
import { alternativeName, type Comparison, tableSection } from '#output/compare/comparison.ts';
import { differenceText, figureNames, figureText } from '#output/compare/words.ts';
import { emptyCellMark } from '#output/exhibits/model/non-empty-columns.ts';
import { comparedConditions } from '#output/words/conclusions/conditions.ts';
import { inFirstYear } from '#output/words/conclusions/years.ts';
import { smallGroupNote } from '#output/words/conclusions/small-group.ts';
import { marksOf } from '#output/words/verdict/marks.ts';

const differs = ({ of, with: to }: Bridge): boolean => of !== to;

/** Only where both have it. */
const difference = (bridge: Bridge): string =>
  bridge.of === null || bridge.with === null ? emptyCellMark : differenceText(bridge, bridge.with - bridge.of);

function verdictRow({ attribution }: Comparison, key: AlternativeKey): readonly string[] | null {
  const [of, to] = [attribution.of, attribution.with].map(({ result }) => {
    const found = premiumAlternatives(result).find((premium) => premium.key === key);
    return found === undefined
      ? emptyCellMark
      : marksOf(found)
          .map(({ text }) => text)
          .join(', ');
  }) as [string, string];
  if (of === emptyCellMark && to === emptyCellMark) return null;
  return ['', 'Oordeel', of, to, of === to ? 'gelijk' : 'anders'];
}

function rowsOf(comparison: Comparison): readonly (readonly string[])[] {
  const keys = [...new Set(comparison.bridges.map(({ alternative }) => alternative))];
  return keys.flatMap((key) => {
    const own = comparison.bridges.filter(({ alternative }) => alternative === key);
    const rows = own.map((bridge, place) => [
      place === 0 ? alternativeName(comparison, key) : '',
      figureNames[bridge.figure],
      figureText(bridge, bridge.of),
      figureText(bridge, bridge.with),
      difference(bridge),
    ]);
    const verdict = key === 'unchanged' ? null : verdictRow(comparison, key);
    return verdict === null ? rows : rows.concat([[...verdict]]);
  });
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
    ['Alternatief', 'Uitkomst', of, to, 'Verschil'],
    rowsOf(comparison),
    'right',
  );
}
