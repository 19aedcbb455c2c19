import { columnLetters } from '#office/sheet/cell-name.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { splitPartNames, type SplitParts } from '#core/result/pension-split.ts';
import type { DossierResult } from '#core/result/result.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { splitPartWords } from '#output/topics/people/pension-split.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';
import { formulaCell } from '#output/model/planned-cells.ts';
import { alternativeCell } from '#output/model/name-cells.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

export const everybody = 'Alle deelnemers';

/** Pension before, the parts of its change, and the sum of those as a formula; `labels` columns stand before them. */
function amounts(labels: number, before: number, parts: SplitParts<number>): Row {
  const values = [before, ...splitPartNames.map((part) => parts[part])];
  const after = values.reduce((sum, amount) => sum + amount, 0);
  const [first, last] = [columnLetters(labels + 1), columnLetters(labels + values.length)];
  return [...values, formulaCell(after, 'euro', ({ row }) => `SUM(${first}${row}:${last}${row})`)];
}

/** From what the expected pensions change at these premiums, of everybody and per cohort; each named where there are more. */
function splitTable(
  result: DossierResult,
  premiums: readonly PremiumAlternative[],
  name: string,
  isNamed: boolean,
): Table {
  const unchanged = alternativeOf(result, 'unchanged');
  return {
    name,
    columns: [
      ...columnsOf({ Cohort: 'general', Aantal: 'count' }),
      ...(isNamed ? [{ header: 'Alternatief', format: 'general', wraps: true } as const] : []),
      { header: 'Pensioen nu', format: 'euro' },
      ...splitPartNames.map((part) => ({ header: splitPartWords[part].name, format: 'euroDifference' as const })),
      { header: 'Pensioen straks', format: 'euro' },
    ],
    rows: premiums.flatMap((premium) => {
      const split = premium.pensionSplit;
      if (split === null) return [];
      const row = (cohort: string, count: number, before: number, parts: SplitParts<number>): Row => {
        const labels = [cohort, count, ...(isNamed ? [alternativeCell(premium)] : [])];
        return [...labels, ...amounts(labels.length, before, parts)];
      };
      return [
        row(everybody, result.participantCount, unchanged.pension, split.total),
        ...result.cohorts.map((cohort, index) =>
          row(cohortName(cohort), cohort.count, unchanged.cohorts[index]!.pension, split.cohorts[index]!),
        ),
      ];
    }),
  };
}

/** From what the expected pensions change at one alternative, as people read it. */
export const alternativeSplitTable = (result: DossierResult, premium: PremiumAlternative): Table =>
  splitTable(result, [premium], `PensioenOorzaken${premium.key}`, false);

/** From what the expected pensions change; without rows where nothing is divided. */
export const pensionSplitTable = ({ result }: Pick<ConclusionSubject, 'result'>): Table =>
  splitTable(result, premiumAlternatives(result), 'ResultaatOorzaken', true);
