/** What a set of scenarios is of, in the order of the sheets and blocks of the central bank. */
export const keptSeries = ['variance', 'shortRate', 'expectedInflation', 'equityReturn', 'priceInflation'] as const;
export type KeptSeries = (typeof keptSeries)[number];

/** Values that can be: outside them a file holds something else, percentages for instance. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A sheet, or a block of a text file, with a row for each scenario. */
export interface SeriesLayout {
  /** As the workbook of the central bank names its sheet. */
  readonly sheet: string;
  /** What is read from it; null for what is not kept. */
  readonly series: KeptSeries | null;
  /** With a column for the start of the first year: a year more than there are returns. */
  readonly hasStart: boolean;
  readonly bounds: Bounds;
}

const state = { hasStart: true } as const;
const yearly = { hasStart: false } as const;
const ofPrices: Bounds = { least: -0.5, most: 1 };

/** In the order of the blocks of a text file; the number before a name is that of the sheet. */
export const seriesLayouts: readonly SeriesLayout[] = [
  { sheet: '1_Toestandsvariabele_1', series: 'variance', ...state, bounds: { least: 0, most: 20 } },
  { sheet: '2_Toestandsvariabele_2', series: 'shortRate', ...state, bounds: { least: -1, most: 1 } },
  { sheet: '3_Toestandsvariabele_3', series: 'expectedInflation', ...state, bounds: { least: -1, most: 1 } },
  { sheet: '4_Aandelenrendement', series: 'equityReturn', ...yearly, bounds: { least: -1, most: 20 } },
  { sheet: '5_Prijsinflatie_EU', series: null, ...yearly, bounds: ofPrices },
  { sheet: '6_Prijsinflatie_NL', series: 'priceInflation', ...yearly, bounds: ofPrices },
];

export const phiSheet = '7_Renteparameter_phi_N';
export const psiSheet = '8_Renteparameter_Psi_N';

/** Terms of the curves: rows of phi and Psi. */
export const terms = 100;
/** phi is minus the logarithm of a price at most; Psi what a state adds to it. */
export const parameterBounds: Bounds = { least: -1_000, most: 1_000 };
