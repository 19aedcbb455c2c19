import type { AlternativeKey, CohortResult } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { percentage } from '#contract/terms/dutch-format.ts';
import { alternativeKeys, seriesDashes } from '#documents/excel/output/alternative-columns.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import type { PlannedChart, SheetPlan, TableRow } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const cohortName = ({ fromAge, toAge }: CohortResult): string =>
  fromAge === toAge ? `${fromAge} jaar` : `${fromAge} t/m ${toAge} jaar`;

const rows = (cohorts: readonly CohortResult[]): readonly TableRow[] =>
  alternativeKeys.flatMap((key) =>
    cohorts.map((cohort) => {
      const { premium, pension, ratio } = cohort.outcomes[key];
      return [cohortName(cohort), cohort.count, alternativeNames[key].short, premium, pension, ratio];
    }),
  );

const series = (key: AlternativeKey, index: number, count: number, colours: Palette) => ({
  name: alternativeNames[key].short,
  colour: colours.alternatives[key],
  dash: seriesDashes[key],
  categoryColumn: 1,
  valueColumn: 5,
  firstRow: index * count + 1,
  lastRow: (index + 1) * count,
});

function description(cohorts: readonly CohortResult[]): string {
  const parts = cohorts
    .filter(({ count }) => count > 0)
    .map((cohort) => {
      const { ratio } = cohort.outcomes.budgetNeutralFlat;
      return `${cohortName(cohort)} ${ratio === null ? 'geen huidig pensioen' : percentage(ratio)}`;
    });
  return `Kolommen per leeftijdscohort en alternatief. Pensioen bij de budgetneutrale vlakke premie ten opzichte van ongewijzigd: ${parts.join('; ')}.`;
}

const chart = (cohorts: readonly CohortResult[], colours: Palette): PlannedChart => ({
  kind: 'column',
  hasMarkers: false,
  title: 'Verwacht pensioen per leeftijdscohort',
  description: description(cohorts),
  categoryTitle: 'Leeftijd op de transitiedatum',
  valueTitle: 'Som van de pensioenen per jaar',
  valueFormat: 'euro',
  series: alternativeKeys.map((key, index) => series(key, index, cohorts.length, colours)),
  corner: { column: 8, row: 1 },
  size: { columns: 11, rows: 26 },
});

export const cohortsSheet = ({ result }: OutputContent, colours: Palette): SheetPlan => ({
  name: 'Cohorten',
  widths: [18, 10, 32, 18, 18, 14, 4],
  orientation: 'landscape',
  pagesWide: 1,
  frozenColumns: 0,
  rows: [
    titleRow('Cohorten'),
    subtitleRow(
      'Deelnemers in groepen van vijf leeftijdsjaren op de transitiedatum. Bedragen zijn sommen over de groep, bij de praktische premie.',
    ),
    subtitleRow('Verhouding: som van de nieuwe pensioenen gedeeld door som van de huidige pensioenen; 100% is gelijk.'),
    emptyRow,
  ],
  table: {
    name: 'ResultaatCohorten',
    columns: [
      { header: 'Cohort', format: 'general' },
      { header: 'Aantal', format: 'count' },
      { header: 'Alternatief', format: 'general' },
      { header: 'Premie', format: 'euroCents' },
      { header: 'Pensioen', format: 'euroCents' },
      { header: 'Verhouding', format: 'percent' },
    ],
    rows: rows(result.cohorts),
    isStreamed: false,
  },
  rowsBelow: [],
  chart: result.cohorts.length > 0 ? chart(result.cohorts, colours) : null,
});
