import type { Check } from '#core/result/check.ts';
import { amount, exactPercentage } from '#office/document/dutch-format.ts';
import { type CheckText, type CheckTexts, comparison, fixed, lawRate } from '#output/topics/law/checks/check-text.ts';

type ShareCode = 'PARTNER_COVER_ABOVE_LIMIT' | 'ORPHAN_COVER_ABOVE_LIMIT';

const share = ({ figures }: Check<ShareCode>): string => `${exactPercentage(figures.cover)} van het salaris`;

/** Cover as a share of the salary, with its name. */
const shareWords = (subject: string): Pick<CheckText<ShareCode>, 'sentence' | 'passed'> => ({
  sentence: (check) =>
    `${subject} (${share(check)}, ongeacht de diensttijd) is ${comparison(check)} dan het maximum van ${lawRate(check.figures.limit, 0)}.`,
  passed: (check) => fixed(`${share(check)}, hoogstens ${lawRate(check.figures.limit, 0)}`),
});

function anwSentence(check: Check<'ANW_COVER_ABOVE_LIMIT'>): string {
  const { cover, limit, benefit, year } = check.figures;
  const found = `Het nieuwe Anw-hiaatpensioen (${amount(cover)} per jaar)`;
  /** Which part of the benefit may be insured: "8/7". */
  const sevenths = `${Math.round((7 * limit) / benefit)}/7`;
  const insurable = `de Anw-uitkering met vakantiegeld (${amount(benefit)} in ${year})`;
  return check.level === 'warning'
    ? `${found} is hoger dan ${amount(limit)}: ${sevenths} van de laatst bekende waarde van ${insurable}. Vergelijk het met de uitkering van nu.`
    : `${found} is ${comparison(check)} dan ${amount(limit)}: ${sevenths} van ${insurable}.`;
}

export const coverTexts: CheckTexts<ShareCode | 'ANW_COVER_ABOVE_LIMIT'> = {
  PARTNER_COVER_ABOVE_LIMIT: {
    title: 'Partnerpensioen vóór de pensioendatum',
    question:
      'Is het nieuwe partnerpensioen bij overlijden vóór de pensioendatum, als het is ingevuld, niet hoger dan mag?',
    article: 'art. 18b lid 1 Wet LB 1964; art. 16 lid 1 onder a PW',
    ...shareWords('Het nieuwe partnerpensioen bij overlijden vóór de pensioendatum'),
  },
  ORPHAN_COVER_ABOVE_LIMIT: {
    title: 'Wezenpensioen',
    question: 'Is het nieuwe wezenpensioen, als het is ingevuld, niet hoger dan mag?',
    article: 'art. 18c lid 1 Wet LB 1964',
    ...shareWords('Het nieuwe wezenpensioen per kind'),
  },
  ANW_COVER_ABOVE_LIMIT: {
    title: 'Anw-hiaatpensioen',
    question:
      'Is het nieuwe Anw-hiaatpensioen, als het is ingevuld, niet hoger dan het deel van de Anw-uitkering dat mag?',
    article: 'art. 18f onder d Wet LB 1964',
    sentence: anwSentence,
    passed: ({ figures: { cover, limit, year } }) => fixed(`${amount(cover)}, hoogstens ${amount(limit)} (${year})`),
  },
};
