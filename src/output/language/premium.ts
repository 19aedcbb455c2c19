import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { NewPremium } from '#core/result/new-premium.ts';
import { currentScaleName } from '#output/language/current-scheme.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { isAbove } from '#core/result/is-above.ts';
import { ratesAboveMaximum } from '#core/result/within-maxima.ts';
import { percentage } from '#office/document/dutch-format.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { exactPercent, type Figure, inDutch, percent, said, type Said } from '#output/language/wording.ts';

/** The premium of an answer or of a given premium. */
type Premium = Pick<PremiumAlternative, 'form' | 'practicalScale'> & Partial<Pick<PremiumAlternative, 'sort' | 'key'>>;

type PracticalPremium = Pick<Premium, 'practicalScale' | 'sort'>;

/** Decimals that show a premium rounded to this step in full: 0.001 gives one, 0.0025 two. */
export function premiumDecimals(rounding: number): number {
  const decimals = [1, 2, 3].find((count) => {
    const units = rounding * 100 * 10 ** count;
    return Math.abs(units - Math.round(units)) < 1e-6;
  });
  return decimals ?? 4;
}

/** The lowest and the highest step of a scale that has steps. */
export function rangeOf(scale: Scale): { readonly lowest: number; readonly highest: number } {
  const rates = scale.map(({ rate }) => rate);
  return { lowest: Math.min(...rates), highest: Math.max(...rates) };
}

/** Both, once where they read the same. */
function saidRange(scale: Scale, figure: (rate: number) => Figure): Said {
  if (scale.length === 0) return '–';
  const range = rangeOf(scale);
  const [lowest, highest] = [figure(range.lowest), figure(range.highest)];
  return inDutch(lowest) === inDutch(highest) ? lowest : said('range', lowest, highest);
}

/** "17,0%" for one rate, "7,4% tot 40,9%" for a scale: lowest and highest step. */
export const scaleText = (scale: Scale, decimals: number): string =>
  inDutch(saidRange(scale, (rate) => percent(rate, decimals)));

/** An entered rate or scale with every decimal that was entered, lowest and highest step: "7,25% tot 40,6%". */
export const enteredRange = (scale: Scale): string => inDutch(saidRange(scale, exactPercent));

/** "stijgt met", or of a scale that is not higher at every next step "verschilt naar": what follows is "de leeftijd". */
export function courseOf(scale: Scale): string {
  const rises = scale.every(({ rate }, step) => rate >= (scale[step - 1]?.rate ?? 0));
  return rises ? 'stijgt met' : 'verschilt naar';
}

/** An entered scale in words: "7,25% tot 40,6%, stijgt met de leeftijd", "15,0% op elke leeftijd". */
export function enteredScale(scale: Scale): string {
  const rates = scale.map((step) => step.rate);
  if (rates.length === 0) return '–';
  if (new Set(rates).size === 1) return `${enteredRange(scale)} op elke leeftijd`;
  return `${enteredRange(scale)}, ${courseOf(scale)} de leeftijd`;
}

/** The steps of a scale that somebody can come to pay: none from the pension age on, unless the age at the end of the year counts. */
export function payableSteps({ next }: DossierInput, scale: Scale): Scale {
  const pensionAge = Math.ceil(next.pensionAgeInMonths / 12);
  const last = next.bracketAgeRule === 'lastOfDecember' ? pensionAge : pensionAge - 1;
  return scale.filter(({ fromAge }, row) => row === 0 || fromAge <= last);
}

/** The practical premium of an answer: "17,0%" or "7,4% tot 40,9%"; a given premium is nowhere rounded: "18,75%". */
export const practicalPremium = (subject: ConclusionSubject, premium: PracticalPremium): string =>
  inDutch(saidPremium(subject, premium));

/** The same for a reader of any language. */
export function saidPremium({ input }: ConclusionSubject, { practicalScale, sort }: PracticalPremium): Said {
  const decimals = premiumDecimals(input.goal.rounding);
  return saidRange(
    payableSteps(input, practicalScale),
    sort === 'given' ? exactPercent : (rate) => percent(rate, decimals),
  );
}

/** A rate in whole steps of rounding that is not above it. */
export const roundedDown = (rate: number, rounding: number): number => Math.floor(rate / rounding + 1e-9) * rounding;

/** Decimals that show this scale in full: those of its rounding, or more for what was typed finer. */
export const scaleDecimals = (scale: Scale, rounding: number): number =>
  Math.max(...scale.map(({ rate }) => premiumDecimals(rate)), premiumDecimals(rounding));

/** A rate, or in whole steps of rounding the highest that is not above the maximum. */
const lawfulRate = (rate: number, maximum: number, rounding: number): number =>
  isAbove(rate, maximum) ? roundedDown(maximum, rounding) : rate;

/** The lawful maximum of a flat premium with the cost on contributions, which lies on top of it. */
export const flatMaximumWithCost = (result: Pick<DossierResult, 'alternatives' | 'premiums'>): number =>
  alternativeOf(result, 'budgetNeutralFlat').maxima[0]!;

/** The highest flat premium that may be agreed on: lawful, entry cost included, in whole steps of rounding. */
export const highestFlat = (result: Pick<DossierResult, 'alternatives' | 'premiums'>, rounding: number): number =>
  lawfulRate(1, flatMaximumWithCost(result), rounding);

/** The highest premium near that of an answer that the law allows: "30,0%"; the answer's own where that is lawful. */
export function highestPremium({ input }: ConclusionSubject, { practicalScale, maxima }: NewPremium): string {
  const { rounding } = input.goal;
  const highest = practicalScale.map(({ fromAge, rate }, row) => ({
    fromAge,
    rate: lawfulRate(rate, maxima[row] ?? rate, rounding),
  }));
  return scaleText(highest, premiumDecimals(rounding));
}

const shapeNames = {
  fiscalMaximum: 'het fiscale maximum',
  ambition: 'de ambitiestaffel',
  ownScale: 'de eigen staffel',
} as const;

/** From which scale the progressive answers take their shape: "de huidige staffel". */
export function shapeName({ input }: ConclusionSubject): string {
  const { shapeSource } = input.next;
  return shapeSource === 'currentScale' ? currentScaleName(input) : shapeNames[shapeSource];
}

/** A factor on that scale: "100,27% van de huidige staffel". */
export const partOfScale = (subject: ConclusionSubject, factor: number): string =>
  `${percentage(factor, 2)} van ${shapeName(subject)}`;

/** "een vlakke premie van 17,0%", "een progressieve staffel van 7,4% tot 40,9%", or "de staffel van nu". */
export function premiumInSentence(subject: ConclusionSubject, answer: Premium): string {
  if (answer.key === 'keptScale') return 'de staffel van nu';
  const form = answer.form === 'flat' ? 'een vlakke premie' : 'een progressieve staffel';
  return `${form} van ${practicalPremium(subject, answer)}`;
}

/** "Bij een vlakke premie van 17,0%": of which premium a conclusion is. */
export const atPremium = (subject: ConclusionSubject, answer: Premium): string =>
  `Bij ${premiumInSentence(subject, answer)}`;

const aboveWords: Readonly<Record<ReturnType<typeof ratesAboveMaximum>, string>> = {
  both: 'ligt boven het fiscale maximum',
  practical: 'ligt door de afronding boven het fiscale maximum',
  exact: 'ligt vóór afronding boven het fiscale maximum',
  none: 'ligt binnen het fiscale maximum',
};

/** "ligt boven het fiscale maximum": of a premium that reaches its goal only there, what follows its name. */
export const aboveMaximum = (premium: NewPremium): string => aboveWords[ratesAboveMaximum(premium)];
