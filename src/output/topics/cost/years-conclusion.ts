import { withoutAdded } from '#output/language/one-off.ts';
import { listed } from '#office/document/dutch-words.ts';
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

/** The cost of what stands in front compared with the current cost, in the first and the last year. */
export const yearsConclusion = (subject: ConclusionSubject): string =>
  ofHeadline(subject, (premium) => costInYears(subject, premium));

function costInYears(subject: ConclusionSubject, premium: PremiumAlternative): string {
  const { result } = subject;
  const current = alternativeOf(result, 'unchanged');
  const shown = comingYears(subject);
  const years = shown.map(({ year }, index) => {
    const [cost, now] = [premium, current].map(({ years: of }) => of[index]!.cost) as [number, number];
    const when = index === 0 ? inFirstYear(result) : inLaterYear(result, year, index);
    return {
      isPaid: Math.round(cost) !== 0 || Math.round(now) !== 0,
      when,
      difference: euroDifference(cost - now, now),
    };
  });
  // A year in which nobody takes part any more costs nothing either way: it is no comparison.
  const [first, last] = [years[0]!, years.findLast(({ isPaid }) => isPaid) ?? years[0]!];
  const compared =
    first.difference === last.difference
      ? `${listed([...new Set([first.when, last.when])])} ${first.difference}`
      : listed([first, last].map(({ when, difference }) => `${when} ${difference}`));
  return `Met ${premiumInSentence(subject, premium)} betaalt u${withoutAdded(premium, shown.length)} ${besides(compared, 'nu')}`;
}
