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
import { sentenceRows, valueCell } from '#output/model/planned-cells.ts';
import type { SheetPart } from '#output/model/sheet-plan.ts';
import {
  type Cell,
  type Column,
  type FormulaPlace,
  type Row,
  type Table,
  isCell,
  columnsOf,
} from '#output/model/table.ts';
import { plainPart } from '#output/model/sheet-parts.ts';

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
  'De bedragen van het model zijn getallen: maanden vanaf de peildatum van alle deelnemers samen, zonder vertrek, staan nergens anders. De andere tabellen tellen vanaf de transitiedatum en met vertrek, Narekenen volgt één deelnemer. Verschil, factor en waarmee is gerekend zijn formules.';

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

/** Of each part what the invoice and the model say; null where no invoice was given. */
export const reconciliationTable = ({ result: { reconciliation } }: Pick<OutputContent, 'result'>): Table | null =>
  reconciliation && {
    name: 'ResultaatAansluiting',
    columns,
    rows: reconciliation.schemes.flatMap((scheme) => [
      ...scheme.parts.map((part) => partRow(scheme.scheme, part)),
      totalRow(scheme),
    ]),
  };

/** What insurers charge beside the model; none where no invoice was given. */
export function reconciliationParts({ dossier, result }: OutputContent): readonly SheetPart[] {
  const section = reconciliationSection({ input: dossier.input, result });
  const table = reconciliationTable({ result });
  if (section === null || table === null) return [];
  return [
    plainPart({
      heading: section.topic,
      sentences: [`${section.conclusion}.`, section.lead],
      table: { ...table, name: 'Aansluiting' },
      rowsBelow: [...section.notes, modelOrigin].flatMap(sentenceRows),
    }),
  ];
}
