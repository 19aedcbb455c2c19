import { alternativeOf } from '#core/result/alternative-of.ts';
import { flatPathKey } from '#core/dossier/alternative-key.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { FlatForAllPath } from '#core/result/open-group-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { isCompensated, withCompensation } from '#output/language/open-group-display.ts';
import { sumOfYears } from '#output/language/summed-years.ts';
import type { Choice, OnePageRow } from '#output/topics/choices/one-page-choices.ts';
import { mayShowCompensation, shownCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { hasEntrants, withEntrants } from '#output/language/entrants.ts';
import { premiumDecimals } from '#output/language/premium.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { inFirstYear } from '#output/topics/cost/years-conclusion.ts';
import { neutralOverYears } from '#output/topics/open-group/open-group.ts';
import { direction, equalPhrase, signedAmount } from '#output/language/phrases.ts';

/** "€ 248.447, met compensatie € 286.274": the first year of a premium. */
function firstYearOf(subject: ConclusionSubject, premium: PremiumAlternative): string {
  const cost = premium.years[0]?.cost ?? 0;
  const paid = shownCompensation(subject, premium.key)?.years.find(({ index }) => index === 0)?.cost ?? 0;
  return Math.round(paid) > 0 ? `${amount(cost)}, met compensatie ${amount(cost + paid)}` : amount(cost);
}

function firstYearRow(subject: ConclusionSubject, choices: readonly Choice[]): OnePageRow {
  const { result } = subject;
  const now = alternativeOf(result, 'unchanged').years[0]?.cost ?? 0;
  return {
    label: `Kosten ${inFirstYear(result)} (nu ${amount(now)})`,
    cells: choices.map((choice) =>
      choice.kind === 'keptScale' ? amount(choice.cost[0] ?? 0) : firstYearOf(subject, choice.premium),
    ),
    sheet: 'Lasten',
  };
}

/** The way on with one premium for all; null for a scale that only those in service have. */
const pathOf = ({ openGroup }: DossierResult, premium: PremiumAlternative): FlatForAllPath | null =>
  premium.form === 'flat' ? (openGroup.flatForAll.find(({ key }) => key === flatPathKey(premium.key)) ?? null) : null;

/** "gelijk", "vrijwel gelijk", "+ € 1.577.000": a sum beside that of the current scheme. */
function besideNow(total: number, now: number): string {
  const difference = total - now;
  return direction(difference, now) === 'equal' || Math.round(difference) === 0
    ? capitalised(equalPhrase(difference, now, 'gelijk'))
    : signedAmount(difference);
}

/** "; gelijk bij 26,2% zonder compensatie": at what premium thirty years cost as much as now, where one does. */
function neutralClause({ input, result }: ConclusionSubject): string {
  const { exact, isReached, isLawful } = neutralOverYears(result);
  if (!isReached || !isLawful) return '';
  return ` (contant gelijk bij ${percentage(exact, premiumDecimals(input.goal.rounding))}, zonder compensatie)`;
}

function longRunOf(subject: ConclusionSubject, choice: Choice, now: number, isFirstFlat: boolean): string {
  const { result } = subject;
  if (choice.kind === 'keptScale') return besideNow(sumOfYears(choice.cost), now);
  const path = pathOf(result, choice.premium);
  if (path === null) return 'Niet berekend';
  const amounts = mayShowCompensation(result) ? withCompensation(path) : path.cost;
  return `${besideNow(sumOfYears(amounts), now)}${isFirstFlat ? neutralClause(subject) : ''}`;
}

/** Left out for a small group, of which the mean salary of who enters would tell. */
function longRunRow(subject: ConclusionSubject, choices: readonly Choice[]): readonly OnePageRow[] {
  const { result } = subject;
  const { years, unchanged, flatForAll } = result.openGroup;
  if (result.participantCount < smallestGroup) return [];
  const now = sumOfYears(unchanged);
  const first = choices.findIndex((choice) => choice.kind === 'premium' && choice.premium.form === 'flat');
  const compensated = flatForAll.some(isCompensated);
  const compensation = !compensated ? '' : mayShowCompensation(result) ? ' en compensatie' : ', zonder compensatie';
  return [
    {
      label: `${years.length} jaar ${withEntrants(result)}${compensation} (nu ${amount(now)})`,
      cells: choices.map((choice, at) => longRunOf(subject, choice, now, at === first && hasEntrants(result))),
      sheet: 'Lasten',
    },
  ];
}

/** The costs that the page shows of its choices, EUR. */
export const shownCosts = (choices: readonly Choice[]): readonly number[] =>
  choices.map((choice) => (choice.kind === 'keptScale' ? choice.cost[0] : choice.premium.years[0]?.cost) ?? 0);

/** What each choice costs: the first year, and over thirty years beside now. */
export const costRows = (subject: ConclusionSubject, choices: readonly Choice[]): readonly OnePageRow[] => [
  firstYearRow(subject, choices),
  ...longRunRow(subject, choices),
];
