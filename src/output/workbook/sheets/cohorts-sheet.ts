import { negativeRows } from '#output/workbook/planned-cells.ts';
import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { nameIn, nameOf } from '#output/alternatives/alternative-name.ts';
import { flatChapter6b } from '#output/words/verdict/chapter-6b.ts';
import { headlineOf } from '#core/result/headline.ts';
import { blockSeries } from '#output/workbook/block-series.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { AgeCohort, DossierResult } from '#core/result/result.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { asksEffects, effectCells, effectColumns, profitExplanation } from '#output/workbook/cohort-effects.ts';
import { cohortName } from '#output/words/cohort-name.ts';
import { mergedCohortRows } from '#output/workbook/blocks/merged-cohorts.ts';
import { compensationCell } from '#output/workbook/compensation-cell.ts';
import { compensationExplanation } from '#output/workbook/compensation-sentences.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { PlannedChart, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

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

const series = (alternative: Alternative, place: number, count: number) =>
  blockSeries(
    { name: nameOf(alternative, 'short'), look: alternativeDisplay[alternative.key].look, valueColumn: 5 },
    place,
    count,
  );

function description(result: DossierResult): string {
  const { key, cohorts } = headlineOf(result) ?? alternativeOf(result, 'budgetNeutralFlat');
  const parts = result.cohorts.flatMap((cohort, index) => {
    const { ratio } = cohorts[index]!;
    return cohort.count > 0
      ? [`${cohortName(cohort)} ${ratio === null ? 'geen huidig pensioen' : percentage(ratio)}`]
      : [];
  });
  return `Kolommen per leeftijdscohort en alternatief. Pensioen bij ${nameIn(result, key, 'inSentence')} ten opzichte van ongewijzigd: ${parts.join('; ')}.`;
}

const chart = (result: DossierResult): PlannedChart => ({
  kind: 'column',
  marks: 'none',
  title: 'Verwacht pensioen per leeftijdscohort',
  description: description(result),
  categoryTitle: 'Leeftijd op de transitiedatum',
  valueTitle: 'Som van de pensioenen per jaar',
  valueFormat: 'euro',
  series: result.alternatives.map((alternative, index) => series(alternative, index, result.cohorts.length)),
  corner: { column: 14, row: 1 },
  size: { columns: 11, rows: 26 },
});

export function cohortsSheet({ dossier, result }: OutputContent): SheetPlan {
  return {
    name: 'Cohorten',
    widths: [16, 9, 28, 15, 15, 12, 15, 15, 16, 15, 21, 16, 4],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow('Cohorten'),
      subtitleRow(
        'Deelnemers in groepen van vijf leeftijdsjaren op de transitiedatum. Bedragen zijn sommen over de groep, bij de afgeronde premie.',
      ),
      subtitleRow(
        'Verhouding: som van de nieuwe pensioenen gedeeld door som van de huidige pensioenen; 100% is gelijk.',
      ),
      subtitleRow(
        `Werkgeverslast: van dit cohort, ${horizonPhrase(dossier.input.goal.horizon)}, contant gemaakt naar de transitiedatum zonder compensatie en zonder nieuwe medewerkers; samen de last van het alternatief voor de bestaande deelnemers.`,
      ),
      ...negativeRows(
        result,
        result.alternatives.flatMap(({ cohortCosts }) => cohortCosts),
      ),
      subtitleRow(compensationExplanation(dossier.input.compensation, flatChapter6b(result))),
      subtitleRow(profitExplanation(result)),
      emptyRow,
    ],
    table: {
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
    },
    rowsBelow: mergedCohortRows({ input: dossier.input, result }),
    chart: result.cohorts.length > 0 ? chart(result) : null,
  };
}
