import type { Check, CheckFigures } from '#core/result/check.ts';
import { amount, exactPercentage, percentage } from '#office/document/dutch-format.ts';
import { type CheckTexts, fixed, noArticle } from '#output/topics/law/checks/check-text.ts';

type Missed = Extract<CheckFigures['GOAL_NOT_REACHED'], { readonly cause: 'caps' | 'fixedPart' }>;

/** The new pension of a profit goal; of average pay nobody promises what is hoped for. */
function comparedPension({ measure, basis, current, isOfOne }: Extract<Missed, { readonly goal: 'profit' }>): string {
  if (measure === 'premiumValue') return 'de contante waarde van de premies';
  const ofMany = measure === 'averagePerParticipant' ? 'gemiddelde ' : 'totale ';
  // Of one participant there is no sum and no mean.
  const whole = isOfOne ? '' : ofMany;
  if (basis === 'riskFree') return `het ${whole}risicovrij berekende pensioen`;
  return current === 'averagePay'
    ? `naar verwachting, maar zonder garantie, het ${whole}nieuwe pensioen`
    : `het ${whole}verwachte pensioen`;
}

/** Whether the cost at the highest premium is below zero: no percentage says that more than the whole target is left. */
const isBelowZero = ({ goal, fraction }: Missed): boolean => goal === 'budget' && (fraction ?? 0) > 1;

/** What a goal is missed by, with a space in front: an amount and which part of the target, or that part alone. */
function missingText(missed: Missed, isShare: boolean): string {
  const share = missed.fraction === null || isBelowZero(missed) ? null : percentage(Math.abs(missed.fraction));
  if (isShare) return share === null ? '' : ` ${share}`;
  return ` ${amount(Math.abs(missed.amount))}${share === null ? '' : ` (${share})`}`;
}

function missedSentence(missed: Missed, isDiscreet: boolean): string {
  // A mean of percentages is no amount.
  const isShare = isDiscreet || (missed.goal === 'profit' && missed.measure === 'averagePerParticipant');
  const isAtZero = missed.cause === 'fixedPart';
  const premium = isAtZero ? 'zonder premie' : 'bij de hoogst toegestane premie, vóór afronding,';
  const distance = missingText(missed, isShare);
  const end = `${isAtZero ? 'hoger' : 'lager'} dan het doel.`;
  if (missed.goal === 'budget') {
    const people = missed.withEntrants ? ' met nieuwe medewerkers' : '';
    const sign = isDiscreet && isBelowZero(missed) ? ' negatief, en dus' : '';
    return `Ook ${premium} is de werkgeverslast${people}${sign}${distance} ${end}`;
  }
  const perYear = isShare || missed.measure === 'premiumValue' ? '' : ' per jaar';
  return `Ook ${premium} is ${comparedPension(missed)}${distance}${perYear} ${end}`;
}

function sentence({ figures }: Check<'GOAL_NOT_REACHED'>, isDiscreet: boolean): string {
  if (figures.cause === null) return 'De premie die hiervoor nodig is past binnen de fiscale grenzen.';
  if ('amount' in figures) return missedSentence(figures, isDiscreet);
  return figures.cause === 'aboveMaximum'
    ? 'Het doel is met deze staffel niet haalbaar: ze ligt boven het fiscale maximum. Met fiscale_begrenzing = ja is een staffel te vinden die het doel wel haalt.'
    : `De premie die hiervoor nodig is past binnen het fiscale maximum, maar afgerond op ${exactPercentage(figures.step).replace('%', ' procentpunt')} niet. Met fiscale_begrenzing = ja wordt naar beneden afgerond.`;
}

export const goalTexts: CheckTexts<'GOAL_NOT_REACHED'> = {
  GOAL_NOT_REACHED: {
    title: 'Doel haalbaar',
    question: 'Is het doel haalbaar binnen de grenzen, en hoeveel blijft er anders over?',
    article: noArticle,
    sentence,
    passed: () => fixed('De premie past binnen de grenzen'),
  },
};
