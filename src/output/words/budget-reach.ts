import type { CompensationRules } from '#core/dossier-choices.ts';
import type { Frontier } from '#core/result/compensation-result.ts';
import { furthestWithin, highestFlatWithin } from '#core/result/frontier-reach.ts';
import { amount, exactPercentage, percentage } from '#office/document/dutch-format.ts';

/** What premium and compensation together stay within: "het huidige budget", "het budget van € 1.300.000". */
export const budgetName = ({ budget }: CompensationRules): string =>
  budget === null ? 'het huidige budget' : `het budget van ${amount(budget)}`;

/** Name of the row that says what fits the budget. */
export const budgetLabel = (rules: CompensationRules): string => `Binnen ${budgetName(rules)}, inclusief compensatie`;

/** What fits the budget, in a few words. A target is rounded down: at what is shown the budget is not passed. */
export function budgetReach(rules: CompensationRules, frontier: Frontier): string {
  const highest = highestFlatWithin(frontier, rules.target);
  if (highest !== null) return `mogelijk, tot een vlakke premie van ${percentage(highest.rate)}`;
  const furthest = furthestWithin(frontier);
  if (furthest === null) return 'niet mogelijk, ook niet zonder compensatie';
  return `niet mogelijk; hoogstens tot ${roundedDown(furthest.highestTarget)}, bij een vlakke premie van ${percentage(furthest.rate)}`;
}

/** The same as a sentence, with the cost without and with compensation. */
export function budgetSentence(rules: CompensationRules, frontier: Frontier): string {
  const budget = budgetName(rules);
  const target = exactPercentage(rules.target, 0);
  const highest = highestFlatWithin(frontier, rules.target);
  if (highest !== null) {
    const { rate, costExcluding, costAtTarget } = highest;
    return (
      `Binnen ${budget}, inclusief compensatie tot ${target}, past hoogstens een vlakke premie van ${percentage(rate)}: ` +
      `${amount(costExcluding)} zonder en ${amount(costExcluding + costAtTarget)} met compensatie (contant over de horizon).`
    );
  }
  const furthest = furthestWithin(frontier);
  if (furthest === null) return `Binnen ${budget} past geen enkele vlakke premie, ook niet zonder compensatie.`;
  return `Binnen ${budget} is aanvulling tot ${target} niet mogelijk. Het verst komt een vlakke premie van ${percentage(furthest.rate)}: dan past aanvulling tot ${roundedDown(furthest.highestTarget)}.`;
}

/** In whole tenths of a percentage point, never above the figure itself. */
const roundedDown = (fraction: number): string => percentage(Math.floor(fraction * 1000 + 1e-9) / 1000);
