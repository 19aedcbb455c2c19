import type { Exclusion } from '#core/result/result.ts';
import type { Finding } from '#input/findings.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { CellContent, SheetPlan } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';

const reasons: Readonly<Record<Exclusion['reason'], { readonly message: string; readonly remedy: string }>> = {
  notCounted: {
    message: 'Niet meegerekend: bij Meerekenen staat nee.',
    remedy: 'Zet Meerekenen op ja (of maak de cel leeg) als deze deelnemer toch mee moet doen.',
  },
  pensionBeforeTransition: {
    message: 'Niet meegerekend: de pensioendatum ligt niet na de transitiedatum.',
    remedy: 'Controleer de geboortedatum en de pensioenleeftijd als dit niet klopt.',
  },
};

const warningRow = ({ sheet, cell, found, message, remedy }: Finding): readonly CellContent[] => [
  sheet,
  cell,
  found,
  message,
  remedy,
];

const exclusionRow = ({ number, reason }: Exclusion): readonly CellContent[] => [
  'Deelnemers',
  null,
  number,
  reasons[reason].message,
  reasons[reason].remedy,
];

export function warningsSheet({ dossier, result }: OutputContent): SheetPlan {
  const rows = [...dossier.warnings.map(warningRow), ...result.excluded.map(exclusionRow)];
  return {
    name: 'Waarschuwingen',
    widths: [20, 10, 24, 70, 70],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow('Waarschuwingen'),
      subtitleRow(
        rows.length === 0
          ? 'Er zijn geen waarschuwingen en alle deelnemers doen mee.'
          : 'Wat opviel in het invoerbestand, en welke deelnemers niet meedoen. De berekening is wel gemaakt.',
      ),
      emptyRow,
    ],
    table: {
      name: 'Meldingen',
      columns: [
        { header: 'Blad', format: 'general' },
        { header: 'Cel', format: 'general' },
        { header: 'Waarde of personeelsnummer', format: 'text' },
        { header: 'Wat valt op', format: 'general', wraps: true },
        { header: 'Wat kunt u doen', format: 'general', wraps: true },
      ],
      rows,
      isStreamed: true,
    },
    rowsBelow: [],
    chart: null,
  };
}
