import { withoutAdded } from '#output/language/one-off.ts';
import { longMonthText } from '#office/document/dutch-format.ts';
import type { DossierResult, ResultYear } from '#core/result/result.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { premiumInSentence } from '#output/language/premium.ts';
import { ofHeadline } from '#output/language/headline.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { besides, euroDifference } from '#output/language/phrases.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

/** The years that the report looks ahead. */
const yearsAhead = 5;

/** What a year of cost is; it begins on the transition date. */
export const yearNote =
  'Een jaar loopt vanaf de transitiedatum twaalf maanden door en heet naar het kalenderjaar van zijn eerste maand.';

type From = Pick<DossierResult, 'transitionDate'>;

/** The same where a year of cost is no calendar year; null where it is. */
export const otherYearNote = ({ transitionDate }: From): string | null =>
  transitionDate.month === 1 ? null : yearNote;

/** "in 2027", of a year that is no calendar year "in het jaar vanaf 1 december 2026": the first year of cost in a sentence. */
export const inFirstYear = ({ transitionDate }: From): string =>
  transitionDate.month === 1 ? `in ${transitionDate.year}` : `in het jaar vanaf ${longMonthText(transitionDate)}`;

const ordinals = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde'] as const;

/** "in 2031", "in het vijfde jaar": the same of a year after that. */
const inLaterYear = ({ transitionDate }: From, year: number, index: number): string =>
  transitionDate.month === 1 ? `in ${year}` : `in het ${ordinals[index]} jaar`;

/** "2026 t/m 2030", "2026": which years are shown. */
export function yearsShown(years: readonly ResultYear[]): string {
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  return first === last ? `${first}` : `${first} t/m ${last}`;
}

export const comingYears = ({ result }: ConclusionSubject): readonly ResultYear[] => result.years.slice(0, yearsAhead);

/** What the budget-neutral flat premium and the current scheme cost in a year, EUR. `when`: which year it is. */
interface ComparedYear {
  readonly when: string;
  readonly flat: number;
  readonly unchanged: number;
}

/** "in 2028 € 6.934 meer", "in 2032 vrijwel evenveel". */
const yearClause = ({ when, flat, unchanged }: ComparedYear): string =>
  `${when} ${euroDifference(flat - unchanged, unchanged)}`;

/** The first and the last year, as one where what is said of them is the same. */
function yearClauses(first: ComparedYear, last: ComparedYear): string {
  if (first === last) return besides(yearClause(first), 'nu');
  const [one, other] = [first, last].map(({ flat, unchanged }) => euroDifference(flat - unchanged, unchanged));
  const clauses =
    one === other ? `${first.when} en ${yearClause(last)}` : `${yearClause(first)} en ${yearClause(last)}`;
  return besides(clauses, 'nu');
}

/** The cost of what stands in front compared with the current cost, in the first and the last year. */
export const yearsConclusion = (subject: ConclusionSubject): string =>
  ofHeadline(subject, (premium) => costInYears(subject, premium));

function costInYears(subject: ConclusionSubject, flat: PremiumAlternative): string {
  const current = alternativeOf(subject.result, 'unchanged');
  const shown = comingYears(subject);
  const start = `Met ${premiumInSentence(subject, flat)} betaalt u${withoutAdded(flat, shown.length)}`;
  const years = shown.map(({ year }, index) => ({
    when: index === 0 ? inFirstYear(subject.result) : inLaterYear(subject.result, year, index),
    flat: flat.years[index]!.cost,
    unchanged: current.years[index]!.cost,
  }));
  const [first] = years;
  // A year in which nobody takes part any more costs nothing either way: it is no comparison.
  const last = years.findLast(({ flat, unchanged }) => Math.round(flat) !== 0 || Math.round(unchanged) !== 0) ?? first;
  if (first === undefined || last === undefined) return `${start} niets: er is geen looptijd`;
  return `${start} ${yearClauses(first, last)}`;
}
