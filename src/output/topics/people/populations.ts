import { flatSinceOf, hasFlatNow } from '#core/dossier/flat-since.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Alternative } from '#core/result/alternative.ts';
import type { ChoicePeople, ChoicePopulations } from '#core/result/choice.ts';
import { countedParticipants } from '#output/language/counted-participants.ts';
import { flatNow } from '#output/language/flat-since.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { said, type Said } from '#output/language/wording.ts';
import { cohortGroups, type Rated } from '#output/topics/people/cohorts-conclusion.ts';

/** Those with the scale, or those with the flat premium that began later, of a dossier that has both. */
export interface Population {
  readonly key: keyof ChoicePopulations;
  /** "de staffel", "22,0% vlak": what they have now. */
  readonly has: Said;
  readonly count: number;
}

const sizeOf = ({ more, same, less }: ChoicePeople): number => more + same + less;

/** Both populations; none where nobody is in one of them. */
export function populationsOf({ input, result }: ConclusionSubject): readonly Population[] {
  const since = flatSinceOf(input);
  const counted = result.choices[0]?.populations ?? null;
  if (since === null || counted === null) return [];
  const both: readonly Population[] = [
    { key: 'withScale', has: said('theScale'), count: sizeOf(counted.withScale) },
    { key: 'withFlat', has: flatNow(since), count: sizeOf(counted.withFlat) },
  ];
  return both.every(({ count }) => count > 0) ? both : [];
}

/** Both populations where both are large enough to be shown: one alone would reveal the other. */
export function shownPopulations(subject: ConclusionSubject): readonly Population[] {
  const both = populationsOf(subject);
  return both.every(({ count }) => count >= smallestGroup) ? both : [];
}

/**
 * Which part of a population keeps least of its pension, of the groups of the dossier in which it has enough people; all of it together
 * if there is none. Null if there is nothing to compare.
 */
export function lowestOfPopulation(
  subject: ConclusionSubject,
  { key, count }: Population,
  alternative: Pick<Alternative, 'participants'>,
): Rated | null {
  const { input, result } = subject;
  const unchanged = alternativeOf(result, 'unchanged');
  const members = countedParticipants(subject).flatMap(({ given, counted: { age } }, index) =>
    hasFlatNow(given, input) === (key === 'withFlat') ? [{ age, index }] : [],
  );
  const within = ({ fromAge, toAge }: Rated['group']) => members.filter(({ age }) => age >= fromAge && age <= toAge);
  const groups = cohortGroups(subject);
  const enough = groups.filter((group) => within(group).length >= smallestGroup);
  const [first, last] = [groups[0], groups.at(-1)];
  if (first === undefined || last === undefined) return null;
  const together = { ...first, toAge: last.toAge, count };
  const rated = (enough.length === 0 ? [together] : enough).flatMap((group): readonly Rated[] => {
    const sum = (of: Pick<Alternative, 'participants'>): number =>
      within(group).reduce((total, { index }) => total + of.participants[index]!.pension, 0);
    const ratio = fractionOf(sum(alternative), sum(unchanged));
    return ratio === null ? [] : [{ group: { ...group, count: within(group).length }, ratio }];
  });
  return rated.toSorted((one, other) => one.ratio - other.ratio)[0] ?? null;
}
