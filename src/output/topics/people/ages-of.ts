import type { AgeGroup } from '#core/result/shown-groups.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { said, type Said, saidList } from '#output/language/wording.ts';

/** Ages of groups in their order, neighbours together: "20–29 en 45–64 jaar". */
export function agesOf<Group extends AgeGroup>(groups: readonly Group[], all: readonly Group[]): Said {
  const parts: Group[][] = [];
  for (const group of groups) {
    const last = parts.at(-1);
    if (last !== undefined && all.indexOf(last.at(-1)!) === all.indexOf(group) - 1) last.push(group);
    else parts.push([group]);
  }
  const named = parts.map((part) => shortCohortName({ fromAge: part[0]!.fromAge, toAge: part.at(-1)!.toAge }));
  return said('ages', saidList(named));
}
