import { negativeCostNote } from '#output/words/cost/negative-cost.ts';
import { countedPeople } from '#output/words/conclusions/entrants.ts';
import { amount, longMonthText } from '#office/document/dutch-format.ts';
import { costGroup, countedFor, countsEntrants, samePension } from '#output/words/conclusions/conditions.ts';
import type { DossierInput } from '#core/dossier.ts';
import { promisedSum } from '#output/words/current-scheme.ts';
import { expectation } from '#output/words/expectation.ts';
import { pricesOf } from '#output/words/prices.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { flatMaximumText, highestPremium, practicalPremium, premiumPhrase } from '#output/words/conclusions/premium.ts';
import { type ConclusionSubject, smallestGroup } from '#output/words/conclusions/subject.ts';
import { besides, direction, euroDifference, isEqualPhrase, relativeDifference } from '#output/words/phrases.ts';
import { capitalised, counted } from '#office/document/dutch-words.ts';
import { isAveragePay, schemeKind, type SchemeKind } from '#core/scheme-kind.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { reasonText } from '#output/words/verdict/verdict-text.ts';
import { headline, schemeBar } from '#output/words/verdict/headline.ts';
import { headlineConclusion, missingAtNamed } from '#output/words/conclusions/answer.ts';
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

/** What the goal of equal cost means, with the figures of this dossier: full sentences. */
export function budgetExplanation(subject: ConclusionSubject): readonly string[] {
  const { result } = subject;
  const answer = alternativeOf(result, 'budgetNeutralFlat');
  const { target, practical } = answer.proof;
  const counted = countedFor(subject, answer);
  const people = countsEntrants(answer) ? `, ${countedPeople(result, counted)},` : '';
  return [
    `De huidige regeling kost u ${horizonPhrase(counted.horizon)}${people} ${amount(target)}, contant op ${longMonthText(result.transitionDate)}.`,
    `${premiumPhrase(subject, answer)} kost u ${amount(practical)}: ${besides(euroDifference(practical - target, target), 'nu')}, ${costGroup(subject, counted, [answer])}.`,
    ...[negativeCostNote(result, [target, practical])].filter((note) => note !== null),
    ...barredSentences(answer),
  ];
}

/** That the law forbids a premium that was named, and why. */
const barredSentences = ({ verdict }: AnswerAlternative): readonly string[] =>
  verdict.allowed === 'no' ? [`Die premie is niet toegestaan: ${reasonText(verdict)}.`] : [];

/** The nature of the current pension: expected, guaranteed, or an ambition. */
const currentPensionClauses: Readonly<
  Record<SchemeKind, (people: string, pension: string, input: DossierInput) => string>
> = {
  dcToDc: (people, pension) =>
    `De huidige regeling geeft ${people} samen naar verwachting ${pension} pensioen per jaar`,
  dbToDc: (people, pension, input) => promisedSum(input, people, pension),
  ambitionDbToDc: (people, pension) =>
    `De ambitie van de huidige regeling is voor ${people} samen ${pension} pensioen per jaar`,
};

function currentPension({ input, result }: ConclusionSubject): string {
  const people = `${result.participantCount === 1 ? '' : 'de '}${counted(result.participantCount, 'deelnemer', 'deelnemers')}`;
  if (result.participantCount < smallestGroup) {
    return `Het gaat om het pensioen van ${people}; bij zo'n kleine groep staan hier geen bedragen.`;
  }
  return `${currentPensionClauses[schemeKind(input)](people, amount(alternativeOf(result, 'unchanged').pension), input)}, ${pricesOf(result)}.`;
}

/** What the goal of equal pension means, with the figures of this dossier: full sentences. */
export function profitExplanation(subject: ConclusionSubject): readonly string[] {
  const { input, result } = subject;
  const answer = alternativeOf(result, 'profitNeutralFlat');
  const pension = pensionDifferenceText(subject, answer);
  const cost = besides(euroDifference(answer.costDifference, alternativeOf(result, 'unchanged').cost), 'nu');
  const together = result.participantCount === 1 ? '' : 'samen ';
  const perYear = isEqualPhrase(pension) ? '' : ' per jaar';
  return [
    currentPension(subject),
    `${premiumPhrase(subject, answer)} geeft ${together}${expectation(input)} ${pension} pensioen${perYear}. Uw kosten ${horizonPhrase(input.goal.horizon)}: ${cost}, zonder compensatie.`,
    ...barredSentences(answer),
  ];
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
