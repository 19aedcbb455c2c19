import { nameOf } from '#output/alternatives/alternative-name.ts';
import { costConditions } from '#output/words/conclusions/conditions.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { euroDifference } from '#output/words/phrases.ts';
import { listed } from '#office/document/dutch-words.ts';
import { barredClause } from '#output/words/verdict/verdict-text.ts';

/** What the premiums that were given cost beside the answers, in one full sentence; null when the dossier has none. */
export function givenPremiumsConclusion(subject: ConclusionSubject): string | null {
  const now = alternativeOf(subject.result, 'unchanged').cost;
  const given = subject.result.alternatives.filter((alternative) => alternative.sort === 'given');
  const clauses = given.map(
    (alternative) =>
      `${nameOf(alternative, 'inSentence')} van ${practicalPremium(subject, alternative)} ${euroDifference(alternative.costDifference, now)}${barredClause(alternative.verdict)}`,
  );
  return clauses.length === 0
    ? null
    : `Vergeleken met nu kost ${costConditions(subject, { horizon: subject.input.goal.horizon, group: 'existing' }, given)}, ${listed(clauses)}.`;
}
