import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { euroDifference, listed } from '#contract/terms/conclusions-words.ts';
import type { FurtherKey } from '#core/further-result.ts';

const names: Readonly<Record<FurtherKey, string>> = {
  ambition: 'de ambitiestaffel',
  ownFlat: 'de eigen vlakke premie',
  ownScale: 'de eigen staffel',
};

/** What the premiums that were given cost beside the answers, in one full sentence; null when the dossier has none. */
export function furtherConclusion(subject: ConclusionSubject): string | null {
  const clauses = subject.result.further.map(
    (alternative) =>
      `${names[alternative.key]} van ${practicalPremium(subject, alternative)} ${euroDifference(alternative.costDifference, 'evenveel')}`,
  );
  return clauses.length === 0 ? null : `Vergeleken met nu kost ${listed(clauses)}.`;
}
