import { coverConclusion } from '#output/words/conclusions/goals.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { keyFigureSentences } from '#output/words/summary/key-figure-sentences.ts';

/** The outcome of a dossier in a few full sentences: what stands in front, and the figures beside it. */
export const summarySentences = (subject: ConclusionSubject): readonly string[] => [
  `${coverConclusion(subject)}.`,
  ...keyFigureSentences(subject),
];
