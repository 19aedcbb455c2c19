import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import type { Answer, Shortfall } from '#core/result/answer.ts';
import type { AnswerAlternative, GivenAlternative, PremiumAlternative } from '#core/result/alternative.ts';
import { ofHeadline } from '#output/language/headline.ts';
import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import { costGroup, costNow, countedFor, equalPension, keptPension } from '#output/language/conditions.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { isWithin } from '#core/result/within-maxima.ts';
import { expectation } from '#output/language/expectation.ts';
import { exactPercentage, percentage } from '#office/document/dutch-format.ts';
import { isAbove } from '#core/result/is-above.ts';
import {
  aboveMaximum,
  highestPremium,
  practicalPremium,
  premiumPhrase,
  roundedDown,
} from '#output/language/premium.ts';
import { fractionOf, type ConclusionSubject } from '#output/language/subject.ts';
import { currentSchemeName, currentSchemeWords } from '#output/language/current-scheme.ts';
import { besides, direction, euroDifference, relativeDifference } from '#output/language/phrases.ts';

/** Whether the highest lawful premium in whole steps of rounding is the answer itself: what that leaves is known. */
const isAnswerItself = (subject: ConclusionSubject, answer: Answer): boolean =>
  highestPremium(subject, answer) === practicalPremium(subject, answer);

/** Whether a flat maximum is a whole number of steps, so that rounding takes nothing from it. */
const isWholeMaximum = ({ input }: ConclusionSubject, { form, maxima }: Answer): boolean =>
  form === 'flat' && maxima.every((maximum) => !isAbove(maximum, roundedDown(maximum, input.goal.rounding)));

/**
 * "de hoogst toegestane vlakke premie van 30,0%"; without its height where what is told of it is of the maximum itself, and
 * a rounded height would have another figure.
 */
function highestPhrase(subject: ConclusionSubject, answer: Answer): string {
  const name = `de hoogst toegestane ${answer.form === 'flat' ? 'vlakke premie' : 'staffel'}`;
  return isAnswerItself(subject, answer) || isWholeMaximum(subject, answer)
    ? `${name} van ${highestPremium(subject, answer)}`
    : `${name}, vóór afronding,`;
}

/** A premium that reaches its goal, but only above a maximum. */
const unlawfulPremium = (subject: ConclusionSubject, answer: Answer): string =>
  `${premiumPhrase(subject, answer)} ${aboveMaximum(answer)}`;

/** What is left of the budget at the premium that is named: the rounded one, where that is lawful as it is. */
const leftAt = (answer: Answer, exactly: number): number =>
  exactly > 0 && isWithin(answer.practicalScale, answer.maxima) ? -answer.costDifference : exactly;

/**
 * What is missing at the premium that is named. The shortfall is of the maximum itself; where that rounded down is the answer,
 * what rounding takes comes to it.
 */
export function missingAtNamed(subject: ConclusionSubject, answer: Answer, atMaximum: Shortfall): Shortfall {
  const { target, exact, practical, unit } = answer.proof;
  if (!isAnswerItself(subject, answer) || atMaximum.amount < 0) return atMaximum;
  const rounded = exact - practical;
  return {
    amount: atMaximum.amount + (unit === 'ratio' ? 0 : rounded),
    fraction: atMaximum.fraction + (fractionOf(rounded, target) ?? 0),
  };
}

/** How equal cost is missed: also the highest lawful premium costs less, or the rest costs more without any. */
function unreachableBudget(subject: ConclusionSubject, answer: AnswerAlternative): string {
  if (answer.shortfall === null) return `${unlawfulPremium(subject, answer)} en kost daarmee evenveel als nu`;
  const missing = leftAt(answer, answer.shortfall.amount);
  const counted = countedFor(subject, answer);
  const cost = `kost u ${horizonPhrase(counted.horizon)} ${besides(euroDifference(-missing, answer.proof.target), 'nu')}, ${costGroup(subject, counted, [answer])}`;
  return answer.shortfall.amount < 0
    ? `Ook zonder premie ${cost.replace('kost u', 'kost de nieuwe regeling u')}`
    : `Ook ${highestPhrase(subject, answer)} ${cost}`;
}

function budgetConclusion(subject: ConclusionSubject, answer: AnswerAlternative): string {
  if (!answer.feasible) return unreachableBudget(subject, answer);
  const counted = countedFor(subject, answer);
  const compared =
    relativeDifference(answer.costDifference, answer.proof.target) ??
    euroDifference(answer.costDifference, answer.proof.target);
  return `${premiumPhrase(subject, answer)} kost u ${horizonPhrase(counted.horizon)} ${besides(compared, currentSchemeName(subject.input))}, ${costGroup(subject, counted, [answer])}`;
}

