import type { DossierResult, VariantKey } from '#core/result.ts';
import {
  equalTolerance,
  smallestProfiledGroup,
  smallestShownGroup,
  type ConclusionSubject,
} from '#contract/terms/conclusions-subject.ts';
import { alternativeOf, variantKeys } from '#contract/terms/shown-alternatives.ts';
import { shownGroups, type AgeGroup } from '#contract/terms/shown-groups.ts';

/** How expected pensions change within a group, new minus current, EUR a year in today's money. */
export interface ChangeFigures {
  readonly mean: number;
  /** A quarter of the group has less than the first and a quarter more than the last; null for a small group. */
  readonly quartiles: { readonly lower: number; readonly upper: number } | null;
}

/** Participants of about the same age, with the change that each alternative brings them. */
export interface ChangeGroup extends AgeGroup {
  /** Mean of the whole ages at the transition. */
  readonly meanAge: number;
  readonly changes: Readonly<Partial<Record<VariantKey, ChangeFigures>>>;
}

/** How many participants come out better, equal and worse. */
export interface ChangeCounts {
  readonly better: number;
  readonly equal: number;
  readonly worse: number;
}

/** Places of the participants in the result. */
interface Members extends AgeGroup {
  readonly members: readonly number[];
}

/** Fewer groups than this say less than the age cohorts that the other slides have. */
const fewestGroups = 6;
const cohortYears = 5;

const merged = (left: Members, right: Members): Members => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
  members: [...left.members, ...right.members],
});

/** Participants by age, in classes of so many years. */
function byAge({ participants }: DossierResult, years: number): readonly Members[] {
  const places = participants.map((_, index) => index);
  const classes = Map.groupBy(places, (index) => Math.floor((participants[index]?.age ?? 0) / years));
  return [...classes]
    .toSorted(([left], [right]) => left - right)
    .map(([at, members]) => ({ fromAge: at * years, toAge: (at + 1) * years - 1, count: members.length, members }));
}

const groupsOf = (classes: readonly Members[], smallest: number, most: number): readonly Members[] =>
  shownGroups(classes, merged, { isEnough: ({ count }) => count >= smallest, most });

/** Ages, each with its neighbours until the group may be profiled; where that leaves few groups, the age cohorts. */
function shownMembers(result: DossierResult): readonly Members[] {
  if (result.participantCount < smallestProfiledGroup) return [];
  const ages = groupsOf(byAge(result, 1), smallestProfiledGroup, Infinity);
  return ages.length >= fewestGroups ? ages : groupsOf(byAge(result, cohortYears), smallestShownGroup, 10);
}

/** The value below which this part of the sorted values lies, between two values in proportion (as KWARTIEL.INC). */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

function figuresOf(changes: readonly number[]): ChangeFigures {
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  if (changes.length < smallestProfiledGroup) return { mean, quartiles: null };
  const sorted = changes.toSorted((left, right) => left - right);
  return { mean, quartiles: { lower: quantile(sorted, 0.25), upper: quantile(sorted, 0.75) } };
}

/** How much the expected pension of a participant changes by an alternative, and what it is now, EUR a year. */
function pensionChange(
  result: DossierResult,
  key: VariantKey,
): (participant: number) => { readonly current: number; readonly change: number } {
  const [now, next] = [alternativeOf(result, 'unchanged'), alternativeOf(result, key)];
  return (participant) => {
    const current = now.participant(participant).pension;
    return { current, change: next.participant(participant).pension - current };
  };
}

function changeGroup(result: DossierResult, { members, ...ages }: Members): ChangeGroup {
  const age = members.reduce((sum, member) => sum + (result.participants[member]?.age ?? 0), 0);
  return {
    ...ages,
    meanAge: age / members.length,
    changes: Object.fromEntries(
      variantKeys(result).map((key) => {
        const changeOf = pensionChange(result, key);
        return [key, figuresOf(members.map((member) => changeOf(member).change))];
      }),
    ),
  };
}

/** The change of pension by age, as it may be shown; empty when the participants are too few. */
export const changeGroups = ({ result }: ConclusionSubject): readonly ChangeGroup[] =>
  shownMembers(result).map((members) => changeGroup(result, members));

/** The change over all participants. */
export function totalChange({ result }: ConclusionSubject, key: VariantKey): ChangeFigures {
  const changeOf = pensionChange(result, key);
  return figuresOf(result.participants.map((_, index) => changeOf(index).change));
}

/** Whether a participant comes out better or worse; no change is a difference that is called equal. */
function courseOf({ current, change }: { current: number; change: number }): keyof ChangeCounts {
  if (Math.abs(change) <= equalTolerance * current) return 'equal';
  return change > 0 ? 'better' : 'worse';
}

/** How many participants come out better, equal and worse by an alternative. */
export function changeCounts({ result }: ConclusionSubject, key: VariantKey): ChangeCounts {
  const counts = { better: 0, equal: 0, worse: 0 };
  const changeOf = pensionChange(result, key);
  result.participants.forEach((_, index) => {
    counts[courseOf(changeOf(index))]++;
  });
  return counts;
}
