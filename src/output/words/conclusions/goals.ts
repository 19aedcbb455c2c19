import { amount, longMonthText } from '#office/document/dutch-format.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { highestPremium, practicalPremium, premiumPhrase } from '#output/words/conclusions/premium.ts';
import { type ConclusionSubject, smallestGroup } from '#output/words/conclusions/subject.ts';
import { besides, euroDifference, isEqualPhrase, relativeDifference } from '#output/words/phrases.ts';
import { counted } from '#office/document/dutch-words.ts';
import { schemeKind, type SchemeKind } from '#core/scheme-kind.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { reasonText } from '#output/words/verdict/verdict-text.ts';
import { headline } from '#output/words/verdict/headline.ts';
import { headlineConclusion } from '#output/words/conclusions/answer.ts';
import type { AnswerAlternative } from '#core/result/alternative.ts';
import type { Answer } from '#core/result/answer.ts';

/** " (hoogstens 30,0%)" where the fiscal limit stops the premium; empty where a premium of zero already exceeds the goal. */
const limit = (subject: ConclusionSubject, answer: AnswerAlternative): string =>
  isCapped(answer) ? ` (hoogstens ${highestPremium(subject, answer)})` : '';

/** Whether even the highest lawful premium falls short of the goal. */
const isCapped = ({ shortfall }: Answer): boolean => (shortfall?.amount ?? 0) > 0;

/** Whether a premium of zero already exceeds the goal. */
const exceedsGoalAtZero = ({ shortfall }: Answer): boolean => (shortfall?.amount ?? 0) < 0;

/** Equal cost out of reach: below what is paid now that is no bad news. `name`: what is out of reach, with its verb. */
const costOutOfReach = (subject: ConclusionSubject, answer: AnswerAlternative, name: string): string =>
  isCapped(answer)
    ? `ook de hoogst toegestane premie (${highestPremium(subject, answer)}) kost minder dan nu`
    : `${name} niet haalbaar`;

/** The whole report in one line, for its cover: both flat answers where one of them stands in front. */
export function coverConclusion(subject: ConclusionSubject): string {
  const front = headline(subject);
  if (front === null || front.sort !== 'answer' || front.form !== 'flat') return headlineConclusion(subject);
  const budget = alternativeOf(subject.result, 'budgetNeutralFlat');
  const profit = alternativeOf(subject.result, 'profitNeutralFlat');
  const [cost, pension] = [practicalPremium(subject, budget), practicalPremium(subject, profit)];
  const start = 'Naar een vlakke premie:';
  if (budget.feasible && profit.feasible && cost === pension) {
    return `${start} ${cost} is budgetneutraal én profijtneutraal`;
  }
  if (exceedsGoalAtZero(budget) && exceedsGoalAtZero(profit)) {
    return `${start} budgetneutraal en profijtneutraal zijn niet haalbaar`;
  }
  const costPart = budget.feasible ? `${cost} is budgetneutraal` : costOutOfReach(subject, budget, 'budgetneutraal is');
  const pensionPart = profit.feasible
    ? `${pension} is profijtneutraal`
    : `profijtneutraal is niet haalbaar${limit(subject, profit)}`;
  return `${start} ${costPart}, ${pensionPart}`;
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
  const { input, result } = subject;
  const answer = alternativeOf(result, 'budgetNeutralFlat');
  const current = `De huidige regeling kost u ${horizonPhrase(input.goal.horizon)} ${amount(alternativeOf(result, 'unchanged').cost)}, contant gemaakt naar ${longMonthText(result.transitionDate)}.`;
  const next = `${premiumPhrase(subject, answer)} kost u ${amount(answer.cost)}: ${besides(euroDifference(answer.costDifference, alternativeOf(result, 'unchanged').cost), 'nu')}.`;
  return [current, next, ...barredSentences(answer)];
}

/** That the law forbids a premium that was named, and why. */
const barredSentences = ({ verdict }: AnswerAlternative): readonly string[] =>
  verdict.allowed === 'no' ? [`Die premie is niet toegestaan: ${reasonText(verdict)}.`] : [];

