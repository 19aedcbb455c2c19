import type { CostAmounts } from '#output/topics/variants/variants.ts';
import { variantsExhibit } from '#output/topics/variants/variants-section.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { sentenceRows, valueCell } from '#output/model/planned-cells.ts';
import type { SheetPart } from '#output/model/sheet-plan.ts';
import type { Cell, Row, Table } from '#output/model/table.ts';
import { plainPart } from '#output/model/sheet-parts.ts';

const amountCell = (value: number | null): Cell =>
  value === null ? { content: '–', look: 'value', isRight: true } : valueCell(value, 'euro');

/** A cost as numbers to calculate with: the amounts, and what each differs from now and from the answer. */
function amountRows({ label, amounts }: CostAmounts): readonly Row[] {
  const base = amounts[0]?.cost ?? null;
  const differences = amounts.slice(1).map((one) => (one === null || base === null ? null : one.cost - base));
  return [
    [`${label}: bedrag`, ...amounts.map((one) => amountCell(one?.cost ?? null))],
    [`${label}: verschil met nu`, ...amounts.map((one) => amountCell(one === null ? null : one.difference))],
    ...(differences.some((one) => one !== null)
      ? [[`${label}: verschil met het antwoord`, null, ...differences.map(amountCell)]]
      : []),
  ];
}

/** The variants that were asked for, beside the answer; null where none was. */
export function variantsResultTable(content: OutputContent): Table | null {
  const exhibit = variantsExhibit(content);
  const table = exhibit?.section.exhibits[0]?.table?.model;
  if (exhibit === null || table === undefined) return null;
  // Names are people's own, and columns of a table must differ: with a number they surely do.
  const heads = table.columns.map(({ head }, column) => (column < 2 ? head : `Variant ${column - 1}: ${head}`));
  return {
    name: 'ResultaatVarianten',
    columns: heads.map((header) => ({ header, format: 'general', wraps: true })),
    rows: [...table.rows, ...exhibit.costs.flatMap(amountRows)],
  };
}

/** The same as a part of a sheet, to look things up. */
export function variantsParts(content: OutputContent): readonly SheetPart[] {
  const table = variantsResultTable(content);
  const section = variantsExhibit(content)?.section;
  if (table === null || section === undefined) return [];
  return [
    plainPart({
      heading: section.topic,
      sentences: [`${section.conclusion}.`],
      table: { ...table, name: 'Varianten' },
      rowsBelow: section.notes.flatMap(sentenceRows),
      isPrinted: false,
    }),
  ];
}
