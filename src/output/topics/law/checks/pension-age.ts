import type { Check } from '#core/result/check.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { ageText } from '#output/language/age-text.ts';
import { type CheckTexts, fixed } from '#output/topics/law/checks/check-text.ts';

function latestSentence({ level, figures }: Check<'PENSION_AGE_ABOVE_LIMIT'>): string {
  const { count, total } = figures;
  const isOne = total === 1;
  const pensionAge = `De nieuwe pensioenleeftijd (${ageText(figures.pensionAge)})`;
  const limit = ageText(figures.limit);
  /** "AOW-leeftijd plus 5 jaar", as the law has it. */
  const latest = `AOW-leeftijd plus ${ageText(figures.margin)}`;
  const earliest = `${isOne ? 'dat is' : 'het vroegst is dat'} ${limit}`;
  if (level === 'pass')
    return `${pensionAge} ligt voor ${isOne ? 'de enige deelnemer niet' : 'geen van de deelnemers'} na de eigen ${latest}; ${earliest}.`;
  const whom = isOne ? 'voor de enige deelnemer' : `voor ${wholeNumber(count)} van de ${wholeNumber(total)} deelnemers`;
  return level === 'error'
    ? `${pensionAge} ligt ${whom} na de eigen ${latest}; ${earliest}. Later mag een ouderdomspensioen niet ingaan.`
    : `${pensionAge} ligt ${whom} na ${limit}: de laatst bekende ${latest}. ${isOne ? 'De' : 'Hun'} eigen AOW-leeftijd is nog niet bekend en wordt niet lager.`;
}

export const pensionAgeTexts: CheckTexts<'PENSION_AGE_ABOVE_LIMIT'> = {
  PENSION_AGE_ABOVE_LIMIT: {
    title: 'Uiterste pensioenleeftijd',
    question: 'Ligt de nieuwe pensioenleeftijd voor niemand later na de eigen AOW-leeftijd dan mag?',
    article: 'art. 18a lid 4 onder b Wet LB 1964',
    sentence: latestSentence,
    passed: ({ figures: { pensionAge, limit } }) => fixed(`${ageText(pensionAge)}, hoogstens ${ageText(limit)}`),
  },
};
