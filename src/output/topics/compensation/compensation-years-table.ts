import { nameOf } from '#output/language/alternative-name.ts';
import type { PlannedTable } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';

/** What compensation costs each year; without rows where nothing is paid. */
export const compensationYearsTable = ({ result, withoutPeople }: OutputContent): PlannedTable => ({
  name: 'ResultaatCompensatieJaren',
  columns: [
    { header: 'Jaar', format: 'year' },
    { header: 'Alternatief', format: 'general' },
    { header: 'Als premie', format: 'euro' },
    { header: 'Als salaris (bruto)', format: 'euro' },
    { header: 'Kosten werkgever', format: 'euro' },
    { header: 'Waarvan salaris, met opslag', format: 'euro' },
  ],
  rows: premiumAlternatives(result).flatMap((alternative) =>
    (alternative.compensation?.years ?? [])
      .slice(0, withoutPeople?.years.compensation)
      .map(({ year, premium, salary, cost }) => [
        year,
        nameOf(alternative, 'short'),
        premium,
        salary,
        cost,
        cost - premium,
      ]),
  ),
  isStreamed: false,
});
