import type { CohortResult, DossierResult } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { horizonPhrase } from '#contract/terms/conclusions-horizon.ts';
import { percentage } from '#contract/terms/dutch-format.ts';
import { seriesDashes } from '#documents/excel/output/alternative-columns.ts';
import { effectCells, effectColumns, profitExplanation } from '#documents/excel/output/cohort-effects.ts';
import { cohortName } from '#documents/excel/output/cohort-name.ts';
import { compensationExplanation } from '#documents/excel/output/compensation-sentences.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import { shownAlternatives, type ShownAlternative } from '#contract/terms/shown-alternatives.ts';
import type { PlannedChart, SheetPlan, TableRow } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

/** Cost of compensation in the first year, summed over who belongs to the cohort. */
function compensated(
  { compensation }: ShownAlternative,
  { fromAge, toAge }: CohortResult,
  result: DossierResult,
): number {
  const costs = compensation?.participants.firstYearCost;
  if (!costs) return 0;
  return result.participants.reduce(
    (sum, { age }, index) => (age >= fromAge && age <= toAge ? sum + (costs[index] ?? 0) : sum),
    0,
  );
}

const rows = (result: DossierResult, alternatives: readonly ShownAlternative[]): readonly TableRow[] =>
  alternatives.flatMap((alternative) =>
    result.cohorts.map((cohort, index): TableRow => {
      const { premium, pension, ratio } = alternative.cohort(index);
      const effects = result.effects.ageCohorts.find(({ fromAge }) => fromAge === cohort.fromAge);
      return [
        cohortName(cohort),
        cohort.count,
        alternativeNames[alternative.key].short,
        premium,
        pension,
        ratio,
        compensated(alternative, cohort, result),
        ...effectCells(alternative.key, effects?.figures, result.effects.yardsticks),
        result.cohortCosts[index]?.cost[alternative.key] ?? null,
      ];
    }),
  );

const series = ({ key }: ShownAlternative, index: number, count: number, colours: Palette) => ({
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

const chart = (
  cohorts: readonly CohortResult[],
  shown: readonly ShownAlternative[],
  colours: Palette,
): PlannedChart => ({
  kind: 'column',
  hasMarkers: false,
  title: 'Verwacht pensioen per leeftijdscohort',
  description: description(cohorts),
  categoryTitle: 'Leeftijd op de transitiedatum',
  valueTitle: 'Som van de pensioenen per jaar',
  valueFormat: 'euro',
  series: shown.map((alternative, index) => series(alternative, index, cohorts.length, colours)),
  corner: { column: 14, row: 1 },
  size: { columns: 11, rows: 26 },
});

export function cohortsSheet({ dossier, result }: OutputContent, colours: Palette): SheetPlan {
  const shown = shownAlternatives(result);
  return {
    name: 'Cohorten',
    widths: [16, 9, 28, 15, 15, 12, 15, 15, 16, 15, 15, 16, 4],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow('Cohorten'),
      subtitleRow(
        'Deelnemers in groepen van vijf leeftijdsjaren op de transitiedatum. Bedragen zijn sommen over de groep, bij de praktische premie.',
      ),
      subtitleRow(
        'Verhouding: som van de nieuwe pensioenen gedeeld door som van de huidige pensioenen; 100% is gelijk.',
      ),
      subtitleRow(
        `Werkgeverslast: van dit cohort, ${horizonPhrase(dossier.input.goal.horizon)}, contant gemaakt naar de transitiedatum en zonder compensatie; samen de last van het alternatief.`,
      ),
      subtitleRow(compensationExplanation(dossier.input.compensation)),
      subtitleRow(profitExplanation(result.effects)),
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
        { header: 'Compensatie', format: 'euroCents' },
        ...effectColumns,
        { header: 'Werkgeverslast', format: 'euroCents' },
      ],
      rows: rows(result, shown),
      isStreamed: false,
    },
    rowsBelow: [],
    chart: result.cohorts.length > 0 ? chart(result.cohorts, shown, colours) : null,
  };
}
