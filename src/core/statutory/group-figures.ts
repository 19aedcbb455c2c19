import { currentValues, type CurrentValues } from '#core/statutory/current-values.ts';
import {
  type EffectFigures,
  effectFigures,
  newPremiums,
  newProfit,
  type Profit,
  sumOfValues,
} from '#core/statutory/profit-effects.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { StatutoryProjection } from '#core/statutory/statutory-projection.ts';

/** Values of a person or of several together, and those of the premiums beside each alternative. EUR at the transition. */
export interface GroupFigures {
  readonly values: CurrentValues;
  readonly premiums: readonly number[];
}

/** The figures of each person, calculated once. */
export function personFigures(projection: StatutoryProjection): (person: ProjectedParticipant) => GroupFigures {
  const valuesOf = currentValues(projection);
  const premiumsOf = newPremiums(projection);
  const known = new Map<ProjectedParticipant, GroupFigures>();
  return (person) => {
    const found = known.get(person);
    if (found !== undefined) return found;
    projection.project(person);
    const figures = { values: valuesOf(person), premiums: [...premiumsOf(person)] };
    known.set(person, figures);
    return figures;
  };
}

/** Of several together. */
export const sumOfFigures = (figures: readonly GroupFigures[]): GroupFigures => ({
  values: sumOfValues(figures.map(({ values }) => values)),
  premiums: (figures[0]?.premiums ?? []).map((_, place) =>
    figures.reduce((sum, { premiums }) => sum + premiums[place]!, 0),
  ),
});

/** The profit and the effect of each alternative. */
export const effectsOf = (
  { alternatives, input }: StatutoryProjection,
  { values, premiums }: GroupFigures,
): readonly (EffectFigures & { readonly name: string; readonly profit: Profit })[] =>
  alternatives.map(({ name, measure }, index) => {
    const profit = newProfit(premiums[index]!, input.dossier.next.entryCost);
    return { name, profit, ...effectFigures(measure, values, profit) };
  });
