/** How values are shown in the workbook; what is stored is never rounded. Separators follow the reader's own settings. */
export const numberFormats = {
  general: 'General',
  text: '@',
  euro: '"€ "#,##0;"− € "#,##0',
  /** With its sign, plus too; what shows as zero has none. */
  euroDifference: '[>=0.5]"+ € "#,##0;[<=-0.5]"− € "#,##0;"€ 0"',
  /** Where a figure is checked to the cent, and amounts as entered. */
  euroCents: '"€ "#,##0.00;"− € "#,##0.00',
  percent: '0.0%',
  percentTwo: '0.00%',
  percentDifference: '[>=0.00005]"+ "0.00%;[<=-0.00005]"− "0.00%;"0,00%"',
  percentEntered: '0.00##%',
  percentExact: '0.000000%',
  factor: '0.00000000',
  factorDifference: '[>=0.000000005]"+ "0.00000000;[<=-0.000000005]"− "0.00000000;0.00000000',
  decimal: '#,##0.####',
  decimalOne: '#,##0.0',
  probability: '0.000000',
  count: '#,##0',
  year: '0',
  date: 'dd-mm-yyyy',
} as const;

export type NumberFormat = keyof typeof numberFormats;

const textFormats: ReadonlySet<NumberFormat> = new Set<NumberFormat>(['text', 'general', 'date']);

/** Of a column whose contents stand at the left, as its header does. */
export const isTextFormat = (format: NumberFormat): boolean => textFormats.has(format);
