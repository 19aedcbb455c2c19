import { coverConclusion } from '#output/topics/choices/goals-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { keyFigureSentences } from '#output/topics/choices/key-figure-sentences.ts';

/** The outcome of a dossier in a few full sentences: what stands in front, and the figures beside it. */
export const summarySentences = (subject: ConclusionSubject): readonly string[] => [
  `${coverConclusion(subject)}.`,
  ...keyFigureSentences(subject),
];
