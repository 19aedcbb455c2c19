import { currentSchemeWords } from '#contract/terms/current-scheme.ts';
import { pensionDifferenceText } from '#contract/terms/conclusions-goals.ts';
import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { euroDifference } from '#contract/terms/conclusions-words.ts';
import type { FurtherAlternative, FurtherKey } from '#core/further-result.ts';

const starts: Readonly<Record<FurtherKey, string>> = {
  ambition: 'De ambitiestaffel',
  ownFlat: 'De eigen vlakke premie',
  ownScale: 'De eigen staffel',
};

/** What a premium that was given costs and gives, as a full sentence. */
function furtherConclusion(subject: ConclusionSubject, alternative: FurtherAlternative): string {
  const premium = practicalPremium(subject, alternative);
  const cost = euroDifference(alternative.costDifference, 'evenveel');
  const difference = pensionDifferenceText(subject, alternative, '');
  const { pension: reference } = currentSchemeWords[subject.input.kind];
  const pension = difference === '' ? `samen evenveel als ${reference}` : `${difference} per jaar dan ${reference}`;
  return `${starts[alternative.key]} van ${premium} kost u ${cost} en geeft ${pension}.`;
}

/** A sentence for each further alternative; none when the dossier has none. */
export const furtherConclusions = (subject: ConclusionSubject): readonly string[] =>
  subject.result.further.map((alternative) => furtherConclusion(subject, alternative));
