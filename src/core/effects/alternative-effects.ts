import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TaxBracket } from '#core/law/yearly-values.ts';
import type { AlternativeEffects, BirthYear, EffectFigures, ModelPersonFigures } from '#core/result/effects-result.ts';

/**
 * Income tax and national insurance on an income before tax credits (heffingskortingen), EUR a year: the sum over the
 * brackets of rate x what of the income lies in it. Source: art. 2.10 Wet IB 2001; docs/method/own-contribution.md.
 */
export const taxOn = (brackets: readonly TaxBracket[], income: number): number =>
  brackets.reduce((tax, { above, rate }, index) => {
    const upTo = brackets[index + 1]?.above ?? Infinity;
    return tax + rate * Math.max(0, Math.min(income, upTo) - above);
  }, 0);

/**
 * What an own contribution takes of the pay that is left, EUR a year: c - (tax(S) - tax(S - c)) with S the part-time
 * salary and c the own contribution. An estimate: other income, tax credits and allowances are left out.
 */
export const netContribution = (brackets: readonly TaxBracket[], salary: number, contribution: number): number =>
  contribution - (taxOn(brackets, salary) - taxOn(brackets, Math.max(0, salary - contribution)));

type Columns = EffectFigures<Float64Array>;

/** Indexes of people who are summed together. */
interface Group {
  readonly indexes: readonly number[];
}

/** Over whom the columns of an alternative are summed. */
interface EffectGroups {
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
