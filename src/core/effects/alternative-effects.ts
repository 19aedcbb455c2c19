import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { netContribution } from '#core/effects/net-contribution.ts';
import type { TaxBracket } from '#core/law/income-tax.ts';
import type { AlternativeEffects, BirthYear, EffectFigures, ModelPersonFigures } from '#core/result/effects-result.ts';

type Columns = EffectFigures<Float64Array>;

/** Indexes of people who are summed together. */
interface Group {
  readonly indexes: readonly number[];
}

/** Over whom the columns of an alternative are summed. */
export interface EffectGroups {
  readonly everybody: readonly number[];
  readonly ageCohorts: readonly Group[];
  readonly birthYears: readonly Group[];
}

/** What one alternative means for the participants, and for the model persons. */
export const alternativeEffects = (
  participants: Columns,
  models: readonly ModelPersonFigures[],
  groups: EffectGroups,
): AlternativeEffects => ({
  participants,
  total: sums(participants, groups.everybody),
  ageCohorts: groups.ageCohorts.map(({ indexes }) => sums(participants, indexes)),
  birthYears: groups.birthYears.map(({ indexes }) => sums(participants, indexes)),
  modelPersons: models,
});

/** The figures of each model person, on its salary in the month of transition. */
export const modelPersonFigures = (
  models: Columns,
  salaries: Float64Array,
  brackets: readonly TaxBracket[],
): readonly ModelPersonFigures[] =>
  Array.from(salaries, (salary, index) => {
    const own = figures(models, (column) => column[index]!);
    return { ...own, netOwnContribution: netContribution(brackets, salary, own.ownContribution) };
  });

/** Sums of the columns over some of the people. */
const sums = (columns: Columns, indexes: readonly number[]): EffectFigures<number> =>
  figures(columns, (column) => indexes.reduce((sum, index) => sum + column[index]!, 0));

const figures = (columns: Columns, value: (column: Float64Array) => number): EffectFigures<number> => ({
  premium: value(columns.premium),
  ownContribution: value(columns.ownContribution),
  pensions: {
    pessimistic: value(columns.pensions.pessimistic),
    expected: value(columns.pensions.expected),
    optimistic: value(columns.pensions.optimistic),
  },
  grossProfit: value(columns.grossProfit),
  netProfit: value(columns.netProfit),
});

/** Participants by year of birth, the earliest first. */
export function birthYears(participants: readonly ProjectedParticipant[]): (BirthYear & Group)[] {
  const years = Map.groupBy(participants.keys(), (index) => participants[index]!.participant.born.year);
  return [...years]
    .sort(([one], [other]) => one - other)
    .map(([year, indexes]) => ({ year, count: indexes.length, indexes }));
}
