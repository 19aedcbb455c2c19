import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { DossierResult } from '#core/result/result.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { expectation } from '#output/language/expectation.ts';
import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';
import { type Choice, type OnePageRow, premiumOf } from '#output/topics/choices/one-page-choices.ts';
import { otherChanges } from '#output/topics/choices/kept-scale-changes.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { cohortExtremes, type Rated } from '#output/topics/people/cohorts-conclusion.ts';
import {
  compensationYears,
  paysAnyCompensation,
  unshownCompensation,
} from '#output/topics/compensation/compensation-conclusion.ts';
import { pensionDifferenceText } from '#output/topics/choices/goals-conclusion.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { inFirstYear } from '#output/topics/cost/years-conclusion.ts';
import { contributionText, laterContribution, sharingText, startText } from '#output/topics/cost/own-contribution.ts';
import { changeCounts } from '#output/language/pension-changes.ts';
import { direction, euroDifference, relativeDifference, signedPercentage } from '#output/language/phrases.ts';
import { notApplicable } from '#output/language/chapter-6b.ts';

/** So many changes are named on a page that a board reads at a glance; the table of both schemes has them all. */
const named = 3;

function noticedByKept(subject: ConclusionSubject): string {
  const changed = otherChanges(subject);
  if (changed.length === 0) return 'Niemand van wie er nu is';
  const shown = changed.length > named ? [...changed.slice(0, named - 1), 'andere onderdelen'] : changed;
  return `De staffel blijft; anders ${changed.length === 1 ? 'wordt' : 'worden'}: ${listed(shown)}`;
}

/** "50–69 jaar − 5,8%" */
const changeOf = ({ group, ratio }: Rated): string =>
  `${shortCohortName(group)} jaar\u00a0${signedPercentage(ratio - 1)}`;

/** The cohorts that gain and lose most, where they differ and may be shown. */
function extremes(subject: ConclusionSubject, premium: PremiumAlternative): string {
  const found = cohortExtremes(subject, premium);
  if (found === null) return '';
  const { lowest, highest } = found;
  if ([lowest, highest].every(({ ratio }) => direction(ratio - 1, 1) === 'equal')) return '';
  return `; ${lowest.group === highest.group ? changeOf(lowest) : `${changeOf(lowest)}, ${changeOf(highest)}`}`;
}

/** Who has less and who has more expected pension. */
function noticed(subject: ConclusionSubject, premium: PremiumAlternative): string {
  const { participantCount: total } = subject.result;
  if (total < smallestGroup)
    return `${capitalised(expectation(subject.input))} ${pensionDifferenceText(subject, premium)} pensioen`;
  const { better, worse } = changeCounts(subject, premium);
  if (better + worse === 0) return 'Niemand: voor ieder vrijwel gelijk';
  const [most, other] = [`${wholeNumber(worse)} achteruit`, `${wholeNumber(better)} vooruit`];
  const counts = worse === 0 ? other : better === 0 ? most : `${most} en ${other}`;
  const isAll = better === total || worse === total;
  const goes = better + worse === 1 ? 'gaat' : 'gaan';
  return `${isAll ? `Alle ${wholeNumber(total)} gaan ${better === total ? 'vooruit' : 'achteruit'}` : `Van ${wholeNumber(total)} ${goes} er ${counts}`}${extremes(subject, premium)}`;
}

const noticeRow = (subject: ConclusionSubject, choices: readonly Choice[]): OnePageRow => ({
  label: `Wie merkt het? Verwacht pensioen${isAveragePay(subject.input) ? ' (zonder garantie)' : ''}${subject.input.compensation.method === 'none' ? '' : ', vóór compensatie'}`,
  cells: choices.map((choice) => {
    const premium = premiumOf(choice);
    return premium === null ? noticedByKept(subject) : noticed(subject, premium);
  }),
  sheet: 'Voor- en achteruit',
});

/** What the employees pay in the first year beside now, and in which steps that changes later. */
function contributionBesideNow(subject: ConclusionSubject, premium: PremiumAlternative): string {
  const { input, result } = subject;
  const later = laterContribution(input.next.employeeContribution, input.transitionDate, 1);
  const first = firstContribution(result, premium);
  return later === null ? first : `${first} ${inFirstYear(result)}; ${later}`;
}

/** All together, of a small group as a percentage. */
function firstContribution(result: DossierResult, premium: PremiumAlternative): string {
  const now = alternativeOf(result, 'unchanged').years[0]?.employeeContribution ?? 0;
  const next = premium.years[0]?.employeeContribution ?? 0;
  if (Math.round(now) === 0 && Math.round(next) === 0) return 'Geen';
  if (direction(next - now, now) === 'equal') return 'Gelijk';
  if (result.participantCount >= smallestGroup) return capitalised(euroDifference(next - now, now));
  return capitalised(relativeDifference(next - now, now) ?? 'nieuw');
}

/** Beside a kept scale the premium is as it was, so that only other terms of the contribution change it. */
function contributionOfKept(subject: ConclusionSubject): string {
  const { current, next, transitionDate } = subject.input;
  const own = next.employeeContribution;
  const [before, after] = [contributionText(current.employeeContribution), startText(own, transitionDate)];
  const start =
    before !== after
      ? `Van ${before} naar ${after}`
      : after === 'geen'
        ? 'Geen'
        : `Gelijk${own.sharing === undefined ? '' : ` (${after})`}`;
  const more = own.sharing === undefined ? null : `ook ${sharingText(own.sharing)}`;
  return [start, laterContribution(own, transitionDate, 1), more].filter((text) => text !== null).join('; ');
}

const contributionRow = (subject: ConclusionSubject, choices: readonly Choice[]): OnePageRow => ({
  label: 'Eigen bijdrage',
  cells: choices.map((choice) => {
    const premium = premiumOf(choice);
    return premium === null ? contributionOfKept(subject) : contributionBesideNow(subject, premium);
  }),
  sheet: 'Lasten',
});

/** "€ 280.000 tot en met 2036, deels als salaris" */
function compensationOf(subject: ConclusionSubject, premium: PremiumAlternative): string {
  if (subject.input.compensation.method === 'none') return 'Niet gevraagd';
  const without = notApplicable(premium);
  if (without !== null) return capitalised(without);
  if (unshownCompensation(subject) !== null && paysAnyCompensation(subject.result)) return 'Staat niet in dit rapport';
  const years = compensationYears(subject, premium.key);
  const last = years.at(-1);
  if (last === undefined) return 'Geen';
  const sum = (part: 'cost' | 'salary' | 'premium'): number => years.reduce((total, year) => total + year[part], 0);
  const salary =
    Math.round(sum('salary')) === 0 ? '' : `, ${Math.round(sum('premium')) === 0 ? '' : 'deels '}als salaris`;
  return `${amount(sum('cost'))} tot en met ${last.year}${salary}`;
}

const compensationRow = (subject: ConclusionSubject, choices: readonly Choice[]): OnePageRow => ({
  label: 'Compensatie',
  cells: choices.map((choice) =>
    choice.kind === 'keptScale' ? 'Niet van toepassing' : compensationOf(subject, choice.premium),
  ),
  sheet: 'Compensatie',
});

/** What each choice does to the employees. */
export const peopleRows = (subject: ConclusionSubject, choices: readonly Choice[]): readonly OnePageRow[] => [
  noticeRow(subject, choices),
  contributionRow(subject, choices),
  compensationRow(subject, choices),
];
