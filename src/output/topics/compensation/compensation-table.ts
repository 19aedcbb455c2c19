import { nameOf } from '#output/language/alternative-name.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { CompensationResult } from '#core/result/compensation-result.ts';
import { hasTarget } from '#output/topics/compensation/compensation-words.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { fractionOf } from '#output/language/subject.ts';
import { type Row, type Table, columnsOf } from '#output/model/table.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';

const cohortRows = (
  alternative: PremiumAlternative,
  { cohorts }: CompensationResult,
  rules: CompensationRules,
): readonly Row[] =>
  (alternative.compensation?.cohorts ?? []).map((paid, index) => {
    const { count, entitled } = cohorts[index]!;
    return [
      cohortName(cohorts[index]!),
      count,
      nameOf(alternative, 'short'),
      entitled,
      paid.rate,
      hasTarget(rules) ? paid.shortfall : null,
      paid.accumulated,
      fractionOf(paid.accumulated, paid.shortfall),
      paid.firstYearCost,
      paid.totalCost,
      paid.presentCost,
    ];
  });

/** What is compensated per cohort of compensation, and what it costs; without rows where nothing is. */
export function compensationTable({ dossier, result }: OutputContent): Table {
  const { compensation } = result;
  const rules = dossier.input.compensation;
  return {
    name: 'ResultaatCompensatie',
    columns: columnsOf({
      Cohort: 'general',
      Aantal: 'count',
      Alternatief: 'general',
      'In aanmerking': 'count',
      'Compensatie %': 'percentTwo',
      'Tekort (kapitaal)': 'euro',
      'Opgebouwd (kapitaal)': 'euro',
      Aangevuld: 'percent',
      'Compensatie eerste jaar': 'euro',
      'Compensatie totaal': 'euro',
      'Compensatie contant': 'euro',
    }),
    rows: premiumAlternatives(result).flatMap((one) =>
      compensation === null ? [] : cohortRows(one, compensation, rules),
    ),
  };
}
