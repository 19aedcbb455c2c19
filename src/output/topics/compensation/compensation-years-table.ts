import { nameOf } from '#output/language/alternative-name.ts';
import { type Table, columnsOf } from '#output/model/table.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';

/** What compensation costs each year; without rows where nothing is paid. */
export const compensationYearsTable = ({ result, withoutPeople }: OutputContent): Table => ({
  name: 'ResultaatCompensatieJaren',
  columns: columnsOf({
    Jaar: 'year',
    Alternatief: 'general',
    'Als premie': 'euro',
    'Als salaris (bruto)': 'euro',
    'Kosten werkgever': 'euro',
    'Waarvan salaris, met opslag': 'euro',
  }),
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
});
