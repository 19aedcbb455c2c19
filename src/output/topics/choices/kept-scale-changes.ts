import { factInSentence } from '#output/topics/schemes/schemes-conclusion.ts';
import { listed } from '#office/document/dutch-words.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { changedFacts, premiumLabel, schemeFacts, schemeKindLabel } from '#output/topics/schemes/scheme-comparison.ts';
import { type SchemeFact } from '#output/topics/schemes/scheme-fact.ts';

/** Facts of the new scheme, besides the premium, that leave the terms of those who keep the scale as they are. */
const withoutEffect = [schemeKindLabel, 'Risicopremies', 'Opslag', 'Kosten per deelnemer'];
const contribution = 'Eigen bijdrage';

/** What changes for those who keep a scale besides it. */
export const changedTerms = (subject: ConclusionSubject): readonly SchemeFact[] =>
  changedFacts(schemeFacts(subject)).filter(
    ({ label }) => label !== premiumLabel && withoutEffect.every((start) => !label.startsWith(start)),
  );

/** More are not named: the table of both schemes has them. */
const mostNamed = 2;

/** What else changes for those who keep the scale, without a full stop; null = nothing. The own contribution is told apart. */
export function otherChanges(subject: ConclusionSubject): string | null {
  const terms = changedTerms(subject).filter(({ label }) => !label.startsWith(contribution));
  if (terms.length === 0) return null;
  const isRuleAlone = terms.every(({ label }) => label === 'Leeftijdsbepaling');
  if (isRuleAlone && subject.input.next.bracketAgeRule === 'lastOfDecember')
    return 'De staffel blijft; een hogere trede begint voortaan op 1 januari';
  const names = [...new Set(terms.map(factInSentence))];
  return `De staffel blijft; ${names.length > mostNamed ? 'meerdere andere onderdelen veranderen' : `voor het ouderdomspensioen verandert: ${listed(names)}`}`;
}
