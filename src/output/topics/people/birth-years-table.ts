import { nameOf } from '#output/language/alternative-name.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';

/** What alternatives mean per year of birth. */
export function birthYearsTable({ result }: OutputContent): Table {
  const current = alternativeOf(result, 'unchanged').effects.birthYears;
  return {
    name: 'ResultaatGeboortejaren',
    columns: columnsOf({
      Geboortejaar: 'year',
      Aantal: 'count',
      Alternatief: 'general',
      Premie: 'euro',
      Pensioen: 'euro',
      Verhouding: 'percent',
      'Eigen bijdrage': 'euro',
    }),
    rows: result.alternatives.flatMap((alternative) =>
      result.effects.birthYears.map(({ year, count }, index): Row => {
        const figures = alternative.effects.birthYears[index]!;
        const [pension, now] = [figures, current[index]!].map(({ pensions }) => pensions.expected) as [number, number];
        return [
          year,
          count,
          nameOf(alternative, 'short'),
          figures.premium,
          pension,
          now === 0 ? null : pension / now,
          figures.ownContribution,
        ];
      }),
    ),
  };
}
