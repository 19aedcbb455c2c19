import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { DossierResult } from '#core/result/result.ts';
import { direction } from '#output/language/phrases.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { shownGroups, type AgeGroup } from '#core/result/shown-groups.ts';

/** How expected pensions change within a group, new minus current, EUR a year in today's money. */
export interface ChangeFigures {
  readonly mean: number;
  /** A quarter of the group has less than the first and a quarter more than the last; null for a small group. */
  readonly quartiles: { readonly lower: number; readonly upper: number } | null;
}

/** Participants of about the same age. */
export interface ChangeGroup extends AgeGroup {
  /** Mean of the whole ages at the transition. */
  readonly meanAge: number;
  /** Places of the participants in the result. */
  readonly members: readonly number[];
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

const merged = (left: Members, right: Members): Members => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
  members: [...left.members, ...right.members],
});

/** Participants by age. */
function byAge({ participants }: DossierResult): readonly Members[] {
  const places = participants.map((_, index) => index);
  return [...Map.groupBy(places, (index) => participants[index]!.age)]
    .toSorted(([left], [right]) => left - right)
    .map(([age, members]) => ({ fromAge: age, toAge: age, count: members.length, members }));
}

/** Ages, each with its neighbours until the group may be shown. */
const shownMembers = (result: DossierResult): readonly Members[] =>
  shownGroups(byAge(result), merged, { isEnough: ({ count }) => count >= smallestGroup, most: Infinity });

/** The value below which this part of the sorted values lies, between two values in proportion (as KWARTIEL.INC). */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

function figuresOf(changes: readonly number[]): ChangeFigures {
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  if (changes.length < smallestGroup) return { mean, quartiles: null };
  const sorted = changes.toSorted((left, right) => left - right);
  return { mean, quartiles: { lower: quantile(sorted, 0.25), upper: quantile(sorted, 0.75) } };
}

/** How much the expected pension of a participant changes by an alternative, and what it is now, EUR a year. */
interface PensionChange {
  readonly current: number;
  readonly change: number;
}

/** The same of every participant. */
function pensionChanges({ result }: ConclusionSubject, { participants }: PremiumAlternative): readonly PensionChange[] {
  const current = alternativeOf(result, 'unchanged').participants;
  return participants.map(({ pension }, index) => ({
    current: current[index]!.pension,
    change: pension - current[index]!.pension,
  }));
}

const meanAge = ({ participants }: DossierResult, members: readonly number[]): number =>
  members.reduce((sum, member) => sum + participants[member]!.age, 0) / members.length;

/** The participants by age, as they may be shown; empty when they are too few. */
export const changeGroups = ({ result }: ConclusionSubject): readonly ChangeGroup[] =>
  shownMembers(result).map(({ fromAge, toAge, count, members }) => ({
    fromAge,
    toAge,
    count,
    members,
    meanAge: meanAge(result, members),
  }));

/** The change of pension by an alternative in each of the groups. */
export function groupChanges(
  subject: ConclusionSubject,
  groups: readonly ChangeGroup[],
  alternative: PremiumAlternative,
): readonly ChangeFigures[] {
  const changes = pensionChanges(subject, alternative);
  return groups.map(({ members }) => figuresOf(members.map((member) => changes[member]!.change)));
}

/** The change over all participants. */
export const totalChange = (subject: ConclusionSubject, alternative: PremiumAlternative): ChangeFigures =>
  figuresOf(pensionChanges(subject, alternative).map(({ change }) => change));

const countNames = { more: 'better', equal: 'equal', less: 'worse' } as const;

/** How many of these come out better, equal and worse. */
export function countedChanges(changes: readonly PensionChange[]): ChangeCounts {
  const counts = { better: 0, equal: 0, worse: 0 };
  for (const { change, current } of changes) counts[countNames[direction(change, current)]]++;
  return counts;
}

/** How many participants come out better, equal and worse by an alternative. */
export const changeCounts = (subject: ConclusionSubject, alternative: PremiumAlternative): ChangeCounts =>
  countedChanges(pensionChanges(subject, alternative));
