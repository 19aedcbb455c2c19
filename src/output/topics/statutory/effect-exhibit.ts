import type { BirthYearEffects } from '#core/statutory/statutory-effects.ts';
import { marketValue } from '#core/statutory/current-values.ts';
import { capitalised, uncapitalised } from '#office/document/dutch-words.ts';
import { lookOf } from '#output/language/look.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import { type ColumnChart, plainColumns } from '#output/model/chart.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import { signedAmount, signedPercentage } from '#output/language/phrases.ts';
import { losesIndexation } from '#output/topics/statutory/lapsed-indexation.ts';
import { compensationName } from '#output/topics/statutory/statutory-names.ts';
import {
  figuresIn,
  isUnmoved,
  type ToldColumn,
  type PublishedEffects,
} from '#output/topics/statutory/published-effects.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import type { ShownExhibit } from '#output/model/sheet-section.ts';

/** The alternative in its own look, with compensation in another. */
export const columnLook = ({ alternative }: PublishedEffects, { withCompensation }: ToldColumn): SeriesLook =>
  withCompensation ? otherLooks.second : lookOf(alternative);

/** Whose figures those of a year are; no column where all are of model persons. */
const ofWhom = ({ isModelPerson }: BirthYearEffects): string => (isModelPerson ? 'maatmens' : 'deelnemers');

const ofWhomColumns = ({ years }: PublishedEffects): readonly TextColumn[] =>
  years.every(({ isModelPerson }) => isModelPerson) ? [] : [['Cijfers van', 20]];

/** As the axis shows it. */
const drawn = (fraction: number | null): number | null => (fraction === null ? null : Number(fraction.toFixed(4)));

/** "Met compensatie"; one name for both where they are the same. */
export const seriesName = (told: PublishedEffects, column: ToldColumn): string =>
  isUnmoved(told) ? 'Zonder en met compensatie' : capitalised(compensationName(column));

const effectChart = (told: PublishedEffects): ColumnChart =>
  plainColumns({
    kind: 'clustered',
    categories: told.years.map(({ year }) => `${year}`),
    format: '0.0%',
    valueTitle: '% van de marktwaarde',
    categoryTitle: 'Geboortejaar',
    series: shownColumns(told).map((column) => ({
      name: seriesName(told, column),
      look: columnLook(told, column),
      values: told.years.map((year) => drawn(figuresIn(year, column).ofMarketValue)),
    })),
  });

const shareColumn = (head: string): TextColumn => [head, 18, 'right'];

/** Without and with compensation; one of them where they are the same. */
const shownColumns = (told: PublishedEffects): readonly ToldColumn[] =>
  told.columns.slice(0, isUnmoved(told) ? 1 : undefined);

/** An amount with its sign and its part of the market value: "− € 1.200 (− 2,3%)". */
function ofMarket({ figures: { unchanged } }: BirthYearEffects, value: number): string {
  const market = marketValue(unchanged);
  return market === 0 ? emptyCellMark : `${signedAmount(value)} (${signedPercentage(value / market)})`;
}

/** The effect with its parts, where indexation of accrued rights lapses. */
function partedTable(told: PublishedEffects, name: (column: ToldColumn) => string): ExhibitTable {
  const columns = shownColumns(told);
  const amountColumn = (head: string): TextColumn => [head, 20, 'right'];
  return textTable(
    [
      ['Geboortejaar', 13],
      ...ofWhomColumns(told),
      ...columns.map((column) => amountColumn(`Effect, ${name(column)}`)),
      ...columns.map((column) => amountColumn(`Waarvan opbouw vanaf de transitie, ${name(column)}`)),
      amountColumn('Indexatie die vervalt, waarde'),
      amountColumn('Indexatie die vervalt, prijs'),
      ...columns.map((column) => shareColumn(`Effect % toekomst, ${name(column)}`)),
    ],
    told.years.map((year) => {
      const figures = columns.map((column) => figuresIn(year, column));
      const { lostIndexation, savedIndexation } = year.figures.unchanged;
      return [
        `${year.year}`,
        ...ofWhomColumns(told).map(() => ofWhom(year)),
        ...figures.map(({ effect }) => ofMarket(year, effect)),
        ...figures.map(({ onNew }) => ofMarket(year, onNew)),
        ofMarket(year, 0 - lostIndexation),
        ofMarket(year, savedIndexation),
        ...figures.map(({ ofFuture }) => signedPercentage(ofFuture)),
      ];
    }),
  );
}

function effectTable(told: PublishedEffects): ExhibitTable {
  const name = (column: ToldColumn): string => uncapitalised(seriesName(told, column));
  return losesIndexation(told.effects) ? partedTable(told, name) : wholeTable(told, name);
}

/** The same in percentages alone, of which every column has room on paper. */
export function effectShares(told: PublishedEffects): ExhibitTable {
  const name = ({ withCompensation }: ToldColumn): string =>
    isUnmoved(told) ? '' : `${withCompensation ? 'met' : 'zonder'} comp.`;
  if (!losesIndexation(told.effects)) return wholeTable(told, (column) => uncapitalised(seriesName(told, column)));
  const { columns, rows, ...table } = partedTable(told, name);
  return {
    ...table,
    columns: columns.map((column) => Object.assign({}, column, { head: column.head.replace(/, $/, '') })),
    rows: rows.map((cells) => cells.map((cell) => /\((.*)\)$/.exec(cell)?.[1] ?? cell)),
  };
}

function wholeTable(told: PublishedEffects, name: (column: ToldColumn) => string): ExhibitTable {
  const columns = shownColumns(told);
  return textTable(
    [
      ['Geboortejaar', 13],
      ...ofWhomColumns(told),
      ...columns.map((column) => shareColumn(`Effect %, ${name(column)}`)),
      ...columns.map((column) => shareColumn(`Effect % toekomst, ${name(column)}`)),
    ],
    told.years.map((year) => {
      const figures = columns.map((column) => figuresIn(year, column));
      return [
        `${year.year}`,
        ...ofWhomColumns(told).map(() => ofWhom(year)),
        ...figures.map(({ ofMarketValue }) => signedPercentage(ofMarketValue)),
        ...figures.map(({ ofFuture }) => signedPercentage(ofFuture)),
      ];
    }),
  );
}

/** The effect per year of birth, without and with compensation. */
export function effectExhibit(told: PublishedEffects): ShownExhibit & { readonly name: string } {
  const model = effectChart(told);
  // Columns that are all zero are no chart, nor is one year.
  const isMoved =
    told.years.length > 1 && model.series.some(({ values }) => values.some((value) => (value ?? 0) !== 0));
  const what = 'transitie-effect per geboortejaar, in procenten van de marktwaarde';
  return {
    name: 'Transitie-effect per geboortejaar',
    chart: [isMoved ? model : null, `Kolommen boven en onder nul van het ${what}`],
    table: [effectTable(told), capitalised(what)],
  };
}
