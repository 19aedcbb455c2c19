import type { Sex } from '#core/dossier/dossier.ts';
import type { DossierResult, Exclusion } from '#core/result/result.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { countedParticipants } from '#output/language/counted-participants.ts';
import { ageGroupsOf, inAgeGroups, shownGroups, type AgeGroup } from '#core/result/shown-groups.ts';

/** All participants of the calculation together. */
export interface PopulationFigures {
  readonly count: number;
  /** Mean of the whole ages at the transition; null when there is nobody. */
  readonly meanAge: number | null;
  /** Sum of the part-time factors. */
  readonly fullTimeEquivalents: number;
  /** Full-time salaries at the valuation date, EUR a year. */
  readonly salarySum: number;
  readonly salaryMean: number | null;
  /** Sum of the pension bases in the new scheme in the first month after the transition, EUR a year. */
  readonly baseSum: number;
  readonly leftOut: number;
  /** Why, in words; null where nobody is left out. */
  readonly leftOutBecause: string | null;
}

const exclusionReasons: Readonly<Record<Exclusion['reason'], string>> = {
  notCounted: 'Meerekenen staat op nee',
  pensionBeforeTransition: 'de pensioendatum ligt niet na de transitiedatum',
  premiumEndBeforeTransition: 'de premie eindigt vóór of op de transitiedatum',
};

function leftOutBecause({ excluded }: DossierResult): string | null {
  const found = new Set(excluded.map(({ reason }) => exclusionReasons[reason]));
  return found.size === 0 ? null : capitalised([...found].join('; '));
}

export function populationFigures(subject: ConclusionSubject): PopulationFigures {
  const participants = countedParticipants(subject);
  const sum = (value: (one: (typeof participants)[number]) => number): number =>
    participants.reduce((total, one) => total + value(one), 0);
  const mean = (total: number): number | null => (participants.length === 0 ? null : total / participants.length);
  const salarySum = sum(({ given }) => given.fullTimeSalary);
  return {
    count: participants.length,
    meanAge: mean(sum(({ counted }) => counted.age)),
    fullTimeEquivalents: sum(({ given }) => given.partTime),
    salarySum,
    salaryMean: mean(salarySum),
    baseSum: sum(({ counted }) => counted.pensionBase),
    leftOut: subject.result.excluded.length,
    leftOutBecause: leftOutBecause(subject.result),
  };
}

/** Participants of these ages by sex. */
export interface SexGroup extends AgeGroup {
  readonly sexes: Readonly<Record<Sex, number>>;
}

const sexKeys = ['M', 'V', 'X'] as const;

/** The age cohorts by sex, as the workbook has them. */
export function cohortSexes(subject: ConclusionSubject): readonly SexGroup[] {
  const participants = countedParticipants(subject);
  return subject.result.cohorts.map(({ fromAge, toAge }) => {
    const members = participants.filter(({ counted: { age } }) => age >= fromAge && age <= toAge);
    const of = (sex: Sex): number => members.filter(({ given }) => given.sex === sex).length;
    return { fromAge, toAge, count: members.length, sexes: { M: of('M'), V: of('V'), X: of('X') } };
  });
}

const merged = (left: SexGroup, right: SexGroup): SexGroup => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
  sexes: {
    M: left.sexes.M + right.sexes.M,
    V: left.sexes.V + right.sexes.V,
    X: left.sexes.X + right.sexes.X,
  },
});

/** Fewer columns than this show nothing about ages; a split by sex needs more. */
const fewestColumns = 3;
const fewestSplitColumns = 5;
const mostColumns = 10;

const isSplit = ({ sexes }: SexGroup): boolean =>
  sexKeys.every((sex) => sexes[sex] === 0 || sexes[sex] >= smallestGroup);

/** Ages as they may be shown; by sex only where each part of each group is large enough. */
export interface ShownAges {
  readonly groups: readonly SexGroup[];
  /** The sexes that are shown separately; empty when there is no split. */
  readonly sexes: readonly Sex[];
}

/** Neighbouring cohorts joined until they may be shown, with the sexes if enough groups are left. */
export function shownAges(subject: ConclusionSubject): ShownAges {
  const together = inAgeGroups(cohortSexes(subject), ageGroupsOf(subject.result.cohorts), merged);
  const apart = shownGroups(together, merged, { isEnough: isSplit, most: mostColumns });
  if (apart.length < fewestSplitColumns || !apart.every(isSplit)) {
    return { groups: together.length < fewestColumns ? [] : together, sexes: [] };
  }
  return { groups: apart, sexes: sexKeys.filter((sex) => apart.some(({ sexes }) => sexes[sex] > 0)) };
}
