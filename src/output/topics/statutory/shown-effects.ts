import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { mayShowCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { type StatutorySections, statutorySections } from '#output/topics/statutory/statutory-sections.ts';

/** The effects of the law as documents and slides have them: without compensation where its rates follow from few people. Null where there are none. */
export function shownEffects({ statutory, result, dossier }: OutputContent): StatutorySections | null {
  if (statutory === null || isFirstScheme(dossier.input)) return null;
  const isTyped = dossier.input.compensation.method === 'ownTable';
  return statutorySections(statutory, headlineOf(result)?.key ?? null, {
    ofFew: !isTyped && result.compensation !== null && !mayShowCompensation(result),
  });
}
