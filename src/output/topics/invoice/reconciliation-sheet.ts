import {
  invoiceDifference,
  type ReconciledPart,
  type ReconciledScheme,
  reconciledTotal,
  usedAmount,
} from '#core/result/reconciliation.ts';
import { reconciliationSection } from '#output/topics/invoice/reconciliation-section.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { invoicePartWords, invoiceShare, noInvoiceLine } from '#output/topics/invoice/reconciliation.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import { emptyRow, sentenceRows, subtitleRow, titleRow, valueCell } from '#output/model/planned-cells.ts';
import { withOpening } from '#output/writers/xlsx/sheet-opening.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import { type Cell, type Column, type FormulaPlace, type Row, isCell, columnsOf } from '#output/model/table.ts';
import { sheetOf } from '#output/model/sheet-parts.ts';

const columns: readonly Column[] = columnsOf({
  Regeling: 'general',
  Onderdeel: 'general',
  Factuur: 'euro',
  Model: 'euro',
  Verschil: 'euroDifference',
  'Van het model': 'percentDifference',
  Factor: 'decimal',
  'Waarmee is gerekend': 'euro',
});

/** Why the model's amounts are no formulas, unlike what follows from them. */
const modelOrigin =
  'De bedragen van het model zijn getallen: maanden vanaf de peildatum van alle deelnemers samen, zonder vertrek, staan op geen ander blad. Lasten telt vanaf de transitiedatum en met vertrek, Narekenen volgt één deelnemer. Verschil, factor en waarmee is gerekend zijn formules.';

const schemeNames = { current: 'huidig', next: 'nieuw' } as const;

type Formula = (place: FormulaPlace) => string;

/** A formula with what it comes to; nothing where there is no figure. */
const live = (value: number | null, format: NumberFormat, formulaAt: Formula): Cell | null =>
  value === null ? null : { ...valueCell(value, format), formulaAt };

/** What follows from the invoice and the model of a row. */
const differenceCells = (amounts: Pick<ReconciledPart, 'invoiced' | 'model'>): Row => [
  live(invoiceDifference(amounts), 'euroDifference', ({ row }) => `C${row}-D${row}`),
  live(invoiceShare(amounts), 'percentDifference', ({ row }) => `E${row}/D${row}`),
];

function factorCell(factor: ReconciledPart['factor']): Row[number] {
  if (factor === null) return 'uit de factuur';
  return factor === 1 ? 1 : live(factor, 'decimal', ({ row }) => `C${row}/D${row}`);
}

const partRow = (scheme: ReconciledScheme['scheme'], part: ReconciledPart): Row => [
  schemeNames[scheme],
  invoicePartWords[part.part],
  part.invoiced ?? noInvoiceLine,
  part.model,
  ...differenceCells(part),
  factorCell(part.factor),
  live(usedAmount(part), 'euro', ({ row }) => (part.factor === null ? `C${row}` : `D${row}*G${row}`)),
];

/** The sum of the rows of the parts above it. */
const summed =
  (column: string, parts: number): Formula =>
  ({ row }) =>
    `SUM(${column}${row - parts}:${column}${row - 1})`;

const inBold = (cell: Row[number]): Row[number] =>
  isCell(cell) ? { ...cell, look: 'strong' } : cell === null ? null : { content: cell, look: 'strong' };

function totalRow(scheme: ReconciledScheme): Row {
  const total = reconciledTotal(scheme);
  const { length } = scheme.parts;
  const used = scheme.parts.reduce((sum, part) => sum + (usedAmount(part) ?? 0), 0);
  const cells: Row = [
    schemeNames[scheme.scheme],
    'Totaal',
    live(total.invoiced, 'euro', summed('C', length)),
    live(total.model, 'euro', summed('D', length)),
    ...differenceCells(total),
    null,
    live(total.model === null ? null : used, 'euro', summed('H', length)),
  ];
  return cells.map(inBold);
}

/** What insurers charge beside the model; null where no invoice was given. */
export function reconciliationSheet({ dossier, result }: OutputContent): SheetPlan | null {
  const section = reconciliationSection({ input: dossier.input, result });
  if (section === null || result.reconciliation === null) return null;
  const plan: SheetPlan = sheetOf({
    name: 'Aansluiting',
    widths: [12, 18, 18, 18, 18, 16, 14, 24],
    orientation: 'portrait',
    rows: [titleRow('Aansluiting'), ...[section.lead].map(subtitleRow), emptyRow],
    table: {
      name: 'ResultaatAansluiting',
      columns,
      rows: result.reconciliation.schemes.flatMap((scheme) => [
        ...scheme.parts.map((part) => partRow(scheme.scheme, part)),
        totalRow(scheme),
      ]),
    },
    rowsBelow: [...section.notes, modelOrigin].flatMap(sentenceRows),
  });
  return withOpening(plan, `${section.conclusion}.`);
}
