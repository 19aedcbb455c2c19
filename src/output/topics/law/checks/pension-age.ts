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

/** Of whom the state pension age, at which premium ends, is announced. */
function premiumEndSentence({ level, figures }: Check<'STATE_PENSION_AGE_NOT_YET_KNOWN'>): string {
  const { count, total, age, lastYear } = figures;
  const until = `bekend tot en met ${lastYear}`;
  if (level === 'pass')
    return `De AOW-leeftijd van ${total === 1 ? 'de enige deelnemer' : 'alle deelnemers'}, waarop de premie eindigt, is bekend (${until}).`;
  const whom = total === 1 ? 'de enige deelnemer' : `${wholeNumber(count)} van de ${wholeNumber(total)} deelnemers`;
  return `De AOW-leeftijd van ${whom}, waarop de premie eindigt, is nog niet vastgesteld (${until}). Gerekend is met de laatst bekende, ${ageText(age)}; lager wordt hij niet, later kan wel.`;
}

export const pensionAgeTexts: CheckTexts<'PENSION_AGE_ABOVE_LIMIT' | 'STATE_PENSION_AGE_NOT_YET_KNOWN'> = {
  PENSION_AGE_ABOVE_LIMIT: {
    title: 'Uiterste pensioenleeftijd',
    question: 'Ligt de nieuwe pensioenleeftijd voor niemand later na de eigen AOW-leeftijd dan mag?',
    article: 'art. 18a lid 4 onder b Wet LB 1964',
    sentence: latestSentence,
    passed: ({ figures: { pensionAge, limit } }) => fixed(`${ageText(pensionAge)}, hoogstens ${ageText(limit)}`),
  },
  STATE_PENSION_AGE_NOT_YET_KNOWN: {
    title: 'AOW-leeftijd als einde van de premie',
    question:
      'Is van iedereen de AOW-leeftijd bekend, als de premie daarop eindigt? Zo niet, dan is met de laatst bekende gerekend.',
    article: 'art. 7a AOW',
    sentence: premiumEndSentence,
    passed: ({ figures: { total } }) =>
      fixed(total === 1 ? 'Bekend van de enige deelnemer' : 'Bekend van alle deelnemers'),
  },
};
