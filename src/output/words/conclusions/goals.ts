import { amount, longMonthText } from '#office/document/dutch-format.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { practicalPremium, premiumPhrase } from '#output/words/conclusions/premium.ts';
import { type ConclusionSubject, smallestGroup } from '#output/words/conclusions/subject.ts';
import { besides, euroDifference, isEqualPhrase, relativeDifference } from '#output/words/phrases.ts';
import { counted } from '#office/document/dutch-words.ts';
import { schemeKind, type SchemeKind } from '#core/scheme-kind.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Answer } from '#core/result/answer.ts';

/** " (hoogstens 30,0%)" where the fiscal limit stops the premium; empty where a premium of zero already exceeds the goal. */
const limit = ({ shortfall }: Answer, premium: string): string =>
  (shortfall?.amount ?? 0) > 0 ? ` (hoogstens ${premium})` : '';

/** Whether a premium of zero already exceeds the goal. */
const exceedsGoalAtZero = ({ shortfall }: Answer): boolean => (shortfall?.amount ?? 0) < 0;

/** The whole report in one line, for its cover. */
export function coverConclusion(subject: ConclusionSubject): string {
  const budget = alternativeOf(subject.result, 'budgetNeutralFlat');
  const profit = alternativeOf(subject.result, 'profitNeutralFlat');
  const [cost, pension] = [practicalPremium(subject, budget), practicalPremium(subject, profit)];
  if (budget.feasible && profit.feasible && cost === pension) {
    return `Naar een vlakke premie: ${cost} is budgetneutraal én profijtneutraal`;
  }
  if (!budget.feasible && !profit.feasible && limit(budget, cost) === limit(profit, pension)) {
    return `Naar een vlakke premie: budgetneutraal en profijtneutraal zijn niet haalbaar${limit(budget, cost)}`;
  }
  const costPart = budget.feasible
    ? `${cost} is budgetneutraal`
    : `budgetneutraal is niet haalbaar${limit(budget, cost)}`;
  const pensionPart = profit.feasible
    ? `${pension} is profijtneutraal`
    : `profijtneutraal is niet haalbaar${limit(profit, pension)}`;
  return `Naar een vlakke premie: ${costPart}, ${pensionPart}`;
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
  return [current, next];
}

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
    const highest = profit.exact > budget.exact ? pension : cost;
    return `Met een vlakke premie van hoogstens ${highest} zijn gelijke kosten en gelijk pensioen geen van beide haalbaar`;
  }
  if (!budget.feasible)
    return `Gelijk pensioen vraagt vlak ${pension}; gelijke kosten zijn niet haalbaar${limit(budget, cost)}`;
  if (!profit.feasible)
    return `Gelijke kosten vragen vlak ${cost}; gelijk pensioen is niet haalbaar${limit(profit, pension)}`;
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
