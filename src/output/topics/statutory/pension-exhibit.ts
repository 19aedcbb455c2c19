import type { BirthYearEffects } from '#core/statutory/statutory-effects.ts';
import type { Expectation } from '#core/statutory/pension-expectation.ts';
import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import { listed } from '#office/document/dutch-words.ts';
import { looks } from '#output/language/look.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import { type ColumnChart, plainColumns } from '#output/model/chart.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import { columnLook } from '#output/topics/statutory/effect-exhibit.ts';
import { compensationName } from '#output/topics/statutory/statutory-names.ts';
import { chosenYears, figuresIn, type PublishedEffects } from '#output/topics/statutory/published-effects.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import type { ShownExhibit } from '#output/model/sheet-section.ts';

/** Keeps what is between brackets on one line. */
const space = '\u00a0';

/** One way to go on, with its pensions in a year of birth. */
interface Way {
  readonly name: string;
  readonly look: SeriesLook;
  readonly expectationIn: (year: BirthYearEffects) => Expectation;
}

const waysOf = (told: PublishedEffects): readonly Way[] => [
  {
    name: 'Nu',
    look: looks.now,
    expectationIn: ({ figures }) => figures.unchangedExpectation,
  },
  ...told.columns.map((column) => ({
    name: told.columns.length === 1 ? 'Nieuw' : `Nieuw ${compensationName(column)}`,
    look: columnLook(told, column),
    expectationIn: (year: BirthYearEffects) => figuresIn(year, column).expectation,
  })),
];

/** 5th, 50th and 95th percentile, EUR a year per person. */
const pensionsIn = (way: Way, year: BirthYearEffects): readonly number[] => way.expectationIn(year).percentiles;

/** The expected pension as a column, from pessimistic to optimistic as a line upon it. */
const pensionChart = (ways: readonly Way[], years: readonly BirthYearEffects[]): ColumnChart =>
  plainColumns({
    kind: 'clustered',
    categories: years.map(({ year }) => `${year}`),
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    categoryTitle: 'Geboortejaar',
    series: ways.map((way) => {
      const all = years.map((year) => pensionsIn(way, year).map(Math.round));
      return {
        name: way.name,
        look: way.look,
        values: all.map(([, expected = 0]) => expected),
        range: {
          lower: all.map(([low = 0, expected = 0]) => expected - low),
          higher: all.map(([, expected = 0, high = 0]) => high - expected),
        },
      };
    }),
  });

/** "€ 13.109 (10.742 – 16.522)", the brackets on one line. */
const rangeText = ([low = 0, expected = 0, high = 0]: readonly number[]): string =>
  `${amount(expected)} (${[low, high].map(wholeNumber).join(`${space}–${space}`)})`;

/** Every year: the expected pension, and between brackets from pessimistic to optimistic. */
const pensionTable = (ways: readonly Way[], years: readonly BirthYearEffects[]): ExhibitTable =>
  textTable(
    [
      ['Geboortejaar', 13],
      ...ways.map(({ name }): TextColumn => [
        `${name}, verwacht (pessimistisch – optimistisch)`,
        87 / ways.length,
        'right',
      ]),
    ],
    years.map((year) => [`${year.year}`, ...ways.map((way) => rangeText(pensionsIn(way, year)))]),
  );

/** A column for each of these years, of a share of the width together. */
const yearColumns = (years: readonly BirthYearEffects[], share: number): readonly TextColumn[] =>
  years.map(({ year }) => [`Geboren in ${year}`, share / years.length, 'right']);

/** Some years beside each other: the expected pension, and between brackets from pessimistic to optimistic. */
export function chosenPensions(told: PublishedEffects): ExhibitTable {
  const chosen = chosenYears(told.years);
  return textTable(
    [['Pensioen per jaar, verwacht (pessimistisch – optimistisch)', 26], ...yearColumns(chosen, 74)],
    waysOf(told).map((way) => [way.name].concat(chosen.map((year) => rangeText(pensionsIn(way, year))))),
    { emphasised: [0] },
  );
}

/** The pension in three scenarios: some years in the chart, all of them in the table. */
export function pensionExhibit(told: PublishedEffects): ShownExhibit & { readonly name: string } {
  const ways = waysOf(told);
  const chosen = chosenYears(told.years);
  const years = listed(chosen.map(({ year }) => `${year}`));
  return {
    name: 'Pensioen in drie scenario’s per geboortejaar',
    chart: [
      pensionChart(ways, chosen),
      `Kolommen van het verwachte pensioen van geboortejaar ${years}, met een streep van pessimistisch tot optimistisch: ${listed(ways.map(({ name }) => name.toLowerCase()))}`,
    ],
    table: [pensionTable(ways, told.years), 'Pensioen in drie scenario’s per geboortejaar, in euro per jaar'],
  };
}
