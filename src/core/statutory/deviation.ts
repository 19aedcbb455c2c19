import { wholeYears } from '#core/calendar/age.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { smallestGroup } from '#core/result/shown-groups.ts';
import { type BirthYearGroup, shownAgeGroups } from '#core/statutory/birth-years.ts';
import { marketValue } from '#core/statutory/current-values.ts';
import { effectsOf, type GroupFigures, sumOfFigures } from '#core/statutory/group-figures.ts';
import type { StatutoryProjection } from '#core/statutory/statutory-projection.ts';

/** The effect of a group may differ by at most this fraction of the market value: the law names no figure. */
const mostDifference = 0.01;

/** What model persons make of the figures of a group of ages. */
export interface GroupDeviation {
  /** Whole ages at the transition, both inclusive. */
  readonly fromAge: number;
  readonly toAge: number;
  /** Its market value with the model persons over that of its participants, less 1. */
  readonly marketValue: number;
  /** How far its effect, a fraction of the market value, lies from that of its participants: in the alternative where that is furthest. */
  readonly effect: number;
  readonly isWithin: boolean;
}

/** What model persons make of the figures of all, and of each group (art. 46c lid 4: no material deviation). */
export interface Deviation {
  readonly marketValue: number;
  readonly groups: readonly GroupDeviation[];
}

/** A participant with the figures of its own, and those that are shown for it. */
interface Measured {
  readonly age: number;
  readonly isByModelPerson: boolean;
  readonly own: GroupFigures;
  readonly shown: GroupFigures;
}

/**
 * The deviation of those whom model persons stand for, among all; null where these are few, so that it would be about them. A participant
 * whose model person has no premium left at the transition is not measured.
 */
export function deviationOf(
  projection: StatutoryProjection,
  groups: readonly BirthYearGroup[],
  figuresOf: (person: ProjectedParticipant) => GroupFigures,
): Deviation | null {
  const { grid, input } = projection;
  const measured = groups.flatMap(({ participants, model, isByModelPerson }): readonly Measured[] => {
    if (participants.length === 0 || (isByModelPerson && model === null)) return [];
    const shown = isByModelPerson && model !== null ? figuresOf(model) : null;
    return participants.map((person) => {
      const own = figuresOf(person);
      return { age: wholeYears(person.ageAtStart + grid.transition), isByModelPerson, own, shown: shown ?? own };
    });
  });
  if (!isEnough(measured)) return null;
  const people = groups.flatMap(({ participants }) => participants);
  return {
    marketValue: valueRatio(measured) - 1,
    groups: shownAgeGroups(input.dossier, people).flatMap(({ fromAge, toAge }): readonly GroupDeviation[] => {
      const members = measured.filter(({ age }) => age >= fromAge && age <= toAge);
      if (!isEnough(members)) return [];
      const effect = effectDifference(projection, members);
      return [
        { fromAge, toAge, marketValue: valueRatio(members) - 1, effect, isWithin: Math.abs(effect) <= mostDifference },
      ];
    }),
  };
}

/** Whether model persons stand for enough of them. */
const isEnough = (measured: readonly Measured[]): boolean =>
  measured.filter(({ isByModelPerson }) => isByModelPerson).length >= smallestGroup;

const bothSums = (measured: readonly Measured[]): { readonly shown: GroupFigures; readonly own: GroupFigures } => ({
  shown: sumOfFigures(measured.map(({ shown }) => shown)),
  own: sumOfFigures(measured.map(({ own }) => own)),
});

function valueRatio(measured: readonly Measured[]): number {
  const { shown, own } = bothSums(measured);
  return marketValue(shown.values) / marketValue(own.values);
}

function effectDifference(projection: StatutoryProjection, measured: readonly Measured[]): number {
  const { shown, own } = bothSums(measured);
  const ofOwn = effectsOf(projection, own);
  const differences = effectsOf(projection, shown).map(
    ({ ofMarketValue }, place) => (ofMarketValue ?? 0) - (ofOwn[place]!.ofMarketValue ?? 0),
  );
  return differences.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
}
