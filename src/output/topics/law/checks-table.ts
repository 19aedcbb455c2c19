import type { DossierResult } from '#core/result/result.ts';
import type { Check } from '#core/result/check.ts';
import { checkLevelNames } from '#output/language/verdict-text.ts';
import { checkSentence, checkTitle } from '#output/topics/law/checks/check-texts.ts';
import { aboutText, discretionOf, type IsDiscreet } from '#output/topics/law/shown-checks.ts';
import type { PlannedTable, TableRow } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';

const row = (result: DossierResult, check: Check, isDiscreet: IsDiscreet): TableRow => [
  checkTitle(check),
  aboutText(result, [check]),
  { content: checkLevelNames[check.level], look: check.level },
  checkSentence(check, isDiscreet(check)),
  check.article,
];

/** Every check of the law, and of goal and data. */
export const checksTable = ({ result, withoutPeople }: OutputContent): PlannedTable => ({
  name: 'ResultaatToetsen',
  columns: [
    { header: 'Toets', format: 'general', wraps: true },
    { header: 'Betreft', format: 'general', wraps: true },
    { header: 'Uitkomst', format: 'general' },
    { header: 'Toelichting', format: 'general', wraps: true },
    { header: 'Artikel', format: 'general', wraps: true },
  ],
  rows: result.checks.map((check) => row(result, check, withoutPeople ? discretionOf(result) : () => false)),
  isStreamed: false,
});
