import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

interface PrintedFigure {
  readonly quantity: string;
  readonly text: string;
}

/** Rows of the worked-example tables of a page: those under a header | Quantity | Working | Value |. */
function printedFigures(page: string): PrintedFigure[] {
  const text = readFileSync(new URL(`../../docs/method/${page}.md`, import.meta.url), 'utf8');
  const figures: PrintedFigure[] = [];
  let isInTable = false;
  for (const line of text.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (line.startsWith('| Quantity | Working | Value |')) isInTable = true;
    else if (!line.startsWith('|')) isInTable = false;
    else if (isInTable && !line.startsWith('|---')) figures.push({ quantity: cells[1]!, text: cells[3]! });
  }
  return figures;
}

/** A printed number and half a unit of its last decimal. */
function printedNumber(text: string): { value: number; halfUnit: number } {
  const digits = text.replace('%', '').replaceAll(',', '');
  const unit = text.endsWith('%') ? 0.01 : 1;
  const decimals = digits.split('.')[1]?.length ?? 0;
  return { value: Number(digits) * unit, halfUnit: 0.5 * 10 ** -decimals * unit };
}

/**
 * Holds every figure that a page prints in its worked examples against what the program gives, at printed precision.
 * The names on the page and those given here must be the same, so that no printed figure goes unchecked.
 */
export function expectPrinted(page: string, calculated: Readonly<Record<string, number>>): void {
  const printed = printedFigures(page);
  expect(printed.map(({ quantity }) => quantity).sort()).toEqual(Object.keys(calculated).sort());
  for (const { quantity, text } of printed) {
    const { value, halfUnit } = printedNumber(text);
    const difference = Math.abs(calculated[quantity]! - value);
    expect(difference, `${page}, ${quantity}: ${calculated[quantity]} printed as ${text}`).toBeLessThanOrEqual(
      halfUnit * (1 + 1e-9),
    );
  }
}
