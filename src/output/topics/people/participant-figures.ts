import type { Sex } from '#core/dossier/dossier.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { cohortSexes, populationFigures, type SexGroup, shownAges } from '#output/language/population.ts';
import { sexNames } from '#output/language/sexes.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { emptyRow, headerRow, headingRow, labelledRow, sentenceRow, valueCell } from '#output/model/planned-cells.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { formattedCell, type Table, columnsOf } from '#output/model/table.ts';
import { decimalNumber } from '#office/document/dutch-format.ts';
import { readText } from '#output/model/read-table.ts';

/** The participants in a few figures. */
export function figureTable(subject: ConclusionSubject): Table {
  const { count, meanAge, fullTimeEquivalents, salarySum, salaryMean, baseSum, leftOut, leftOutBecause } =
    populationFigures(subject);
  return {
    name: 'Deelnemersbestand',
    columns: columnsOf({ Kerncijfer: 'general', Waarde: 'euro' }),
    rows: [
      ['Deelnemers in de berekening', valueCell(count, 'count')],
      ['Buiten de berekening', valueCell(leftOut, 'count')],
      ...(leftOutBecause === null ? [] : [['Waarom buiten de berekening', leftOutBecause]]),
      [
        'Gemiddelde leeftijd, op de transitiedatum',
        { ...valueCell(meanAge, 'decimalOne'), read: `${decimalNumber(meanAge ?? 0, 1)} jaar` },
      ],
      ['Voltijdbanen (fte)', valueCell(fullTimeEquivalents, 'decimalOne')],
      ['Voltijdsalarissen samen, per jaar', salarySum],
      ['Voltijdsalaris gemiddeld, per jaar', salaryMean],
      ['Pensioengrondslagen samen (nieuw)', baseSum],
    ],
  };
}

/** The same without their number, which the sheet has above it, and without the reason why some are left out. */
export function figureRows(subject: ConclusionSubject): readonly PlannedRow[] {
  const { columns, rows } = figureTable(subject);
  return rows.slice(1).flatMap(([label, value]) => {
    const cell = formattedCell(value, columns[1]!);
    return typeof cell.content === 'string' ? [] : [labelledRow(readText(label, columns[0]!), cell)];
  });
}

/** Ages under each other by these sexes. */
function ageRows(groups: readonly SexGroup[], sexes: readonly Sex[]): readonly PlannedRow[] {
  return groups.map((group): PlannedRow => [
    valueCell(cohortName(group), 'general'),
    ...[group.count, ...sexes.map((sex) => group.sexes[sex])].map((count) => valueCell(count, 'count')),
  ]);
}

const ageHeads = (heading: string, sexes: readonly Sex[]): readonly PlannedRow[] => [
  emptyRow,
  headingRow(heading),
  headerRow(['Leeftijd', 'Aantal', ...sexes.map((sex) => sexNames[sex])], 1),
];

/** The age cohorts by sex, and merged as the report shows them: by sex only where each part is large enough; for an employer those alone. */
export function sexRows(subject: ConclusionSubject, isForEmployer: boolean): readonly PlannedRow[] {
  const shown = shownAges(subject);
  if (isForEmployer) {
    if (shown.groups.length === 0) return [];
    const heading = shown.sexes.length === 0 ? 'Naar leeftijd' : 'Naar leeftijd en geslacht';
    return [...ageHeads(heading, shown.sexes), ...ageRows(shown.groups, shown.sexes)];
  }
  const cohorts = cohortSexes(subject);
  // A column for whose sex is not known, where there is somebody.
  const sexes = (['M', 'V', 'X'] as const).filter((sex) => sex !== 'X' || cohorts.some((one) => one.sexes.X > 0));
  const merged = shown.groups.filter(
    ({ fromAge, toAge }) => !cohorts.some((cohort) => cohort.fromAge === fromAge && cohort.toAge === toAge),
  );
  return [
    ...ageHeads('Naar leeftijd en geslacht', sexes),
    ...ageRows(cohorts, sexes),
    ...(merged.length === 0 ? [] : [sentenceRow(`Samengevoegd tot groepen van minstens ${smallestGroup} deelnemers.`)]),
    ...ageRows(merged, sexes),
  ];
}
