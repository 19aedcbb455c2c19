/**
 * Figures about fewer participants than this leave the adviser's hands in no form: the employer knows the ages of its
 * people and would recognise them.
 */
export const smallestGroup = 10;

/** Participants of these whole ages, both inclusive. */
export interface AgeGroup {
  readonly fromAge: number;
  readonly toAge: number;
  readonly count: number;
}

/** Two neighbouring groups merged into one. */
type Merge<Group> = (left: Group, right: Group) => Group;

/** Which groups may be shown separately, and how many of them at most. */
interface GroupRule<Group> {
  readonly isEnough: (group: Group) => boolean;
  readonly most: number;
}

/** More columns than this are not legible side by side. */
const mostColumns = 10;

/** The rule for groups shown in columns. */
const columnRule: GroupRule<AgeGroup> = { isEnough: ({ count }) => count >= smallestGroup, most: mostColumns };

/** From young to old, each group closed as soon as it is large enough; what is left joins the last. */
function largeEnough<Group extends AgeGroup>(
  groups: readonly Group[],
  merged: Merge<Group>,
  isEnough: (group: Group) => boolean,
): Group[] {
  const closed: Group[] = [];
  let open: Group | null = null;
  for (const group of groups) {
    open = open === null ? group : merged(open, group);
    if (!isEnough(open)) continue;
    closed.push(open);
    open = null;
  }
  const last = closed.pop();
  if (last === undefined) return [];
  return [...closed, open === null ? last : merged(last, open)];
}

/** Joins the two neighbours with the fewest participants until there are few enough. */
function fewEnough<Group extends AgeGroup>(
  groups: readonly Group[],
  merged: Merge<Group>,
  most: number,
): readonly Group[] {
  if (groups.length <= most) return groups;
  const sizes = groups.slice(1).map((group, index) => group.count + (groups[index]?.count ?? 0));
  const at = sizes.indexOf(Math.min(...sizes));
  const joined = groups.flatMap((group, index) => {
    const next = groups[index + 1];
    if (index === at && next !== undefined) return [merged(group, next)];
    return index === at + 1 ? [] : [group];
  });
  return fewEnough(joined, merged, most);
}

/**
 * Age groups as they may be shown: neighbours joined until each has at least the smallest group that is shown, and none
 * at all when all together are fewer than that.
 */
export const shownGroups = <Group extends AgeGroup>(
  groups: readonly Group[],
  merged: Merge<Group>,
  { isEnough, most }: GroupRule<Group> = columnRule,
): readonly Group[] =>
  fewEnough(
    largeEnough(
      groups.filter(({ count }) => count > 0),
      merged,
      isEnough,
    ),
    merged,
    most,
  );

/**
 * Parts of younger ages joined in the groups in which people are shown, so that two divisions of one dossier cannot be subtracted to few
 * people.
 */
export const inAgeGroups = <Part extends AgeGroup>(
  parts: readonly Part[],
  groups: readonly AgeGroup[],
  merged: Merge<Part>,
): readonly Part[] =>
  groups.flatMap(({ fromAge, toAge }) => {
    const [first, ...others] = parts.filter((part) => part.fromAge >= fromAge && part.fromAge <= toAge);
    return first === undefined ? [] : [{ ...others.reduce(merged, first), fromAge, toAge }];
  });

const joined = (left: AgeGroup, right: AgeGroup): AgeGroup => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
});

/** The groups in which people are shown, the same in everything that is made of a dossier: see `shownGroups`. */
export const ageGroupsOf = (cohorts: readonly AgeGroup[]): readonly AgeGroup[] =>
  shownGroups(
    cohorts.map(({ fromAge, toAge, count }) => ({ fromAge, toAge, count })),
    joined,
  );
