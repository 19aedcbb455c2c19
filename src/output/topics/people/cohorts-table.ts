import { nameOf } from '#output/language/alternative-name.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { AgeCohort, DossierResult } from '#core/result/result.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { compensationCell } from '#output/topics/compensation/compensation-cell.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';

/** Cost of compensation in the first year, summed over who belongs to the cohort. */
const compensated = (
  { participants: { firstYearCost } }: AlternativeCompensation,
  { fromAge, toAge }: AgeCohort,
  { participants }: DossierResult,
): number =>
  participants.reduce((sum, { age }, index) => (age >= fromAge && age <= toAge ? sum + firstYearCost[index]! : sum), 0);

/** What the alternatives mean per cohort of five years of age. */
export const cohortsTable = ({ result }: OutputContent): Table => ({
  name: 'ResultaatCohorten',
  columns: columnsOf({
    Cohort: 'general',
    Aantal: 'count',
    Alternatief: 'general',
    Premie: 'euro',
    Pensioen: 'euro',
    Verhouding: 'percent',
    Compensatie: 'euro',
    'Eigen bijdrage': 'euro',
    Werkgeverslast: 'euro',
  }),
  rows: result.alternatives.flatMap((alternative) =>
    result.cohorts.map((cohort, index): Row => {
      const { premium, pension, ratio, ownContribution } = alternative.cohorts[index]!;
      return [
        cohortName(cohort),
        cohort.count,
        nameOf(alternative, 'short'),
        premium,
        pension,
        ratio,
        compensationCell(alternative, result.compensation, (paid) => compensated(paid, cohort, result)),
        ownContribution,
        alternative.cohortCosts[index]!,
      ];
    }),
  ),
});
