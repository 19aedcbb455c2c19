import type { Finding } from '#input/findings.ts';
import { inputWarning } from '#output/words/input-warnings.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { Check } from '#core/result/check.ts';
import { checkLevelNames, checkTitle } from '#output/words/check-titles.ts';
import { checkSentence } from '#output/words/checks.ts';
import { aboutText } from '#output/words/shown-checks.ts';
import { emptyRow, jumpRow, sentenceRows, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { PlannedRow, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';

const row = (result: DossierResult, check: Check): TableRow => [
  checkTitle(check),
  aboutText(result, [check]),
  { content: checkLevelNames[check.level], look: check.level },
  checkSentence(check),
  check.article,
];

/** What the law cannot be tested for: whether the data are right. */
const warningRows = (warnings: readonly Finding[]): readonly PlannedRow[] => {
  const text = inputWarning(warnings);
  return text === null ? [] : [emptyRow, ...sentenceRows(text), jumpRow('Waarschuwingen')];
};

export const checksSheet = ({ dossier, result }: OutputContent): SheetPlan => ({
  name: 'Toetsen',
  widths: [32, 28, 16, 90, 34],
  orientation: 'landscape',
  frozenColumns: 0,
  rows: [
    titleRow('Toetsen'),
    subtitleRow(
      'Bedragen op het niveau van de peildatum, percentages en staffels op de transitiedatum. Een toets zonder artikel gaat niet over de wet.',
    ),
    emptyRow,
  ],
  table: {
    name: 'ResultaatToetsen',
    columns: [
      { header: 'Toets', format: 'general', wraps: true },
      { header: 'Betreft', format: 'general', wraps: true },
      { header: 'Uitkomst', format: 'general' },
      { header: 'Toelichting', format: 'general', wraps: true },
      { header: 'Artikel', format: 'general', wraps: true },
    ],
    rows: result.checks.map((check) => row(result, check)),
    isStreamed: false,
  },
  rowsBelow: warningRows(dossier.warnings),
  chart: null,
});
