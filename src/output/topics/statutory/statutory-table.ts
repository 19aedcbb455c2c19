import type { BirthYearEffects } from '#core/statutory/statutory-effects.ts';
import { marketValue } from '#core/statutory/current-values.ts';
import type { OutcomeEffects, StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { changeOf } from '#output/topics/statutory/published-effects.ts';
import { alternativeName } from '#output/topics/statutory/statutory-names.ts';
import { type CellContent, type Column, type Row, type Table, columnsOf } from '#output/model/table.ts';

/** Columns that say of whom and of which alternative a row is. */
export const namingColumns = 5;
const measures = { gross: 'bruto', net: 'netto' } as const;

/** Where rights were accrued the effect has parts: Effect = Effect opbouw - waarde + prijs. */
export const lapsedColumns = {
  'Effect opbouw': 'euroDifference',
  'Vervallen indexatie waarde': 'euro',
  'Vervallen indexatie prijs': 'euro',
} as const;

/** Whether there are rights of which indexation can lapse. */
export const hasRights = ({ basis }: OutcomeEffects): boolean => basis.currentKind === 'averagePay';

/** The 5th, 50th and 95th percentile, in their order. */
const percentileNames = ['pessimistisch', 'verwacht', 'optimistisch'] as const;

const pensionColumns = (of: string): readonly Column[] =>
  percentileNames.map((name) => ({ header: `Pensioen ${of} ${name}`, format: 'euro' }));

/** What the design of the law's table asks, and behind it what it was made from. */
export const statutoryColumns = (effects: OutcomeEffects): readonly Column[] => [
  ...columnsOf({
    Geboortejaar: 'year',
    Groep: 'general',
    Aantal: 'count',
    Alternatief: 'general',
    Compensatie: 'general',
    Maatstaf: 'general',
    'Profijt ongewijzigd': 'euro',
    'Profijt nieuw': 'euro',
    Effect: 'euroDifference',
    'Effect %': 'percentDifference',
    'Effect % toekomst': 'percentDifference',
  }),
  ...(hasRights(effects) ? columnsOf(lapsedColumns) : []),
  ...pensionColumns('ongewijzigd'),
  ...pensionColumns('nieuw'),
  ...columnsOf({
    'Verwacht pensioen %': 'percentDifference',
    'Bedragen van': 'general',
    Marktwaarde: 'euro',
    'Marktwaarde toekomst': 'euro',
    'Kans op minder': 'percent',
  }),
  ...(hasRights(effects)
    ? columnsOf({
        'Effect opbouw %': 'percentDifference',
        'Vervallen indexatie waarde %': 'percentTwo',
        'Vervallen indexatie prijs %': 'percentTwo',
      })
    : []),
];

/** A row of a year of birth in one column of the effects; of a year without figures its number of participants alone. */
function yearRow(
  { columns, ...effects }: OutcomeEffects,
  names: ReadonlyMap<string, string>,
  place: number,
  isForEmployer: boolean,
  { year, count, figures, isModelPerson }: BirthYearEffects,
): Row {
  const { key, withCompensation, measure } = columns[place]!;
  const start: readonly CellContent[] = [
    year,
    'deelnemers',
    isForEmployer ? null : count,
    names.get(key) ?? key,
    withCompensation ? 'met' : 'zonder',
    measures[measure],
  ];
  const { unchanged, unchangedProfit, unchangedExpectation, alternatives } = figures;
  const { profit, effect, onNew, ofMarketValue, ofFuture, expectation } = alternatives[place]!;
  const value = marketValue(unchanged);
  const parts = [onNew, unchanged.lostIndexation, unchanged.savedIndexation];
  const isParted = hasRights({ columns, ...effects });
  return [
    ...start,
    unchangedProfit[measure],
    profit[measure],
    effect,
    ofMarketValue,
    ofFuture,
    ...(isParted ? parts : []),
    ...unchangedExpectation.percentiles,
    ...expectation.percentiles,
    changeOf(unchangedExpectation, expectation),
    isModelPerson ? 'één maatmens' : 'alle deelnemers',
    value,
    unchanged.future,
    expectation.chanceBelowUnchanged,
    ...(isParted ? parts.map((part) => (value === 0 ? null : part / value)) : []),
  ];
}

/** Former members and pensioners: nothing changes for them. */
const untouchedRow = (effects: OutcomeEffects): Row =>
  statutoryColumns(effects).map(({ header }): CellContent => {
    if (header === 'Groep') return 'gewezen en gepensioneerden';
    if (header === 'Alternatief') return 'alle';
    if (header === 'Compensatie') return 'zonder';
    if (header === 'Maatstaf') return 'geen';
    return header === 'Effect' || header === 'Effect %' ? 0 : null;
  });

/** Rows of one alternative under each other, the earliest year of birth first. */
export function statutoryTable(
  { alternatives }: StatutoryOutcome,
  effects: OutcomeEffects,
  isForEmployer: boolean,
): Table {
  const names = new Map<string, string>(alternatives.map((one) => [one.key, alternativeName(one)]));
  return {
    name: 'ResultaatTransitieEffecten',
    columns: statutoryColumns(effects),
    rows: [
      ...effects.columns.flatMap((_, place) =>
        effects.birthYears.map((year) => yearRow(effects, names, place, isForEmployer, year)),
      ),
      untouchedRow(effects),
    ],
  };
}
