import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { cohortSexes, populationFigures, type SexGroup } from '#contract/terms/population.ts';
import { sexNames } from '#contract/terms/sexes.ts';
import { cohortName } from '#documents/excel/output/cohort-name.ts';
import { emptyRow, headerRow, headingRow, labelledRow, valueCell } from '#documents/excel/output/planned-cells.ts';
import type { PlannedRow } from '#documents/excel/output/sheet-plan.ts';

/** Who takes part, in a few figures; their number stands above them. */
export function populationRows(subject: ConclusionSubject): readonly PlannedRow[] {
  const { meanAge, fullTimeEquivalents, salarySum, salaryMean, baseSum, leftOut } = populationFigures(subject);
  return [
    labelledRow('Buiten de berekening', valueCell(leftOut, 'count')),
    labelledRow('Gemiddelde leeftijd op transitiedatum', valueCell(meanAge, 'decimalOne')),
    labelledRow('Voltijdbanen (fte)', valueCell(fullTimeEquivalents, 'decimalOne')),
    labelledRow('Voltijdsalarissen samen, per jaar', valueCell(salarySum, 'euro')),
    labelledRow('Voltijdsalaris gemiddeld, per jaar', valueCell(salaryMean, 'euro')),
    labelledRow('Pensioengrondslagen samen (nieuw)', valueCell(baseSum, 'euro')),
  ];
}

const sexRow = (group: SexGroup): PlannedRow => [
  valueCell(cohortName(group), 'general'),
  ...[group.count, group.sexes.M, group.sexes.V, group.sexes.X].map((count) => valueCell(count, 'count')),
];

/** The age cohorts by sex. */
export const sexRows = (subject: ConclusionSubject): readonly PlannedRow[] => [
  emptyRow,
  headingRow('Naar leeftijd en geslacht'),
  headerRow(['Leeftijd', 'Aantal', sexNames.M, sexNames.V, sexNames.X], 1),
  ...cohortSexes(subject).map(sexRow),
];
