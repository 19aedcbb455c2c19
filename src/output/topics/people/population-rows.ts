import type { Sex } from '#core/dossier/dossier.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { cohortSexes, populationFigures, type SexGroup, shownAges } from '#output/language/population.ts';
import { sexNames } from '#output/language/sexes.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { emptyRow, headerRow, headingRow, labelledRow, sentenceRow, valueCell } from '#output/model/planned-cells.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';

/** The participants in a few figures; the row above these has their number. */
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

const sexRow = (group: SexGroup, sexes: readonly Sex[]): PlannedRow => [
  valueCell(cohortName(group), 'general'),
  ...[group.count, ...sexes.map((sex) => group.sexes[sex])].map((count) => valueCell(count, 'count')),
];

/** The ages as the report shows them: by sex only where each part is large enough. */
function shownSexRows(subject: ConclusionSubject): readonly PlannedRow[] {
  const { groups, sexes } = shownAges(subject);
  if (groups.length === 0) return [];
  const columns = sexes.map((sex) => sexNames[sex]);
  return [
    emptyRow,
    headingRow(sexes.length === 0 ? 'Naar leeftijd' : 'Naar leeftijd en geslacht'),
    headerRow(['Leeftijd', 'Aantal', ...columns], 1),
    ...groups.map((group): PlannedRow =>
      [valueCell(cohortName(group), 'general'), valueCell(group.count, 'count')].concat(
        sexes.map((sex) => valueCell(group.sexes[sex], 'count')),
      ),
    ),
  ];
}

/** The age cohorts by sex, and merged as the report shows them; for an employer those alone. */
export function sexRows(subject: ConclusionSubject, isForEmployer: boolean): readonly PlannedRow[] {
  if (isForEmployer) return shownSexRows(subject);
  const cohorts = cohortSexes(subject);
  // A column for whose sex is not known, where there is somebody.
  const sexes = (['M', 'V', 'X'] as const).filter((sex) => sex !== 'X' || cohorts.some((one) => one.sexes.X > 0));
  const merged = shownAges(subject).groups.filter(
    ({ fromAge, toAge }) => !cohorts.some((cohort) => cohort.fromAge === fromAge && cohort.toAge === toAge),
  );
  return [
    emptyRow,
    headingRow('Naar leeftijd en geslacht'),
    headerRow(['Leeftijd', 'Aantal', ...sexes.map((sex) => sexNames[sex])], 1),
    ...cohorts.map((group) => sexRow(group, sexes)),
    ...(merged.length === 0 ? [] : [sentenceRow(`Samengevoegd tot groepen van minstens ${smallestGroup} deelnemers.`)]),
    ...merged.map((group) => sexRow(group, sexes)),
  ];
}
