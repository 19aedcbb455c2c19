import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { Frontier } from '#core/result/compensation-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import { furthestWithin, highestFlatWithin, sharedPoints } from '#core/result/frontier-reach.ts';
import { isAbove } from '#core/result/is-above.ts';
import { amount, exactPercentage, percentage } from '#office/document/dutch-format.ts';

/** What premium and compensation together stay within: "het huidige budget", "het budget van € 1.300.000". */
const budgetName = ({ budget }: CompensationRules): string =>
  budget === null ? 'het huidige budget' : `het budget van ${amount(budget)}`;

/** In few words: "Binnen het huidige budget, inclusief compensatie: niet mogelijk". A target is rounded down: what is shown fits. */
export function budgetReach(rules: CompensationRules, frontier: Frontier): string {
  const budget = `Binnen ${budgetName(rules)}, inclusief compensatie:`;
  const highest = highestFlatWithin(frontier, rules.target);
  if (highest !== null) return `${budget} mogelijk tot een vlakke premie van ${percentage(highest.rate)}`;
  const furthest = furthestWithin(frontier);
  if (furthest === null) return `${budget} niet mogelijk, en zonder compensatie ook niet`;
  return `${budget} niet mogelijk; hoogstens tot ${roundedDown(furthest.highestTarget)}, bij een vlakke premie van ${percentage(furthest.rate)}`;
}

/** The lowest premium that is shown where the own contribution sets it; null where nothing does. */
function lowestShared(frontier: Frontier): string | null {
  const [lowest] = sharedPoints(frontier);
  return lowest === undefined || lowest === frontier.points[0] ? null : percentage(lowest.rate);
}

const fromLowest = (frontier: Frontier): string => {
  const lowest = lowestShared(frontier);
  return lowest === null ? '' : ` van ${lowest} of hoger`;
};

/** Which premiums are left out, as a full sentence; none where all are there. */
export function leftOutPremiums(
  frontier: Frontier,
  { participantCount }: Pick<DossierResult, 'participantCount'>,
): readonly string[] {
  const lowest = lowestShared(frontier);
  if (lowest === null) return [];
  const [first] = sharedPoints(frontier);
  const isAlsoThere = first !== undefined && isAbove(frontier.contributionPremium, first.rate);
  const when = isAlsoThere ? `dan, en ook nog bij ${lowest},` : 'dan';
  const whose = participantCount === 1 ? 'van de deelnemer' : 'van de deelnemers samen';
  return [`Premies onder ${lowest} staan er niet bij: ${when} is de eigen bijdrage ${whose} hoger dan de premie.`];
}

/** The target, and the maximum that keeps some below it: "90% (hoogstens 5% van de pensioengrondslag)". */
function targetName({ target, maximumRate }: CompensationRules): string {
  const most = maximumRate === null ? '' : ` (hoogstens ${exactPercentage(maximumRate, 0)} van de pensioengrondslag)`;
  return `${exactPercentage(target, 0)}${most}`;
}

/** The same as a conclusion, with at most one premium. */
export function budgetConclusion(rules: CompensationRules, frontier: Frontier): string {
  const target = targetName(rules);
  const highest = highestFlatWithin(frontier, rules.target);
  if (highest !== null) {
    return `Binnen ${budgetName(rules)}, inclusief compensatie tot ${target}, past hoogstens een vlakke premie van ${percentage(highest.rate)}`;
  }
  if (furthestWithin(frontier) === null) {
    return `Binnen ${budgetName(rules)} past geen vlakke premie${fromLowest(frontier)}, ook niet zonder compensatie`;
  }
  return `Binnen ${budgetName(rules)}, inclusief compensatie, is aanvulling tot ${target} niet mogelijk`;
}

/** What that costs without and with compensation, or what is possible instead; null where nothing is. */
export function budgetDetail(rules: CompensationRules, frontier: Frontier): string | null {
  const highest = highestFlatWithin(frontier, rules.target);
  if (highest !== null) {
    const { costExcluding, costAtTarget } = highest;
    if (Math.round(costAtTarget) === 0)
      return `Die kost ${amount(costExcluding)}, contant over de horizon; compensatie wordt er niet bij betaald`;
    return `Die kost ${amount(costExcluding)} zonder en ${amount(costExcluding + costAtTarget)} met compensatie, contant over de horizon`;
  }
  const furthest = furthestWithin(frontier);
  if (furthest === null) return null;
  return `Het verst komt een vlakke premie van ${percentage(furthest.rate)}: dan past aanvulling tot ${roundedDown(furthest.highestTarget)}`;
}

/** What rules keep the target from being reached for everybody, whatever the budget: full sentences. */
export function targetLimits({ maximumRate, fromAge, untilAge }: CompensationRules): readonly string[] {
  const maximum = maximumRate === null ? null : `${exactPercentage(maximumRate, 0)} van de pensioengrondslag`;
  return [
    ...(maximum === null
      ? []
      : [`Compensatie blijft daarbij hoogstens ${maximum}: wie meer nodig heeft, komt niet tot het doel.`]),
    ...(fromAge === null && untilAge === null ? [] : ['Alleen wie van de gekozen leeftijden is, telt mee.']),
  ];
}

/** Conclusion, detail, and what limits both. */
export const budgetSentence = (rules: CompensationRules, frontier: Frontier): string =>
  [budgetConclusion(rules, frontier), budgetDetail(rules, frontier)]
    .filter((part) => part !== null)
    .map((part) => `${part}.`)
    .concat(targetLimits(rules))
    .join(' ');

/** In whole tenths of a percentage point, never above the figure itself. */
const roundedDown = (fraction: number): string => percentage(Math.floor(fraction * 1000 + 1e-9) / 1000);
