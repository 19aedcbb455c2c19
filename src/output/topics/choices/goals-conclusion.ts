import { samePension } from '#output/language/conditions.ts';
import { expectation } from '#output/language/expectation.ts';
import { flatMaximumText, highestPremium, practicalPremium } from '#output/language/premium.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { direction, euroDifference, relativeDifference } from '#output/language/phrases.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { headline, schemeBar } from '#output/language/headline.ts';
import { headlineConclusion, missingAtNamed } from '#output/topics/choices/answer-conclusion.ts';
import type { AnswerAlternative } from '#core/result/alternative.ts';
import type { Answer } from '#core/result/answer.ts';

/** Whether even the highest lawful premium falls short of the goal. */
const isCapped = ({ shortfall }: Answer): boolean => (shortfall?.amount ?? 0) > 0;

/** Whether a premium of zero already exceeds the goal. */
const exceedsGoalAtZero = ({ shortfall }: Answer): boolean => (shortfall?.amount ?? 0) < 0;

/** "het fiscale maximum van 30%" */
const flatMaximum = (subject: ConclusionSubject): string => `het fiscale maximum van ${flatMaximumText(subject)}`;

/** Whether the premium that reaches the goal is lawful, and the rounded one isn't. */
const isLostByRounding = ({ feasible, shortfall }: Answer): boolean => !feasible && shortfall === null;

/** What equal cost asks where no lawful premium gives it. */
function costOutOfReach(subject: ConclusionSubject, answer: AnswerAlternative): string {
  if (isLostByRounding(answer)) return `gelijke kosten passen alleen vóór afronding binnen ${flatMaximum(subject)}`;
  if (!isCapped(answer)) return 'ook zonder premie kost de nieuwe regeling meer dan nu';
  const { fraction } = missingAtNamed(subject, answer, answer.shortfall!);
  const way = direction(-fraction, 1) === 'equal' ? 'vrijwel evenveel als' : 'minder dan';
  return `ook de hoogst toegestane vlakke premie van ${highestPremium(subject, answer)} kost ${way} nu`;
}

/** What equal pension asks: a premium, or why no lawful one gives it. */
function pensionAsks(subject: ConclusionSubject, answer: AnswerAlternative): string {
  if (answer.feasible) return `vraagt een vlakke premie van ${practicalPremium(subject, answer)}`;
  if (isLostByRounding(answer)) return `past alleen vóór afronding binnen ${flatMaximum(subject)}`;
  return exceedsGoalAtZero(answer) ? 'wordt ook zonder premie overtroffen' : `past niet binnen ${flatMaximum(subject)}`;
}

/** The whole report in one or two sentences, for its cover: beside equal cost what equal pension asks. */
export function coverConclusion(subject: ConclusionSubject): string {
  const front = headline(subject);
  const first = headlineConclusion(subject);
  if (front?.key !== 'budgetNeutralFlat') return first;
  const profit = alternativeOf(subject.result, 'profitNeutralFlat');
  const asks = capitalised(`${samePension(subject)} ${pensionAsks(subject, profit)}`);
  const isSame = profit.feasible && practicalPremium(subject, profit) === practicalPremium(subject, front);
  return `${first}. ${isSame ? asks.replace('vraagt een', 'vraagt dezelfde') : asks}`;
}

/** The difference in pension: in euros, or as a percentage when the group is so small that euros would be personal. */
export function pensionDifferenceText(
  { result }: ConclusionSubject,
  { pensionDifference }: Pick<Answer, 'pensionDifference'>,
): string {
  const { pension } = alternativeOf(result, 'unchanged');
  return result.participantCount < smallestGroup
    ? (relativeDifference(pensionDifference, pension) ?? 'evenveel')
    : euroDifference(pensionDifference, pension);
}

/** How the two goals relate, from the flat answers. The value of premiums is no pension, and is named as what it is. */
export function goalsComparison(subject: ConclusionSubject): string {
  const bar = schemeBar(subject);
  const isOfPremiums = subject.input.goal.measure === 'premiumValue';
  const equal = isOfPremiums ? samePension(subject) : `gelijk pensioen${onBasis(subject)}`;
  if (bar !== null)
    return `Voor gelijke kosten en voor ${isOfPremiums ? equal : 'gelijk pensioen'} is geen premie toegestaan: ${bar}`;
  const budget = alternativeOf(subject.result, 'budgetNeutralFlat');
  const profit = alternativeOf(subject.result, 'profitNeutralFlat');
  const [cost, pension] = [practicalPremium(subject, budget), practicalPremium(subject, profit)];
  const asks = `${equal} ${pensionAsks(subject, profit)}`;
  if (!budget.feasible) return `${capitalised(asks)}; ${costOutOfReach(subject, budget)}`;
  if (!profit.feasible) return `Gelijke kosten vragen een vlakke premie van ${cost}; ${asks}`;
  if (cost === pension) return `Gelijke kosten en ${equal} vragen dezelfde vlakke premie: ${cost}`;
  const higherOrLower = profit.exact > budget.exact ? 'hogere' : 'lagere';
  return `${capitalised(equal)} vraagt een ${higherOrLower} vlakke premie (${pension}) dan gelijke kosten (${cost})`;
}

/** On which returns pension from average pay is equal; where that is only hoped for: " (naar verwachting, maar zonder garantie)". */
function onBasis({ input, result }: ConclusionSubject): string {
  if (!isAveragePay(input)) return '';
  return result.profitBasis === 'riskFree'
    ? ' (op risicovrij rendement)'
    : ` (${expectation(input).replace(/,$/, '')})`;
}

const measures = {
  totalPension: 'voor alle deelnemers samen',
  averagePerParticipant: 'gemiddeld per deelnemer',
  premiumValue: 'aan de contante waarde van de premies',
} as const;

/** The measure of equal pension; null where it is the default, the sum of expected pensions: of one participant the mean too. */
export function profitMeasureNote({ input: { goal }, result }: ConclusionSubject): string | null {
  const isOne = result.participantCount === 1;
  const isOfPremiums = goal.measure === 'premiumValue';
  const isUsual = goal.measure === 'totalPension' || (isOne && !isOfPremiums);
  if (result.profitBasis === 'expected' && isUsual) return null;
  const returns = `op ${result.profitBasis === 'riskFree' ? 'risicovrij' : 'verwacht'} rendement`;
  const how = [...(isOne && !isOfPremiums ? [] : [measures[goal.measure]]), ...(isOfPremiums ? [] : [returns])].join(
    ', ',
  );
  const pension = isOne ? 'het verwachte pensioen' : 'de som van de verwachte pensioenen';
  return `Profijtneutraal is hier gemeten ${how}; ${pension} kan daardoor verschillen.`;
}
