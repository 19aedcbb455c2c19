import { keptScale } from '#core/result/kept-scale.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { premiumPhrase } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { isSameScale } from '#output/language/scale.ts';
import { currentScaleName } from '#output/language/current-scheme.ts';
import { headline } from '#output/language/headline.ts';

/** Whether those in service pay this scale in the way on in which they keep one. */
const isKept = ({ input, result }: ConclusionSubject, { key, practicalScale }: PremiumAlternative): boolean =>
  keptScale(result) !== null &&
  (isAveragePay(input) ? key === 'budgetNeutralProgressive' : isSameScale(practicalScale, result.currentScale));

/**
 * That a scale that stands in front is none of the ways on of the open group: only those in service may have it, and with who
 * enters it is calculated for the kept scale alone. Null where what stands in front is among them.
 */
export function scaleInFrontNote(subject: ConclusionSubject): string | null {
  const { input, result } = subject;
  const front = headline(subject);
  if (front === null || front.form === 'flat' || isKept(subject, front)) return null;
  const kept = isAveragePay(input) ? 'de budgetneutrale staffel' : currentScaleName(input);
  const other = keptScale(result) === null ? '' : `; eerbiedigende werking is hier met ${kept} gerekend`;
  return `${premiumPhrase(subject, front)} staat hier niet: daarvan zijn alleen de lasten van wie er nu is berekend${other}.`;
}
