import type { PlannedTable } from '#output/model/sheet-plan.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { AgeCohort, DossierResult } from '#core/result/result.ts';
import { asksEffects, effectCells, effectColumns } from '#output/topics/people/cohort-effects.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { compensationCell } from '#output/topics/compensation/compensation-cell.ts';
import type { TableRow } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** Cost of compensation in the first year, summed over who belongs to the cohort. */
const compensated = (
  { participants: { firstYearCost } }: AlternativeCompensation,
  { fromAge, toAge }: AgeCohort,
  { participants }: DossierResult,
): number =>
  participants.reduce((sum, { age }, index) => (age >= fromAge && age <= toAge ? sum + firstYearCost[index]! : sum), 0);

function rows(result: DossierResult): readonly TableRow[] {
  const isAsked = asksEffects(result);
  return result.alternatives.flatMap((alternative) =>
    result.cohorts.map((cohort, index): TableRow => {
      const { premium, pension, ratio } = alternative.cohorts[index]!;
      return [
        cohortName(cohort),
        cohort.count,
        nameOf(alternative, 'short'),
        premium,
        pension,
        ratio,
        compensationCell(alternative, result.compensation, (paid) => compensated(paid, cohort, result)),
        ...effectCells(alternative, alternative.effects.ageCohorts[index]!, isAsked),
        alternative.cohortCosts[index]!,
      ];
    }),
  );
}

/** What the alternatives mean per cohort of five years of age. */
export const cohortsTable = ({ result }: OutputContent): PlannedTable => ({
  name: 'ResultaatCohorten',
  columns: [
    { header: 'Cohort', format: 'general' },
    { header: 'Aantal', format: 'count' },
    { header: 'Alternatief', format: 'general' },
    { header: 'Premie', format: 'euro' },
    { header: 'Pensioen', format: 'euro' },
    { header: 'Verhouding', format: 'percent' },
    { header: 'Compensatie', format: 'euro' },
    ...effectColumns,
    { header: 'Werkgeverslast', format: 'euro' },
  ],
  rows: rows(result),
  isStreamed: false,
});
