import { nameOf } from '#output/alternatives/alternative-name.ts';
import type { CompensationCohort, CompensationResult } from '#core/result/compensation-result.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { mergedPensionRows } from '#output/workbook/blocks/merged-compensation.ts';
import { cohortName } from '#output/words/cohort-name.ts';
import { compensationSums, type CompensationSums } from '#output/words/conclusions/compensation.ts';
import { fractionOf } from '#output/words/conclusions/subject.ts';
import { pricesOf } from '#output/words/prices.ts';
import { noCompensationBesideScale } from '#output/words/verdict/chapter-6b.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { PlannedTable, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';

type Group = Pick<CompensationCohort, 'count' | 'currentPension'>;

/** Pensions of a group without compensation, with what is paid as premium, and with salary as if it were premium too. */
function row(name: string, { count, currentPension }: Group, alternative: string, sums: CompensationSums): TableRow {
  const afterPremium = sums.pension + sums.pensionFromPremium;
  const ratio = (pension: number): number | null => fractionOf(pension, currentPension);
  return [
    name,
    count,
    alternative,
    currentPension,
    sums.pension,
    ratio(sums.pension),
    afterPremium,
    ratio(afterPremium),
    sums.salary,
    sums.pensionFromSalary,
    ratio(afterPremium + sums.pensionFromSalary),
  ];
}

function rowsOf(alternative: PremiumAlternative, { cohorts }: CompensationResult): readonly TableRow[] {
  const { compensation } = alternative;
  if (compensation === null) return [];
  const name = nameOf(alternative, 'short');
  const sum = (part: keyof Group): number => cohorts.reduce((total, cohort) => total + cohort[part], 0);
  const everybody = { count: sum('count'), currentPension: sum('currentPension') };
  return [
    row('Alle deelnemers', everybody, name, compensationSums(compensation.cohorts)),
    ...compensation.cohorts.map((sums, index) => row(cohortName(cohorts[index]!), cohorts[index]!, name, sums)),
  ];
}

const table = (alternatives: readonly PremiumAlternative[], compensation: CompensationResult): PlannedTable => ({
  name: 'ResultaatNaCompensatie',
  columns: [
    { header: 'Cohort', format: 'general' },
    { header: 'Aantal', format: 'count' },
    { header: 'Alternatief', format: 'general' },
    { header: 'Pensioen huidig', format: 'euro' },
    { header: 'Pensioen zonder compensatie', format: 'euro' },
    { header: 'Verhouding zonder compensatie', format: 'percent' },
    { header: 'Pensioen na compensatie', format: 'euro' },
    { header: 'Verhouding na compensatie', format: 'percent' },
    { header: 'Compensatie als salaris, bruto', format: 'euro' },
    { header: 'Dat salaris als pensioen', format: 'euro' },
    { header: 'Verhouding met dat salaris', format: 'percent' },
  ],
  rows: alternatives.flatMap((alternative) => rowsOf(alternative, compensation)),
  isStreamed: false,
});

/** What the cohorts of compensation have of it: as premium in the pension, as salary beside it, gross and as pension. */
export function compensatedPensionsSheet({ dossier, result }: OutputContent): SheetPlan {
  const { compensation } = result;
  return {
    name: 'Na compensatie',
    widths: [18, 10, 30, 16, 16, 16, 16, 16, 18, 16, 16],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow('Na compensatie'),
      ...(compensation === null
        ? []
        : [
            subtitleRow(
              `Verwacht pensioen per jaar van het cohort samen, ${pricesOf(result)}, bij de afgeronde premie. Na compensatie: met wat als premie wordt betaald.`,
            ),
            subtitleRow(
              'Wat als salaris wordt betaald, is geen pensioen. Het staat er bruto bij, over de hele periode, en als het pensioen dat het als premie zou geven; de laatste verhouding telt dat mee.',
            ),
            subtitleRow(
              'Compensatie is hier wat wie in dienst blijft krijgt; kosten zijn gewogen met de kans dat iemand in dienst blijft.',
            ),
            ...noCompensationBesideScale(result).map(subtitleRow),
          ]),
      emptyRow,
    ],
    table: compensation === null ? null : table(premiumAlternatives(result), compensation),
    rowsBelow: mergedPensionRows({ input: dossier.input, result }),
    chart: null,
  };
}
