import { decimalNumber } from '#office/document/dutch-format.ts';

/** How a number is typed and shown: a fraction as a percentage, or as it is, whole or with decimals. */
export type NumberKind = 'percentage' | 'whole' | 'decimal';

const factorOf: Readonly<Record<NumberKind, number>> = { percentage: 100, whole: 1, decimal: 1 };
const mostDecimals: Readonly<Record<NumberKind, number>> = { percentage: 3, whole: 0, decimal: 3 };

/** What stands in the field: "25,3" for the fraction 0.253, in Dutch like all figures of the outcome. */
export function typedText(value: number, kind: NumberKind): string {
  const shown = value * factorOf[kind];
  const decimals = Array.from({ length: mostDecimals[kind] }, (_, count) => count).find(
    (count) => Math.abs(shown - Number(shown.toFixed(count))) < 1e-9,
  );
  return decimalNumber(shown, decimals ?? mostDecimals[kind]).replaceAll('.', '');
}

/** The value of what was typed, with a comma or a point; null when it is no number. */
export function typedValue(text: string, kind: NumberKind): number | null {
  const plain = text.trim().replace(/\s*%$/, '').replace('\u2212', '-').replace(',', '.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  if (kind === 'whole' && !Number.isInteger(value)) return null;
  // The nearest fraction, as a file would have it: 25,3 is 0.253.
  return kind === 'percentage' ? Number((value / 100).toPrecision(12)) : value;
}
