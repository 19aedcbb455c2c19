import { turnConclusion } from '#output/topics/open-group/open-group.ts';
import { headlineSentences } from '#output/topics/choices/headline-text.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** The outcome of a dossier in a few full sentences: the headline, who loses, and the year in which an order of cost turns. */
export function summarySentences(subject: ConclusionSubject): readonly string[] {
  const turn = turnConclusion(subject);
  return [...headlineSentences(subject), ...(turn === null ? [] : [`${turn}.`])];
}
