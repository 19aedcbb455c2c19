import type { Check } from '#core/result/check.ts';
import { amount } from '#office/document/dutch-format.ts';
import { type CheckTexts, lawRate, schemeNames } from '#output/topics/law/checks/check-text.ts';

function minimumSentence({ level, figures }: Check<'OFFSET_BELOW_MINIMUM'>): string {
  const { scheme, year } = figures;
  const lowest = amount(figures.lowest ?? 0);
  const offset = `De franchise van de ${schemeNames[scheme]} regeling (${amount(figures.offset)})`;
  const minimum = `het minimum van ${amount(figures.minimum)} (${year})`;
  if (level === 'pass') return `${offset} is niet lager dan ${minimum}.`;
  const reduced = scheme === 'current' ? 'een verlaagde premie of opbouw' : 'een verlaagde premie';
  return level === 'error'
    ? `${offset} is lager dan ${minimum} en ook lager dan de laagste franchise waarbij ${reduced} mag (${lowest}).`
    : `${offset} is lager dan ${minimum}. Dat mag alleen met ${reduced}, en niet onder ${lowest}.`;
}

export const offsetTexts: CheckTexts<'OFFSET_BELOW_MINIMUM' | 'OFFSET_REDUCED'> = {
  OFFSET_BELOW_MINIMUM: {
    title: 'Franchise',
    question: 'Is de franchise ten minste het minimum van het jaar van de peildatum?',
    article: 'art. 18a lid 3 Wet LB 1964; art. 10aa UBLB 1965',
    sentence: minimumSentence,
    passed: ({ figures: { offset, minimum, year } }) => ({
      value: amount(offset),
      words: (values) => `${values}, minstens ${amount(minimum)} (${year})`,
    }),
  },
  OFFSET_REDUCED: {
    title: 'Verlaagde franchise',
    question: 'Welke lagere grens hoort bij een verlaagde franchise?',
    article: 'art. 10aa UBLB 1965',
    about: 'Nieuwe regeling',
    sentence: ({ figures: { offset, minimum, year, flatMaximum } }) =>
      `De nieuwe franchise (${amount(offset)}) is lager dan het minimum van ${amount(minimum)} (${year}). ` +
      `Daarom geldt een verlaagde maximale vlakke premie van ${lawRate(flatMaximum)}.`,
  },
};
