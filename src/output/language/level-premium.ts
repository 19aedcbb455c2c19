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

/** The same as a full sentence with the articles. */
export function currentFlatSentence(subject: ConclusionSubject): string | null {
  const clause = currentFlatClause(subject);
  if (clause === null) return null;
  const start = `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`;
  return clause.endsWith('doorgaan')
    ? `${start}; eerbiedigende werking is daarvoor niet nodig (art. 17 PW en art. 18a lid 1 Wet LB 1964).`
    : `${start} (art. 18a lid 1 Wet LB 1964).`;
}
