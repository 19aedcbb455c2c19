import { xmlText } from '#office/package/xml/xml-text.ts';

/** What comes behind the style of a cell with a formula: its kind where that is no number, the formula and its value. */
export const formulaXml = (formula: string, value: number | string | null): string =>
  `${typeof value === 'number' ? '' : ' t="str"'}><f>${xmlText(formula)}</f><v>${xmlText(String(value ?? ''))}</v>`;
