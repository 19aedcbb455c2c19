import { changedFacts, premiumLabel } from '#output/topics/schemes/scheme-comparison.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { type SchemeFact } from '#output/topics/schemes/scheme-fact.ts';
import { ofHeadline } from '#output/language/headline.ts';
import { isSameScale, scaleHolders } from '#output/language/scale.ts';
import { practicalPremium, premiumInSentence } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** A label for use within a sentence: up to its first comma or point. */
export const factInSentence = ({ label, inSentence: own }: SchemeFact): string => {
  if (own !== undefined) return own;
  const [name = label] = label.split(/,| ·/);
  return /^[A-Z][a-z]/.test(name) && !name.startsWith('Anw') ? name.charAt(0).toLowerCase() + name.slice(1) : name;
};

/** What the premium becomes, and how many other parts of the scheme change. */
export const schemesConclusion = (subject: ConclusionSubject, facts: readonly SchemeFact[]): string =>
  ofHeadline(subject, (premium) => {
    if (isFirstScheme(subject.input)) return `De eerste regeling heeft ${premiumInSentence(subject, premium)}`;
    const verb = isSameScale(premium.practicalScale, subject.result.currentScale) ? 'blijft' : 'wordt';
    const start =
      premium.form === 'flat'
        ? `De premie ${verb} ${practicalPremium(subject, premium)} voor iedereen`
        : scaleHolders(subject, premium);
    return `${start}; ${othersClause(facts)}`;
  });

function othersClause(facts: readonly SchemeFact[]): string {
  const others = changedFacts(facts).filter(({ label }) => label !== premiumLabel).length;
  if (others === 0) return 'verder verandert niets';
  return others === 1 ? 'verder verandert 1 onderdeel' : `verder veranderen ${others} onderdelen`;
}
