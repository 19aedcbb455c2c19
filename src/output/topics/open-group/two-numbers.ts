import { listed } from '#office/document/dutch-words.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { isBarred, shownName } from '#output/language/shown-name.ts';
import { withEntrants } from '#output/language/entrants.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import { readAll } from '#output/model/read-table.ts';
import { columnsOf, type Row } from '#output/model/table.ts';
import type { Shown } from '#output/model/sheet-section.ts';
import { inFirstTwelveMonths } from '#output/language/first-year.ts';

/** What the numbers of the table are of: compensation and one-off costs where there are any. */
export function tableBase({ result }: Pick<ConclusionSubject, 'result'>): string {
  const isAny = (part: 'compensation' | 'oneOff'): boolean =>
    result.choices.some((choice) => Math.round(choice[part].thirtyYears) !== 0);
  const added = [...(isAny('compensation') ? ['compensatie'] : []), ...(isAny('oneOff') ? ['eenmalige kosten'] : [])];
  return `${added.length === 0 ? '' : `met ${listed(added)}; `}30 jaar: ${withEntrants(result)}, contant.`;
}

/** What now and every choice cost in the first year and in thirty years. */
export function twoNumbersTable({ result }: Pick<ConclusionSubject, 'result'>): Shown<ExhibitTable> {
  const first = `Kosten ${inFirstTwelveMonths(result)}`;
  const now: Row = [
    nameOf(alternativeOf(result, 'unchanged'), 'short'),
    result.now.cost.firstYear,
    result.now.cost.thirtyYears,
    null,
  ];
  const rows = result.choices.map(({ premium, cost, difference }): Row => {
    const alternative = alternativeOf(result, premium);
    return [
      { content: shownName(alternative), look: 'value', row: isBarred(alternative) ? ['barred'] : [] },
      cost.firstYear,
      cost.thirtyYears,
      difference.thirtyYears,
    ];
  });
  const table = readAll(
    {
      name: 'Kosten',
      columns: columnsOf({
        Keuze: 'general',
        [first]: 'euro',
        'Kosten 30 jaar': 'euro',
        'Verschil 30 jaar': 'euroDifference',
      }),
      rows: [now, ...rows],
    },
    (place) => (place === 0 ? 37 : 21),
  );
  return [table, 'Werkgeverslast van nu en van elke keuze, in het eerste jaar en in 30 jaar'];
}
