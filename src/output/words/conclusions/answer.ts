import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import { type Answer } from '#core/result/answer.ts';
import type { GivenAlternative } from '#core/result/alternative.ts';
import { ofHeadline } from '#output/words/verdict/headline.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';
import { amount, exactPercentage, percentage } from '#office/document/dutch-format.ts';
import { highestPremium, premiumPhrase } from '#output/words/conclusions/premium.ts';
import { fractionOf, type ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { currentSchemeWords } from '#output/words/current-scheme.ts';
import { besides, euroDifference, relativeDifference } from '#output/words/phrases.ts';

/** "de hoogst toegestane vlakke premie van 30,0%" */
function highestPhrase(subject: ConclusionSubject, answer: Answer): string {
  const form = answer.form === 'flat' ? 'vlakke premie' : 'staffel';
  return `de hoogst toegestane ${form} van ${highestPremium(subject, answer)}`;
}

/** A scale that reaches its goal above a maximum, where other lawful rates would reach it too. */
const scaleAboveMaximum = (goal: string): string =>
  `${goal} is niet haalbaar met deze staffel: ze ligt boven het fiscale maximum`;

function unreachableBudget(subject: ConclusionSubject, answer: Answer): string {
  if (answer.shortfall === null) return scaleAboveMaximum('Budgetneutraal');
  const missing = answer.shortfall.amount;
  if (missing < 0) {
    return `Budgetneutraal is niet haalbaar: ook zonder premie liggen de kosten ${amount(-missing)} boven de huidige`;
  }
  return `Ook ${highestPhrase(subject, answer)} kost u ${amount(missing)} minder dan nu`;
}

function budgetConclusion(subject: ConclusionSubject, answer: Answer): string {
  if (!answer.feasible) return unreachableBudget(subject, answer);
  const { cost } = alternativeOf(subject.result, 'unchanged');
  const compared = relativeDifference(answer.costDifference, cost) ?? 'evenveel';
  return `${premiumPhrase(subject, answer)} kost u ${besides(compared, currentSchemeWords(subject.input).scheme)}`;
}

/** "samen " or "gemiddeld ", with the space behind it; nothing for one participant. */
function togetherOrMean({ input, result }: ConclusionSubject): string {
  if (result.participantCount === 1) return '';
  return input.goal.measure === 'totalPension' ? 'samen ' : 'gemiddeld ';
}

/** "en kost u € 1.200 meer", "en kost u evenveel" */
function costClause({ result }: ConclusionSubject, { costDifference }: Answer): string {
  return `kost u ${euroDifference(costDifference, alternativeOf(result, 'unchanged').cost)}`;
}

function profitConclusion(subject: ConclusionSubject, answer: Answer): string {
  if (answer.feasible) {
    const pension = `${togetherOrMean(subject)}evenveel pensioen`;
    return `${premiumPhrase(subject, answer)} geeft ${pension} en ${costClause(subject, answer)}`;
  }
  if (answer.shortfall === null) return scaleAboveMaximum('Profijtneutraal');
  const { fraction } = answer.shortfall;
  if (fraction < 0) return `Profijtneutraal is niet haalbaar: ook zonder premie is het pensioen hoger dan nu`;
  return `Met ${highestPhrase(subject, answer)} blijft het pensioen ${togetherOrMean(subject)}${percentage(fraction)} onder het huidige`;
}

/** The meaning of one answer for the employer, as a sentence without a full stop. */
export function answerConclusion(subject: ConclusionSubject, key: AnswerKey): string {
  const answer = alternativeOf(subject.result, key);
  return answer.goal === 'budget' ? budgetConclusion(subject, answer) : profitConclusion(subject, answer);
}

/** The meaning of a given premium for the employer. */
function givenConclusion(subject: ConclusionSubject, given: GivenAlternative): string {
  const { cost, pension } = alternativeOf(subject.result, 'unchanged');
  const costs = besides(relativeDifference(given.costDifference, cost) ?? 'evenveel', 'nu');
  const gives = relativeDifference(given.pensionDifference, pension);
  return `${premiumPhrase(subject, given)} kost u ${costs}${gives === null ? '' : ` en geeft ${gives} pensioen`}`;
}

/** The meaning of what stands in front, as a sentence without a full stop. */
export const headlineConclusion = (subject: ConclusionSubject): string =>
  ofHeadline(subject, (premium) =>
    premium.sort === 'answer' ? answerConclusion(subject, premium.key) : givenConclusion(subject, premium),
  );

/** How far the practical premiums are from equality: the largest difference among the feasible answers. */
export function roundingConclusion(subject: ConclusionSubject): string {
  const answers = answersOf(subject.result);
  const reached = answers.filter(({ feasible }) => feasible);
  const step = exactPercentage(subject.input.goal.rounding).replace('%', ' procentpunt');
  if (reached.length === 0) return 'Geen van de 4 antwoorden is haalbaar: er blijft een verschil over';
  const largest = Math.max(
    ...reached.map(({ proof }) => Math.abs(fractionOf(proof.practical - proof.target, proof.target) ?? 0)),
  );
  if (percentage(largest, 2) === percentage(0, 2)) {
    const all = reached.length === answers.length ? 'Alle 4 antwoorden' : `Van de 4 antwoorden`;
    const some = reached.length === 1 ? 'haalt er 1' : `halen er ${reached.length}`;
    return `${all} ${reached.length === answers.length ? 'halen' : some} het doel, ook na afronding op ${step}`;
  }
  const distance = `${percentage(largest, 2)} af van het doel`;
  if (reached.length === answers.length) return `Na afronding op ${step} wijken de antwoorden hoogstens ${distance}`;
  const [verb, deviation] = reached.length === 1 ? ['is', 'wijkt dat'] : ['zijn', 'wijken die hoogstens'];
  return `${reached.length} van de 4 antwoorden ${verb} haalbaar; na afronding op ${step} ${deviation} ${distance}`;
}
