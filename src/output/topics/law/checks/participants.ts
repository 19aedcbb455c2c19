import { leftOutCheck } from '#output/language/left-out-check.ts';
import type { Check } from '#core/result/check.ts';
import { decimalNumber, wholeNumber } from '#office/document/dutch-format.ts';
import { allOf, capitalised } from '#office/document/dutch-words.ts';
import { everybodyTakesPart } from '#output/language/phrases.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { type CheckTexts, fixed, noArticle } from '#output/topics/law/checks/check-text.ts';

const participants = (count: number): string => (count === 1 ? '1 deelnemer' : `${wholeNumber(count)} deelnemers`);

/** "2 deelnemers van de 5 betalen", "Beide deelnemers betalen", "Alle 5 deelnemers betalen", "De enige deelnemer betaalt". */
function partOf(count: number, total: number, [one, more]: readonly [string, string]): string {
  if (count < total) return `${participants(count)} van de ${wholeNumber(total)} ${count === 1 ? one : more}`;
  if (total === 1) return `De enige deelnemer ${one}`;
  return total === 2 ? `Beide deelnemers ${more}` : `Alle ${participants(total)} ${more}`;
}

/** Judged in the month of transition: a scale that falls, or a salary that rises, may differ later. */
function contributionSentence({ figures: { count, total } }: Check<'EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM'>): string {
  if (count === 0) return 'Geen enkele deelnemer betaalt in de eerste maand meer dan de eigen premie.';
  const whom = count === 1 ? 'die deelnemer' : 'hen';
  return `${partOf(count, total, ['betaalt', 'betalen'])} in de eerste maand een eigen bijdrage die hoger is dan de premie die dan voor ${whom} wordt ingelegd.`;
}

function leftOutSentence({ figures }: Check<'PARTICIPANTS_LEFT_OUT'>): string {
  const { count, total } = figures;
  if (count === 0 && total === 1) return 'De enige deelnemer doet mee in de berekening.';
  if (count === 0) return `${capitalised(allOf(total, 'deelnemers'))} doen mee in de berekening.`;
  const reasons = [
    [figures.notCounted, 'op verzoek (Meerekenen = nee)'],
    [figures.pensionBeforeTransition, 'omdat de pensioendatum niet na de transitiedatum ligt'],
    [
      figures.premiumEndBeforeTransition,
      'omdat de AOW-leeftijd, waarop de premie eindigt, niet na de transitiedatum wordt bereikt',
    ],
  ] as const;
  const given = reasons.filter(([part]) => part > 0).map(([part, why]) => `${wholeNumber(part)} ${why}`);
  return `${partOf(count, total, ['doet', 'doen'])} niet mee: ${given.join(' en ')}.`;
}

/** Disability is personal: of fewer than ten neither their number nor for what part. */
function waivedSentence({ figures: { count, total, persons } }: Check<'PREMIUM_WAIVED'>): string {
  const whose =
    count < smallestGroup
      ? `Minder dan ${smallestGroup} deelnemers hebben premievrijstelling`
      : `${partOf(count, total, ['heeft', 'hebben'])} premievrijstelling (samen het deel van ${decimalNumber(persons, 2)} deelnemers)`;
  return `${whose}. Voor dat deel betaalt de verzekeraar; het kan in de oude regeling blijven en telt in geen van beide regelingen mee. Wat vóór de peildatum is opgebouwd, telt helemaal mee.`;
}

export const contributionTexts: CheckTexts<'EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM'> = {
  EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM: {
    title: 'Eigen bijdrage',
    question: 'Betaalt niemand meer eigen bijdrage dan de hele premie?',
    article: noArticle,
    sentence: contributionSentence,
    passed: () => fixed('Eerste maand: bij niemand hoger dan de premie'),
  },
};

/** Fewer than ten are no number for others. */
const someOf = (count: number, total: number, verbs: readonly [string, string]): string =>
  count < smallestGroup ? `Minder dan ${smallestGroup} deelnemers ${verbs[1]}` : partOf(count, total, verbs);

export const participantTexts: CheckTexts<
  'PREMIUM_WAIVED' | 'PART_TIME_ABOVE_FULL' | 'ACCRUAL_STARTS_LATE' | 'PARTICIPANTS_LEFT_OUT'
> = {
  ACCRUAL_STARTS_LATE: {
    title: 'Opbouw vanaf 18 jaar',
    question: 'Is er in een staffel premie voor iedereen van 18 jaar en ouder?',
    article: 'art. 14 lid 1 PW',
    sentence: ({ figures: { age, count, total } }) =>
      `De staffel begint bij ${age} jaar. ${someOf(count, total, ['is', 'zijn'])} jonger maar al 18, en moeten pensioen opbouwen.`,
  },
  PART_TIME_ABOVE_FULL: {
    title: 'Deeltijd boven 100%',
    question: 'Verdient iemand door meer dan voltijds te werken meer dan het maximum salaris?',
    article: 'art. 18ga lid 1 Wet LB 1964',
    sentence: ({ figures: { count, total } }) =>
      `${someOf(count, total, ['werkt', 'werken'])} meer dan voltijds voor meer dan het maximum salaris. Voor salaris en kosten telt het deeltijdpercentage mee zoals ingevuld; het maximum salaris is dat van voltijd.`,
  },
  PREMIUM_WAIVED: {
    title: 'Premievrijstelling',
    question:
      'Is van deelnemers premievrijstelling ingevuld, van hoeveel, en welk deel blijft zo buiten beide regelingen?',
    article: 'art. 220ha PW',
    sentence: waivedSentence,
  },
  PARTICIPANTS_LEFT_OUT: {
    title: leftOutCheck,
    question: 'Blijven er deelnemers buiten de berekening, en waarom?',
    article: noArticle,
    sentence: leftOutSentence,
    passed: ({ figures }) => fixed(`Geen; ${everybodyTakesPart(figures.total)}`),
  },
};
