import type { CostYear } from '#core/result.ts';
import { amount } from '#contract/terms/dutch-format.ts';
import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { direction } from '#contract/terms/conclusions-words.ts';

/** The years that the report looks ahead. */
const yearsAhead = 5;

export const comingYears = ({ result }: ConclusionSubject): readonly CostYear[] =>
  result.costYears.slice(0, yearsAhead);

const comparisons = { more: 'meer', less: 'minder', equal: 'evenveel' } as const;

function yearClause({ year, cost }: CostYear): string {
  const course = direction(cost.budgetNeutralFlat - cost.unchanged);
  if (course === 'equal') return `in ${year} evenveel (${amount(cost.unchanged)})`;
  return `in ${year} ${comparisons[course]} (${amount(cost.budgetNeutralFlat)} tegen ${amount(cost.unchanged)})`;
}

/** How the cost of the budget-neutral flat premium runs beside the current cost, first and last year. */
export function yearsConclusion(subject: ConclusionSubject): string {
  const premium = practicalPremium(subject, subject.result.answers.budgetNeutralFlat);
  const years = comingYears(subject);
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined)
    return `Een vlakke premie van ${premium} kost u niets: er is geen looptijd`;
  const clauses = first === last ? [first] : [first, last];
  return `Een vlakke premie van ${premium} kost u ${clauses.map(yearClause).join(' en ')}`;
}
