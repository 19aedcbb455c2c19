import { factInSentence } from '#output/topics/schemes/schemes-conclusion.ts';
import { listed } from '#office/document/dutch-words.ts';
import { inDutch, said, type Said } from '#output/language/wording.ts';
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

/** What else changes for those who keep the scale, without a full stop; null = nothing. The own contribution is told apart. Names of terms are in Dutch alone. */
export function saidOtherChanges(subject: ConclusionSubject): Said | null {
  const terms = changedTerms(subject).filter(({ label }) => !label.startsWith(contribution));
  if (terms.length === 0) return null;
  const isRuleAlone = terms.every(({ label }) => label === 'Leeftijdsbepaling');
  if (isRuleAlone && subject.input.next.bracketAgeRule === 'lastOfDecember') return said('scaleStaysStepsInJanuary');
  const names = [...new Set(terms.map(factInSentence))];
  return names.length > mostNamed
    ? said('scaleStaysSeveralChange')
    : `De staffel blijft; voor het ouderdomspensioen verandert: ${listed(names)}`;
}

/** The same in Dutch. */
export function otherChanges(subject: ConclusionSubject): string | null {
  const changes = saidOtherChanges(subject);
  return changes && inDutch(changes);
}
