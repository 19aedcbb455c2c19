import { schemeKind } from '#core/dossier/scheme-kind.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { shownCompensation, compensationYears } from '#output/topics/compensation/compensation-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { direction } from '#output/language/phrases.ts';
import { uncapitalised } from '#office/document/dutch-words.ts';
import { repairsGuarantee } from '#output/topics/compensation/compensation-words.ts';
import { ageGroupsOf, inAgeGroups, shownGroups, type AgeGroup } from '#core/result/shown-groups.ts';
import { flatInFront } from '#output/language/headline.ts';

/**
 * Neighbouring cohorts of compensation shown as one: `count` of an age that is compensated. Expected pensions of all of
 * them, EUR a year; gross salary, EUR.
 */
export interface CompensatedGroup extends AgeGroup {
  readonly current: number;
  readonly without: number;
  readonly afterPremium: number;
  readonly salary: number;
  readonly withSalary: number;
  /** On the basis of compensation: now, without it, and with all that is paid. */
  readonly onBasis: { readonly current: number; readonly without: number; readonly with: number };
}

const merged = (left: CompensatedGroup, right: CompensatedGroup): CompensatedGroup => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
  current: left.current + right.current,
  without: left.without + right.without,
  afterPremium: left.afterPremium + right.afterPremium,
  salary: left.salary + right.salary,
  withSalary: left.withSalary + right.withSalary,
  onBasis: {
    current: left.onBasis.current + right.onBasis.current,
    without: left.onBasis.without + right.onBasis.without,
    with: left.onBasis.with + right.onBasis.with,
  },
});

/** What compensation gives per cohort, as it may be shown; empty where there is none to show. */
export function compensatedGroups(subject: ConclusionSubject, key: PremiumKey): readonly CompensatedGroup[] {
  const cohorts = subject.result.compensation?.cohorts ?? [];
  const paid = shownCompensation(subject, key)?.cohorts ?? [];
  const groups = paid.map((sums, index): CompensatedGroup => {
    const { pension, pensionFromPremium, salary, pensionFromSalary, pensionOnBasis, addedOnBasis } = sums;
    const { fromAge, toAge, entitled, currentPension, currentOnBasis } = cohorts[index]!;
    return {
      fromAge,
      toAge,
      count: entitled,
      current: currentPension,
      without: pension,
      afterPremium: pension + pensionFromPremium,
      salary,
      withSalary: pension + pensionFromPremium + pensionFromSalary,
      onBasis: { current: currentOnBasis, without: pensionOnBasis, with: pensionOnBasis + addedOnBasis },
    };
  });
  return shownGroups(inAgeGroups(groups, ageGroupsOf(subject.result.cohorts), merged), merged);
}

/** All groups as one; null where there are none. */
export function compensatedTogether(groups: readonly CompensatedGroup[]): CompensatedGroup | null {
  const [first, ...others] = groups;
  return first === undefined ? null : others.reduce(merged, first);
}

/** "3,1% lager dan nu", "vrijwel gelijk aan nu". */
function besideNow(pension: number, current: number, reference: string): string {
  const way = direction(pension - current, current);
  if (way === 'equal') return `vrijwel gelijk aan ${reference}`;
  return `${percentage(Math.abs(pension / current - 1))} ${way === 'more' ? 'hoger' : 'lager'} dan ${reference}`;
}

const referenceOf = ({ input }: ConclusionSubject): string => (input.reference === 'ambition' ? 'de ambitie' : 'nu');

const salaryClause = (salary: number): string => (Math.round(salary) > 0 ? ' (salaris als pensioen gerekend)' : '');

/** What compensation repairs where its shortfall is reckoned without risk: the guarantee; and beside it what is expected. */
function repairedConclusion(subject: ConclusionSubject, { onBasis, ...expected }: CompensatedGroup): string {
  const reference = referenceOf(subject);
  const guarantee = subject.input.reference === 'ambition' ? 'de pensioenambitie' : 'de garantie';
  const isWhole = direction(onBasis.with - onBasis.current, onBasis.current) !== 'less';
  const repaired = isWhole ? guarantee : `een deel van ${guarantee}`;
  const [before, after] = [onBasis.without, onBasis.with].map((pension) =>
    besideNow(pension, onBasis.current, reference),
  );
  const [hoped, hopedAfter] = [expected.without, expected.withSalary].map((pension) =>
    besideNow(pension, expected.current, reference),
  );
  const start = 'Risicovrij gerekend is het pensioen van wie in aanmerking komt';
  const certain =
    before === after
      ? `${start} zonder en met compensatie ${before}`
      : `Compensatie herstelt ${repaired}: ${uncapitalised(start)} zonder compensatie ${before} en met compensatie ${after}${salaryClause(expected.salary)}`;
  const hope = 'naar verwachting, zonder garantie, is het';
  return hoped === hopedAfter
    ? `${certain}; ${hope} ${hoped}`
    : `${certain}; ${hope} zonder compensatie ${hoped} en met compensatie ${hopedAfter}`;
}

/** What compensation does to the pensions of those who are compensated, together; null where there is none to show. */
export function afterCompensationConclusion(subject: ConclusionSubject): string | null {
  const flat = flatInFront(subject.result);
  if (flat === null || compensationYears(subject, flat.key).length === 0) return null;
  const together = compensatedTogether(compensatedGroups(subject, flat.key));
  if (together === null || together.current <= 0) return null;
  if (repairsGuarantee(subject.input)) return repairedConclusion(subject, together);
  const { current, without, withSalary, salary } = together;
  const reference = referenceOf(subject);
  const hope = schemeKind(subject.input) === 'dcToDc' ? 'naar verwachting' : 'naar verwachting, zonder garantie,';
  const asPension = salaryClause(salary);
  const [before, after] = [without, withSalary].map((pension) => besideNow(pension, current, reference));
  if (before === after) return `Zonder en met compensatie is het pensioen van wie in aanmerking komt ${hope} ${before}`;
  return `Met compensatie is het pensioen van wie in aanmerking komt ${hope} ${after}${asPension}; zonder compensatie ${before}`;
}