/** "kost u in de eerste 5 jaar € 1.200 meer dan nu, zonder compensatie en zonder nieuwe medewerkers". */
function costClause(subject: ConclusionSubject, premium: PremiumAlternative): string {
  const counted = countedFor(subject, premium);
  const compared = besides(euroDifference(premium.costDifference, costNow(premium)), 'nu');
  return `kost u ${horizonPhrase(counted.horizon)} ${compared}, ${costGroup(subject, counted, [premium])}`;
}

/** "minder" of "0,9% minder": what is told beside the cost has one figure, that of the cost. */
const withoutSize = (compared: string): string => compared.replace(/^[\d.,]+% /, '');

function profitConclusion(subject: ConclusionSubject, answer: AnswerAlternative): string {
  const { target, practical } = answer.proof;
  if (answer.feasible) {
    const gives = withoutSize(relativeDifference(practical - target, target) ?? 'evenveel');
    return `${premiumPhrase(subject, answer)} geeft ${equalPension(subject, gives)} en ${costClause(subject, answer)}`;
  }
  const kept = keptPension(subject);
  if (answer.shortfall === null) return `${unlawfulPremium(subject, answer)} en houdt daarmee ${kept} gelijk`;
  const { fraction } = missingAtNamed(subject, answer, answer.shortfall);
  const { compared } = currentSchemeWords(subject.input);
  if (fraction < 0) return `Ook zonder premie is ${kept} hoger dan ${compared}`;
  const share = `${percentage(fraction)} lager`;
  const lower =
    direction(-fraction, 1) === 'equal' ? `vrijwel gelijk aan ${compared} (${share})` : `${share} dan ${compared}`;
  return `Ook bij ${highestPhrase(subject, answer)} is ${kept} ${lower}`;
}

/** The meaning of one answer for the employer, as a sentence without a full stop. */
export function answerConclusion(subject: ConclusionSubject, key: AnswerKey): string {
  const answer = alternativeOf(subject.result, key);
  return answer.goal === 'budget' ? budgetConclusion(subject, answer) : profitConclusion(subject, answer);
}

/** The meaning of a given premium for the employer; what it does to the pension without its size: a headline has one figure. */
function givenConclusion(subject: ConclusionSubject, given: GivenAlternative): string {
  const { pension } = alternativeOf(subject.result, 'unchanged');
  const gives = relativeDifference(given.pensionDifference, pension);
  const start = `${premiumPhrase(subject, given)} ${costClause(subject, given)}`;
  return gives === null
    ? start
    : `${start}, en geeft ${subject.result.participantCount === 1 ? '' : 'samen '}${expectation(subject.input)} ${besides(withoutSize(gives), currentSchemeWords(subject.input).compared, ' pensioen')}`;
}

/** The meaning of what stands in front, as a sentence without a full stop. */
export const headlineConclusion = (subject: ConclusionSubject): string =>
  ofHeadline(subject, (premium) =>
    premium.sort === 'answer' ? answerConclusion(subject, premium.key) : givenConclusion(subject, premium),
  );

/** How far the rounded premiums are from equality: the largest difference among those that reach their goal. */
export function roundingConclusion(subject: ConclusionSubject): string {
  const answers = answersOf(subject.result);
  const reached = answers.filter(({ feasible }) => feasible);
  const step = exactPercentage(subject.input.goal.rounding).replace('%', ' procentpunt');
  const some = `${reached.length} van de ${answers.length} alternatieven`;
  // A premium above the maximum may reach it as well.
  const within = ' binnen het fiscale maximum';
  if (reached.length === 0) return `Geen van de 4 alternatieven haalt het doel${within}`;
  const largest = Math.max(
    ...reached.map(({ proof }) => Math.abs(fractionOf(proof.practical - proof.target, Math.abs(proof.target)) ?? 0)),
  );
  const isAll = reached.length === answers.length;
  if (percentage(largest, 2) === percentage(0, 2)) {
    const subjects = isAll ? 'Alle 4 de alternatieven halen' : `${some} ${reached.length === 1 ? 'haalt' : 'halen'}`;
    return `${subjects} het doel${isAll ? '' : within}, ook na afronding op ${step}`;
  }
  const distance = `${percentage(largest, 2)} af van het doel`;
  if (isAll) return `Na afronding op ${step} wijken de alternatieven hoogstens ${distance}`;
  const verbs = reached.length === 1 ? ['haalt', 'wijkt dat'] : ['halen', 'wijken die hoogstens'];
  return `${some} ${verbs[0]} het doel${within}; na afronding op ${step} ${verbs[1]} ${distance}`;
}
