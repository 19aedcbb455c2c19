import type { Choice } from '#core/result/choice.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import { readTable } from '#output/model/read-table.ts';
import { contentOf, type Row } from '#output/model/table.ts';
import type { Shown } from '#output/model/sheet-section.ts';
import { alternativeFirstYear } from '#output/topics/cost/first-year-table.ts';

/** What the only choice costs beside now: the parts of the first year with what comes on top of them, and thirty years. */
export function singleChoiceTable(
  subject: ConclusionSubject,
  choice: Choice,
  alternative: PremiumAlternative,
): Shown<ExhibitTable> {
  const { now } = subject.result;
  const when = inFirstTwelveMonths(subject.result);
  const { columns, rows } = alternativeFirstYear(subject, alternative);
  const added = (name: string, amount: number): readonly Row[] =>
    Math.round(amount) === 0 ? [] : [[name, '', null, amount, amount]];
  const sum = (name: string, number: 'firstYear' | 'thirtyYears'): Row => [
    { content: name, look: 'value', row: ['total'] },
    '',
    now.cost[number],
    choice.cost[number],
    choice.difference[number],
  ];
  const parts = rows.filter(([part]) => contentOf(part) !== 'Werkgeverslast');
  const table = readTable(
    {
      name: 'Kosten',
      columns,
      rows: [
        ...parts,
        ...added('Compensatie', choice.compensation.firstYear),
        ...added('Eenmalige kosten', choice.oneOff.firstYear),
        sum(`Kosten ${when}`, 'firstYear'),
        sum('Kosten 30 jaar', 'thirtyYears'),
      ],
    },
    [
      ['Onderdeel', 37],
      ['Last huidige regeling', 21, 'Nu'],
      ['Last nieuwe regeling', 21, nameOf(alternative, 'short')],
      ['Verschil werkgeverslast', 21, 'Verschil'],
    ],
  );
  return [table, `Werkgeverslast ${when} naar onderdeel en samen, en in 30 jaar, van nu en van de keuze, in euro`];
}
