import { factInSentence } from '#output/topics/schemes/schemes-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { changedFacts, premiumLabel, schemeFacts } from '#output/topics/schemes/scheme-comparison.ts';
import { type SchemeFact } from '#output/topics/schemes/scheme-fact.ts';

/** Facts of the new scheme, besides the premium, that leave the terms of who keeps the scale as they are. */
const withoutEffect = ['Soort regeling', 'Risicopremies', 'Opslag', 'Kosten per deelnemer'];
const contribution = 'Eigen bijdrage';

const changedTerms = (subject: ConclusionSubject): readonly SchemeFact[] =>
  changedFacts(schemeFacts(subject)).filter(
    ({ label }) => label !== premiumLabel && withoutEffect.every((start) => !label.startsWith(start)),
  );

/** What else changes for who keeps the scale, in a few words; the own contribution is told apart. */
export const otherChanges = (subject: ConclusionSubject): readonly string[] =>
  changedTerms(subject)
    .filter(({ label }) => !label.startsWith(contribution))
    .map(factInSentence);
