import { costShare } from '#output/language/negative-cost.ts';
import { countedPeople, hasEntrants } from '#output/language/entrants.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { AnswerAlternative } from '#core/result/alternative.ts';
import type { GoalProof } from '#core/result/answer.ts';
import { costConditions, countedFor, countsEntrants, keptPension, profitGoal } from '#output/language/conditions.ts';
import { aboveMaximum } from '#output/language/premium.ts';
import { fractionOf, type ConclusionSubject } from '#output/language/subject.ts';
import { question } from '#output/topics/choices/question.ts';
import { signedAmount, signedPercentage } from '#output/language/phrases.ts';
import { pricesOf } from '#output/language/prices.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';

/** The question and the proof in words. */

export const questionSentences = (subject: ConclusionSubject): readonly string[] => [
  question(subject),
  ...(isFirstScheme(subject.input) ? [] : goalSentences(subject)),
];

const goalSentences = (subject: ConclusionSubject): readonly string[] => [
  `Doel budgetneutraal: de werkgeverslast blijft gelijk ${costConditions(subject, subject.input.goal)}, contant op de transitiedatum.`,
  ...(subject.input.goal.group === 'withEntrants' && !isLevel(subject.result.shape) && hasEntrants(subject.result)
    ? [
        'Bij een progressieve staffel krijgen nieuwe medewerkers een eigen premie die voor hen evenveel kost als nu: dat verandert de staffel niet.',
      ]
    : []),
  `Doel profijtneutraal: ${profitGoal(subject)} (${pricesOf(subject.result)}).`,
];

const proofValue = ({ unit }: GoalProof, value: number): string =>
  unit === 'ratio' ? percentage(value, 2) : amount(value);

const proofMeasures: Readonly<Record<GoalProof['unit'], string>> = {
  cost: 'contante werkgeverslast',
  pension: 'de som van de pensioenen',
  ratio: 'de gemiddelde verhouding nieuw/huidig',
  premiumValue: 'de contante waarde van de premies',
};

/** The same of one participant: there is nothing to sum or to average. */
const ofOne: typeof proofMeasures = { ...proofMeasures, pension: 'het pensioen', ratio: 'de verhouding nieuw/huidig' };

/** What is proved equal, and of pensions on which returns: those of the table above it are expected. */
function proofMeasure({ input, result }: ConclusionSubject, unit: GoalProof['unit']): string {
  const measure = result.participantCount === 1 ? ofOne[unit] : proofMeasures[unit];
  if (unit === 'cost' || unit === 'premiumValue') return measure;
  if (result.profitBasis === 'riskFree') return `${measure}, risicovrij gerekend`;
  return isAveragePay(input) ? `${measure}, naar verwachting, maar zonder garantie` : measure;
}

/** What the goal keeps equal, as it is lower or higher at the limit. */
function atLimit(subject: ConclusionSubject, unit: GoalProof['unit']): string {
  if (unit === 'cost') return 'is de werkgeverslast';
  const isHoped = unit !== 'premiumValue' && subject.result.profitBasis === 'expected' && isAveragePay(subject.input);
  return `is ${keptPension(subject)}${isHoped ? ', zonder garantie,' : ''}`;
}

/** Of pensions the amount is a year; a mean ratio has no amount of its own. */
function missingText({ unit, target }: GoalProof, missing: number, fraction: number): string {
  const share = percentage(Math.abs(fraction));
  if (unit === 'ratio') return share;
  const euros = `${amount(Math.abs(missing))}${unit === 'pension' ? ' per jaar' : ''}`;
  return target > 0 && fraction <= 1 ? `${euros} (${share})` : euros;
}

/** What rounding, or an unreached goal, leaves: of a cost below zero, and beside one, no percentage can be told. */
function remainder({ practical, target, unit }: GoalProof): string {
  const difference = practical - target;
  const fraction = unit === 'cost' ? costShare(difference, target) : fractionOf(difference, target);
  if (typeof fraction !== 'number') return Math.round(difference) === 0 ? '' : ` (${signedAmount(difference)})`;
  return Math.abs(fraction) < 0.00005 ? '' : ` (${signedPercentage(fraction, 2)})`;
}

/** Why the goal is not reached: a full sentence; null where it is. */
function limitSentence(subject: ConclusionSubject, answer: AnswerAlternative): string | null {
  const { feasible, form, proof, shortfall } = answer;
  if (feasible) return null;
  const highest = form === 'flat' ? 'premie' : 'staffel';
  if (shortfall === null) return `De ${highest} die het doel haalt, ${aboveMaximum(answer)}.`;
  const missing = missingText(proof, shortfall.amount, shortfall.fraction);
  const kept = atLimit(subject, proof.unit);
  if (shortfall.amount < 0) return `Ook zonder premie ${kept} al ${missing} hoger.`;
  return `Ook bij de hoogst toegestane ${highest}, vóór afronding, ${kept} ${missing} lager.`;
}

/** Says what the goal asks, what exact and rounded premium give, what remains, and why where that is more than rounding. */
export function proofSentence(subject: ConclusionSubject, answer: AnswerAlternative): string {
  const { proof } = answer;
  // They stand in brackets: what these words have in brackets themselves follows a comma.
  const people =
    proof.unit === 'cost' && countsEntrants(answer)
      ? ` ${countedPeople(subject.result, countedFor(subject, answer)).replace(/ \((.+)\)$/, ', $1')}`
      : '';
  const value = (number: number): string => proofValue(proof, number);
  const measured = `doel ${value(proof.target)} (${proofMeasure(subject, proof.unit)}${people}); exact ${value(proof.exact)}; afgerond ${value(proof.practical)}${remainder(proof)}`;
  return [`${measured}.`, limitSentence(subject, answer)].filter((sentence) => sentence !== null).join(' ');
}
