import type { Check } from '#core/result/check.ts';
import { type CheckTexts, fixed, noArticle, rate } from '#output/topics/law/checks/check-text.ts';

function sentence({ level, figures }: Check<'INDEXATION_NOT_IN_COST'>): string {
  const { counted, bought, unpriced, inactive, inPayment } = figures;
  if (level === 'pass') {
    const start = 'Alle indexatie die in het huidige pensioen is meegeteld, is ook in de kosten meegeteld';
    return bought > counted
      ? `${start}; de kosten tellen meer mee (${rate(bought)} tegen ${rate(counted)} per jaar).`
      : `${start}.`;
  }
  const ofCurrent = [
    counted > bought
      ? `Het huidige pensioen telt ${rate(counted)} indexatie per jaar tot de pensioendatum mee, de huidige kosten ${rate(bought)}.`
      : '',
    inPayment > 0
      ? `De indexatie van ${rate(inPayment)} na ingang van het pensioen telt alleen in het pensioen mee.`
      : '',
  ].filter((text) => text !== '');
  const conclusion = 'Het pensioen van de huidige regeling is dus mogelijk hoger dan waarvoor betaald wordt.';
  const leftBehind =
    inactive > 0
      ? [
          `De indexatie van ${rate(inactive)} na beëindiging van de opbouw telt alleen mee in wat na de overstap bij de verzekeraar blijft${inactive > counted ? ': dat groeit daardoor sneller dan wanneer de huidige regeling doorloopt' : ''}.`,
        ]
      : [];
  const kept =
    unpriced > 0
      ? [
          `De prijs van de onvoorwaardelijke indexatie (${rate(unpriced)} per jaar) is niet meegerekend: zij zit in de betaalde premie, en gaat in elk alternatief door over wat vóór de wijziging is opgebouwd (art. 20 PW).`,
        ]
      : [];
  return [...ofCurrent, ...(ofCurrent.length > 0 ? [conclusion] : []), ...kept, ...leftBehind].join(' ');
}

export const indexationTexts: CheckTexts<'INDEXATION_NOT_IN_COST'> = {
  INDEXATION_NOT_IN_COST: {
    title: 'Indexatie in pensioen en kosten',
    question: 'Telt het huidige pensioen indexatie mee die de werkgever niet betaalt?',
    article: noArticle,
    about: 'Huidige regeling',
    sentence,
    passed: ({ figures: { bought, counted } }) =>
      fixed(
        bought > counted
          ? 'Telt in de kosten zwaarder mee dan in het pensioen'
          : 'Telt in pensioen en kosten gelijk mee',
      ),
  },
};
