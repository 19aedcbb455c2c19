import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { Scale } from '#core/dossier.ts';
import { exactPercentage, percentage } from '#office/document/dutch-format.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';

/** The premium of an answer or of a given premium. */
type Premium = Pick<PremiumAlternative, 'form' | 'practicalScale'>;

/** Decimals that show a premium rounded to this step in full: 0.001 gives one, 0.0025 two. */
export function premiumDecimals(rounding: number): number {
  const decimals = [1, 2, 3].find((count) => {
    const units = rounding * 100 * 10 ** count;
    return Math.abs(units - Math.round(units)) < 1e-6;
  });
  return decimals ?? 4;
}

/** "17,0%" for one rate, "7,4% tot 40,9%" for a scale: lowest and highest step. */
export function scaleText(scale: Scale, decimals: number): string {
  const rates = scale.map((step) => step.rate);
  if (rates.length === 0) return '–';
  const lowest = percentage(Math.min(...rates), decimals);
  const highest = percentage(Math.max(...rates), decimals);
  return lowest === highest ? lowest : `${lowest} tot ${highest}`;
}

/** An entered scale in words: "7,25% tot 40,6%, stijgt met de leeftijd", "15,0% op elke leeftijd". */
export function enteredScale(scale: Scale): string {
  const rates = scale.map((step) => step.rate);
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  if (rates.length === 0) return '–';
  if (lowest === highest) return `${exactPercentage(lowest)} op elke leeftijd`;
  const rises = rates.every((rate, step) => rate >= (rates[step - 1] ?? 0));
  return `${exactPercentage(lowest)} tot ${exactPercentage(highest)}, ${rises ? 'stijgt met' : 'verschilt naar'} de leeftijd`;
}

/** The practical premium of an answer: "17,0%" or "7,4% tot 40,9%". */
export const practicalPremium = ({ input }: ConclusionSubject, answer: Pick<Premium, 'practicalScale'>): string =>
  scaleText(answer.practicalScale, premiumDecimals(input.goal.rounding));

const shapeNames = {
  currentScale: 'de huidige staffel',
  fiscalMaximum: 'het fiscaal maximum',
  ambition: 'de ambitiestaffel',
  ownScale: 'de eigen staffel',
} as const;

/** From which scale the progressive answers take their shape: "de huidige staffel". */
export const shapeName = ({ input }: ConclusionSubject): string => shapeNames[input.next.shapeSource];

/** "Een vlakke premie van 17,0%" or "Een progressieve staffel van 7,4% tot 40,9%". */
export function premiumPhrase(subject: ConclusionSubject, answer: Premium): string {
  const form = answer.form === 'flat' ? 'Een vlakke premie' : 'Een progressieve staffel';
  return `${form} van ${practicalPremium(subject, answer)}`;
}
