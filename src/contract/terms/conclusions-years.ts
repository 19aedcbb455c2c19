import type { CostYear } from '#core/result.ts';
import { amount } from '#contract/terms/dutch-format.ts';
import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { direction, type Direction } from '#contract/terms/conclusions-words.ts';

/** The years that the report looks ahead. */
const yearsAhead = 5;

export const comingYears = ({ result }: ConclusionSubject): readonly CostYear[] =>
  result.costYears.slice(0, yearsAhead);

const comparisons = { more: 'meer', less: 'minder', equal: 'evenveel' } as const;

const courseOf = ({ cost }: CostYear): Direction => direction(cost.budgetNeutralFlat - cost.unchanged);

/** "(€ 120 tegen € 100)", or the one amount where they are equal. */
function amounts(costYear: CostYear): string {
  const { budgetNeutralFlat, unchanged } = costYear.cost;
  if (courseOf(costYear) === 'equal') return `(${amount(unchanged)})`;
  return `(${amount(budgetNeutralFlat)} tegen ${amount(unchanged)})`;
}

const yearClause = (costYear: CostYear): string =>
  `in ${costYear.year} ${comparisons[courseOf(costYear)]} ${amounts(costYear)}`;

/** The first and the last year; a course that is the same in both is named once. */
function bothYears(first: CostYear, last: CostYear): string {
  if (courseOf(first) !== courseOf(last)) return `${yearClause(first)} en ${yearClause(last)}`;
  if (courseOf(first) === 'equal')
    return `in ${first.year} ${amounts(first)} en in ${last.year} ${amounts(last)} evenveel als nu`;
  const [one, other] = [first, last].map((costYear) => `in ${costYear.year} ${amounts(costYear)}`);
  return `zowel ${one} als ${other} ${comparisons[courseOf(first)]}`;
}

/** How the cost of the budget-neutral flat premium runs beside the current cost, first and last year. */
export function yearsConclusion(subject: ConclusionSubject): string {
  const premium = practicalPremium(subject, subject.result.answers.budgetNeutralFlat);
  const years = comingYears(subject);
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined)
    return `Een vlakke premie van ${premium} kost u niets: er is geen looptijd`;
  return `Een vlakke premie van ${premium} kost u ${first === last ? yearClause(first) : bothYears(first, last)}`;
}
