import type { Check } from '#core/result/check.ts';
import { dateText, exactPercentage, wholeNumber } from '#office/document/dutch-format.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { type CheckTexts, fixed } from '#output/topics/law/checks/check-text.ts';

/** How many have which premium; of fewer than ten of either no number. */
function populations({ withScale, withFlat }: Check<'HIRED_SINCE_FLAT'>['figures'], isDiscreet: boolean): string {
  if (isDiscreet && Math.min(withScale, withFlat) < smallestGroup) return '';
  return ` (${wholeNumber(withFlat)} van de ${wholeNumber(withScale + withFlat)})`;
}

export const populationTexts: CheckTexts<'HIRED_SINCE_FLAT' | 'SECOND_FLAT_PREMIUM' | 'SCALE_NEVER_LAWFUL'> = {
  HIRED_SINCE_FLAT: {
    title: 'Eerbiedigende werking: datum in dienst',
    question: 'Wie heeft de staffel, en wie kwam in dienst toen nieuwe medewerkers al een vlakke premie kregen?',
    article: 'art. 220e lid 1 onder b PW',
    about: 'Huidige regeling',
    sentence: ({ figures }, isDiscreet) =>
      `Wie vóór ${dateText(figures.from)} in dienst kwam heeft de staffel. Wie later kwam${populations(figures, isDiscreet)} heeft ${exactPercentage(figures.rate)} vlak en mag de staffel niet krijgen.`,
    passed: ({ figures: { from, rate } }) => fixed(`Sinds ${dateText(from)} ${exactPercentage(rate)} vlak`),
  },
  SECOND_FLAT_PREMIUM: {
    title: 'Tweede vlakke premie',
    question: 'Krijgen nieuwe medewerkers naast de staffel dezelfde vlakke premie als wie die nu al heeft?',
    article: 'art. 17 lid 1 en lid 3 PW',
    about: 'Nieuwe medewerkers',
    sentence: ({ figures: { rate, hiredLater } }) =>
      `Wie nu een vlakke premie heeft houdt ${exactPercentage(rate)}; nieuwe medewerkers zouden ${exactPercentage(hiredLater)} krijgen. In één regeling is de vlakke premie voor alle deelnemers gelijk; twee percentages vragen twee regelingen.`,
  },
  SCALE_NEVER_LAWFUL: {
    title: 'Staffel van na de peildag',
    question: 'Was een huidige staffel er al op de peildag? Een staffel die later begon, mocht nooit.',
    article: 'art. 17 lid 1 PW',
    about: 'Huidige regeling',
    sentence: ({ figures: { day } }) =>
      `De huidige staffel begon na ${dateText(day)}. Een premie die met de leeftijd stijgt mocht toen niet meer worden afgesproken.`,
  },
};
