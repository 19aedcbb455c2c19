import { wholeYears } from '#core/calendar/age.ts';
import { monthsBetween } from '#core/calendar/months.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { type AgeGroup, ageGroupsOf, smallestGroup } from '#core/result/shown-groups.ts';
import { statutoryPerson } from '#core/statutory/statutory-people.ts';
import { ageCohorts } from '#core/transition/age-cohorts.ts';

/** A year of birth, and whose figures are shown for it (art. 46e lid 9 Besluit uitvoering PW en Wvb). */
export interface BirthYearGroup {
  readonly year: number;
  /** Everybody born in it, maybe nobody. */
  readonly participants: readonly ProjectedParticipant[];
  /** Its model person; null where that has no premium left at the transition. */
  readonly model: ProjectedParticipant | null;
  readonly isByModelPerson: boolean;
}

/** In a dossier with fewer participants than this no year is shown by its participants. */
const smallestDossier = 100;

/** In a dossier with more participants than this percentiles are those of model persons, so that it is calculated as fast as a small one. */
export const mostParticipants = 1_000;

/** Ages of which years are shown where even the youngest and the oldest of the participants are few. */
const agesOfFew = { fromAge: 18, toAge: 69 } as const;

/** The groups in which people are shown, by their whole age at the transition: see `ageGroupsOf`. */
export function shownAgeGroups(dossier: DossierInput, people: readonly ProjectedParticipant[]): readonly AgeGroup[] {
  const transition = monthsBetween(dossier.valuationDate, dossier.transitionDate);
  return ageGroupsOf(ageCohorts(people.map(({ ageAtStart }) => wholeYears(ageAtStart + transition))));
}

/**
 * Every year in which somebody can be born who is of an age of the groups, the earliest first, whether or not somebody is: which years
 * have nobody tells who is left.
 */
function yearsOf(dossier: DossierInput, groups: readonly AgeGroup[]): readonly number[] {
  const [fromAge, toAge] = [groups[0]?.fromAge ?? agesOfFew.fromAge, groups.at(-1)?.toAge ?? agesOfFew.toAge];
  const { year } = dossier.transitionDate;
  return Array.from({ length: toAge - fromAge + 2 }, (_, index) => year - toAge - 1 + index);
}

/**
 * The years of birth, the earliest first. A transition plan is published (art. 150d lid 3 PW): a year with few participants, and each year
 * of a small dossier, is shown by a model person (art. 46c lid 4).
 */
export function birthYearGroups(
  dossier: DossierInput,
  people: readonly ProjectedParticipant[],
  modelOf: (year: number) => Participant,
): readonly BirthYearGroup[] {
  const born = Map.groupBy(people, ({ participant }) => participant.born.year);
  return yearsOf(dossier, shownAgeGroups(dossier, people)).map((year) => {
    const participants = born.get(year) ?? [];
    const model = statutoryPerson(modelOf(year), dossier);
    const isByModelPerson = participants.length < smallestGroup || people.length < smallestDossier;
    return { year, participants, model: model && { ...model, isModelPerson: true }, isByModelPerson };
  });
}
