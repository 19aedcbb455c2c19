import { checksWith } from '#core/result/check.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { hasFlatPremium } from '#output/language/current-scheme.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** What is said of a scale with one percentage for every age: it is a flat premium (art. 17 PW, art. 18a lid 1 Wet LB). */

/** "de huidige 22% mag als premie doorgaan": whether the current flat premium may go on; null where it is no flat one. */
export function currentFlatClause({ input, result }: ConclusionSubject): string | null {
  const [check] = hasFlatPremium(input) ? checksWith(result, 'CURRENT_SCALE_ABOVE_LIMIT') : [];
  if (check === undefined) return null;
  const rate = exactPercentage(result.currentScale[0]?.rate ?? 0);
  return check.level === 'pass'
    ? `de huidige ${rate} mag als vlakke premie voor iedereen doorgaan`
    : `de huidige ${rate} ligt boven het maximum van ${exactPercentage(check.figures.limit)}`;
}
