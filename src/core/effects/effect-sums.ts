import type { AgeCohortEffects, BirthYearEffects, EffectFigures } from '#core/effects-result.ts';
import type { Member } from '#core/participant/member.ts';
import type { PerShown } from '#core/result.ts';
import { perVariant } from '#core/transition/per-alternative.ts';

type Columns = PerShown<EffectFigures<Float64Array>>;
type Figures = PerShown<EffectFigures<number>>;

/** Sums of the columns over some of the people, by their places. */
export const effectSums = (columns: Columns, indexes: readonly number[]): Figures =>
  perShown(columns, (column) => indexes.reduce((sum, index) => sum + column[index]!, 0));

/** Figures of one person. */
export const effectsOfOne = (columns: Columns, index: number): Figures => perShown(columns, (column) => column[index]!);

function perShown(columns: Columns, value: (column: Float64Array) => number): Figures {
  const figures = ({ pensions, ...rest }: EffectFigures<Float64Array>): EffectFigures<number> => ({
    premium: value(rest.premium),
    ownContribution: value(rest.ownContribution),
    pensions: {
      pessimistic: value(pensions.pessimistic),
      expected: value(pensions.expected),
      optimistic: value(pensions.optimistic),
    },
    grossProfit: value(rest.grossProfit),
    netProfit: value(rest.netProfit),
  });
  return { unchanged: figures(columns.unchanged), ...perVariant(columns, figures) };
}

/** Sums per cohort of whole ages at the transition, in the ages and the order that are given. */
export function ageCohortEffects(
  columns: Columns,
  ages: readonly number[],
  cohorts: readonly { readonly fromAge: number; readonly toAge: number }[],
): AgeCohortEffects[] {
  return cohorts.map(({ fromAge, toAge }) => {
    const indexes = [...ages.keys()].filter((index) => ages[index]! >= fromAge && ages[index]! <= toAge);
    return { fromAge, toAge, count: indexes.length, figures: effectSums(columns, indexes) };
  });
}

/** Sums per year of birth, the earliest first. */
export function birthYearEffects(columns: Columns, members: readonly Member[]): BirthYearEffects[] {
  const years = Map.groupBy(members.keys(), (index) => members[index]!.participant.born.year);
  return [...years]
    .sort(([one], [other]) => one - other)
    .map(([year, indexes]) => ({ year, count: indexes.length, figures: effectSums(columns, indexes) }));
}