/** The nature of the current pension: expected, guaranteed, or an ambition. */
const currentPensionClauses: Readonly<Record<SchemeKind, (people: string, pension: string) => string>> = {
  dcToDc: (people, pension) =>
    `De huidige regeling geeft ${people} samen naar verwachting ${pension} pensioen per jaar`,
  dbToDc: (people, pension) => `De huidige regeling zegt ${people} samen ${pension} middelloonpensioen per jaar toe`,
  ambitionDbToDc: (people, pension) =>
    `De ambitie van de huidige regeling is voor ${people} samen ${pension} pensioen per jaar`,
};

function currentPension({ input, result }: ConclusionSubject): string {
  const people = counted(result.participantCount, 'deelnemer', 'deelnemers');
  if (result.participantCount < smallestGroup) {
    return `Het gaat om het pensioen van ${people}; bij zo'n kleine groep staan hier geen bedragen.`;
  }
  return `${currentPensionClauses[schemeKind(input)](people, amount(alternativeOf(result, 'unchanged').pension))}, in euro's van nu.`;
}

/** What the goal of equal pension means, with the figures of this dossier: full sentences. */
export function profitExplanation(subject: ConclusionSubject): readonly string[] {
  const { result } = subject;
  const answer = alternativeOf(result, 'profitNeutralFlat');
  const pension = pensionDifferenceText(subject, answer);
  const cost = besides(euroDifference(answer.costDifference, alternativeOf(result, 'unchanged').cost), 'nu');
  return [
    currentPension(subject),
    `${premiumPhrase(subject, answer)} geeft ${isEqualPhrase(pension) ? `${result.participantCount === 1 ? '' : 'samen '}${pension} pensioen` : `${pension} pensioen per jaar`}. Uw kosten: ${cost}.`,
    ...barredSentences(answer),
  ];
}

/** How the two goals relate, from the flat answers. */
export function goalsComparison(subject: ConclusionSubject): string {
  const budget = alternativeOf(subject.result, 'budgetNeutralFlat');
  const profit = alternativeOf(subject.result, 'profitNeutralFlat');
  const [cost, pension] = [practicalPremium(subject, budget), practicalPremium(subject, profit)];
  if (!budget.feasible && !profit.feasible) {
    if (exceedsGoalAtZero(budget) && exceedsGoalAtZero(profit)) {
      return 'Gelijke kosten en gelijk pensioen zijn niet haalbaar: ook met een premie van 0% zijn beide hoger dan nu';
    }
    if (isCapped(budget) && isCapped(profit)) {
      const highest = highestPremium(subject, budget);
      return `Ook de hoogst toegestane vlakke premie van ${highest} kost minder dan nu en geeft niet evenveel pensioen`;
    }
  }
  if (!budget.feasible) {
    const costs = costOutOfReach(subject, budget, 'gelijke kosten zijn');
    const start = profit.feasible
      ? `Gelijk pensioen vraagt vlak ${pension}`
      : `Gelijk pensioen is niet haalbaar${limit(subject, profit)}`;
    return `${start}; ${costs}`;
  }
  if (!profit.feasible)
    return `Gelijke kosten vragen vlak ${cost}; gelijk pensioen is niet haalbaar${limit(subject, profit)}`;
  if (cost === pension) return `Gelijke kosten en gelijk pensioen vragen dezelfde vlakke premie: ${cost}`;
  const higherOrLower = profit.exact > budget.exact ? 'hogere' : 'lagere';
  return `Gelijk pensioen vraagt een ${higherOrLower} vlakke premie (${pension}) dan gelijke kosten (${cost})`;
}

/** The measure of equal pension; null where it is the default, the sum of expected pensions. */
export function profitMeasureNote({ input, result }: ConclusionSubject): string | null {
  const isMean = input.goal.measure === 'averagePerParticipant';
  if (result.profitBasis === 'expected' && !isMean) return null;
  const measure = isMean ? 'gemiddeld per deelnemer' : 'voor alle deelnemers samen';
  const basis = result.profitBasis === 'riskFree' ? 'risicovrij rendement' : 'verwacht rendement';
  return `Profijtneutraal is hier gemeten ${measure}, op ${basis}; de som van de verwachte pensioenen kan daardoor verschillen.`;
}
