import type { ResultYear } from '#core/result/result.ts';
import { amount } from '#office/document/dutch-format.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { direction, type Direction } from '#output/words/phrases.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

/** The years that the report looks ahead. */
const yearsAhead = 5;

export const comingYears = ({ result }: ConclusionSubject): readonly ResultYear[] => result.years.slice(0, yearsAhead);

/** What the budget-neutral flat premium and the current scheme cost in a year, EUR. */
interface ComparedYear {
  readonly year: number;
  readonly flat: number;
  readonly unchanged: number;
}

const comparisons = { more: 'meer', less: 'minder', equal: 'evenveel' } as const;

const directionOf = ({ flat, unchanged }: ComparedYear): Direction => direction(flat - unchanged);

/** "(€ 120 tegen € 100)", or the one amount where they are equal. */
function amounts(compared: ComparedYear): string {
  const { flat, unchanged } = compared;
  if (directionOf(compared) === 'equal') return `(${amount(unchanged)})`;
  return `(${amount(flat)} tegen ${amount(unchanged)})`;
}

const yearClause = (compared: ComparedYear): string =>
  `in ${compared.year} ${comparisons[directionOf(compared)]} ${amounts(compared)}`;

/** The first and the last year; a change that is the same in both is named once. */
function bothYears(first: ComparedYear, last: ComparedYear): string {
  if (directionOf(first) !== directionOf(last)) return `${yearClause(first)} en ${yearClause(last)}`;
  if (directionOf(first) === 'equal')
    return `in ${first.year} ${amounts(first)} en in ${last.year} ${amounts(last)} evenveel als nu`;
  const [one, other] = [first, last].map((compared) => `in ${compared.year} ${amounts(compared)}`);
  return `zowel ${one} als ${other} ${comparisons[directionOf(first)]}`;
}

/** The cost of the budget-neutral flat premium compared with the current cost, in the first and the last year. */
export function yearsConclusion(subject: ConclusionSubject): string {
  const flat = alternativeOf(subject.result, 'budgetNeutralFlat');
  const current = alternativeOf(subject.result, 'unchanged');
  const premium = practicalPremium(subject, flat);
  const years = comingYears(subject).map(({ year }, index) => ({
    year,
    flat: flat.years[index]!.cost,
    unchanged: current.years[index]!.cost,
  }));
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined)
    return `Een vlakke premie van ${premium} kost u niets: er is geen looptijd`;
  return `Een vlakke premie van ${premium} kost u ${first === last ? yearClause(first) : bothYears(first, last)}`;
}
