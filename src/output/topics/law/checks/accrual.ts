import type { Check } from '#core/result/check.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { type CheckTexts, comparison } from '#output/topics/law/checks/check-text.ts';

function sentence(check: Check<'ACCRUAL_ABOVE_LIMIT'>): string {
  const { scheme, rate, pensionAge, limit } = check.figures;
  const whose = scheme === 'ambition' ? 'de ambitie' : 'de huidige regeling';
  const accrual = `Het opbouwpercentage van ${whose} (${percentage(rate, 3)})`;
  if (limit === null)
    return `${accrual} is niet getoetst: voor pensioenleeftijd ${pensionAge} met deze franchise is geen fiscaal maximum bekend.`;
  const atAge =
    pensionAge > limit.pensionAge
      ? `, dat vanaf pensioenleeftijd ${limit.pensionAge} geldt (hier ${pensionAge})`
      : ` bij pensioenleeftijd ${pensionAge}`;
  return `${accrual} is ${comparison(check)} dan het fiscale maximum van ${percentage(limit.rate, 3)}${atAge}.`;
}

export const accrualTexts: CheckTexts<'ACCRUAL_ABOVE_LIMIT'> = {
  ACCRUAL_ABOVE_LIMIT: {
    title: 'Opbouwpercentage',
    question: 'Is het opbouwpercentage van de middelloonregeling niet hoger dan mocht?',
    article: 'art. 18a lid 2 (tekst 2023) met art. 38q Wet LB 1964',
    sentence,
    passed: ({ figures: { rate, limit } }) => ({
      value: percentage(rate, 3),
      words: (values) => `${values}, hoogstens ${percentage(limit?.rate ?? 0, 3)}`,
    }),
  },
};
