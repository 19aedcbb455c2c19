import { type Counted, countedPeople, countsSomebodyNew } from '#output/language/entrants.ts';
import { countedHorizon } from '#core/dossier/goal.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { NewPremium } from '#core/result/new-premium.ts';
import { amount } from '#office/document/dutch-format.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { oneOffCondition } from '#output/language/one-off.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';

/** What "evenveel" holds for. A sentence that says it of an answer names these with it. */

/** "zonder compensatie en zonder nieuwe medewerkers", of a cost over the horizon; with what it has of one-off costs. */
export const costGroup = ({ result }: Pick<ConclusionSubject, 'result'>, counted: Counted): string =>
  `zonder compensatie${oneOffCondition(result)} en ${countedPeople(result, counted)}`;

/** "in de eerste 5 jaar, zonder compensatie en zonder nieuwe medewerkers". */
export function costConditions(subject: Pick<ConclusionSubject, 'result'>, { horizon, group }: Counted): string {
  const counted = { horizon: countedHorizon(horizon, group), group };
  return `${horizonPhrase(counted.horizon)}, ${costGroup(subject, counted)}`;
}

/**
 * The same of answers side by side: where new employees are counted, they are so for the budget-neutral flat premium
 * alone.
 */
export function comparedConditions({ input, result }: ConclusionSubject): string {
  const { horizon, group } = input.goal;
  const start = `${horizonPhrase(horizon)}, ${costGroup({ result }, { horizon, group: 'existing' })}`;
  if (group === 'existing') return start;
  const other = { horizon: countedHorizon(horizon, group), group };
  const period = horizonPhrase(other.horizon);
  const isOther = period !== horizonPhrase(horizon);
  if (countsSomebodyNew(result, other))
    return `${start}; alleen de budgetneutrale vlakke premie telt die${isOther ? ` ${period}` : ''} mee`;
  return isOther
    ? `${start}; alleen de budgetneutrale vlakke premie is ${period.replace('in de', 'over de')} berekend`
    : start;
}

/** A premium of which the cost is said, and of whom it is. */
type Costed = Pick<NewPremium, 'cost' | 'costDifference' | 'costGroup'>;

/** Over which time and of whom the cost of a premium is: of one answer perhaps also of those who enter. */
export const countedFor = ({ input }: ConclusionSubject, { costGroup: group }: Pick<Costed, 'costGroup'>): Counted => ({
  horizon: countedHorizon(input.goal.horizon, group),
  group,
});

/** Whether the cost of a premium is that of those who enter too. */
export const countsEntrants = ({ costGroup: group }: Pick<Costed, 'costGroup'>): boolean => group === 'withEntrants';

/** What the current scheme costs over the same time for the same people, EUR. */
export const costNow = ({ cost, costDifference }: Pick<Costed, 'cost' | 'costDifference'>): number =>
  cost - costDifference;

/**
 * What is said with the cost of the alternatives where that of one of them counts who enters, and that of the others
 * doesn't: a full sentence; null where all count the same people.
 */
export function entrantCostNote(subject: ConclusionSubject): string | null {
  const counting = premiumAlternatives(subject.result).find(countsEntrants);
  if (counting === undefined) return null;
  const period = horizonPhrase(countedFor(subject, counting).horizon);
  // The cost may then be that of those who are there now.
  if (Math.round(costNow(counting)) === Math.round(alternativeOf(subject.result, 'unchanged').cost))
    return `De budgetneutrale vlakke premie telt nieuwe medewerkers mee; ${period} zijn die er niet.`;
  if (!countsSomebodyNew(subject.result, countedFor(subject, counting)))
    return `De budgetneutrale vlakke premie is berekend ${period.replace('in de', 'over de')}, waarin er niemand bij komt: de huidige regeling kost dan ${amount(costNow(counting))}.`;
  return `De budgetneutrale vlakke premie telt ${period} nieuwe medewerkers mee: de huidige regeling kost dan ${amount(costNow(counting))}. De andere bedragen zijn zonder nieuwe medewerkers.`;
}

/** The goal of equal pension as what is kept: "het totale verwachte pensioen". */
export function keptPension({ input, result }: ConclusionSubject): string {
  const { measure } = input.goal;
  if (measure === 'premiumValue') return 'de contante waarde van de premies';
  const kind = result.profitBasis === 'riskFree' ? 'risicovrij berekende' : 'verwachte';
  if (result.participantCount === 1) return `het ${kind} pensioen`;
  if (measure === 'averagePerParticipant') return `het gemiddelde ${kind} pensioen per deelnemer`;
  return `het totale ${kind} pensioen`;
}

/** The goal of equal pension as a clause; from average pay with what it is not: a guarantee. */
export function profitGoal(subject: ConclusionSubject): string {
  const { input, result } = subject;
  const isHoped = isAveragePay(input) && result.profitBasis === 'expected' && input.goal.measure !== 'premiumValue';
  return `${keptPension(subject)} blijft gelijk${isHoped ? ', maar zonder garantie' : ''}`;
}
