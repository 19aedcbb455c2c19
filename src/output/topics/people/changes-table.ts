import { changeCounts, meanChange } from '#output/language/pension-changes.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';

/** How pensions change by each premium, of all participants together; of none there is nothing. */
export function changesTable(subject: ConclusionSubject): Table {
  const premiums = subject.result.participantCount === 0 ? [] : premiumAlternatives(subject.result);
  const row = (alternative: PremiumAlternative): Row => {
    const { better, equal, worse } = changeCounts(subject, alternative);
    return [nameOf(alternative, 'short'), meanChange(subject, alternative), better, equal, worse];
  };
  return {
    name: 'ResultaatVerandering',
    columns: columnsOf(
      {
        Alternatief: 'general',
        'Gemiddeld verschil': 'euroDifference',
        Vooruit: 'count',
        'Vrijwel gelijk': 'count',
        Achteruit: 'count',
      },
      ['Alternatief'],
    ),
    rows: premiums.map(row),
  };
}
