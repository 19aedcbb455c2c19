import type { DossierInput, Participant } from '#core/dossier.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import type { CellContent, SheetPlan, TableColumn } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

interface Fact extends TableColumn {
  readonly valueOf: (participant: Participant) => CellContent;
}

/** The facts of a participant that are calculated with, under the headers of the template. */
export const participantFacts = (kind: DossierInput['kind']): readonly Fact[] => [
  { header: 'Personeelsnummer', format: 'text', valueOf: ({ number }) => number },
  { header: 'Geboortedatum', format: 'date', valueOf: ({ born }) => born },
  { header: 'Geslacht', format: 'general', valueOf: ({ sex }) => sex },
  { header: 'Fulltime jaarsalaris', format: 'euroCents', valueOf: ({ fullTimeSalary }) => fullTimeSalary },
  { header: 'Deeltijdpercentage', format: 'percentEntered', valueOf: ({ partTime }) => partTime },
  kind === 'dcToDc'
    ? { header: 'Pensioenkapitaal', format: 'euroCents', valueOf: ({ capital }) => capital }
    : { header: 'Opgebouwd ouderdomspensioen', format: 'euroCents', valueOf: ({ accruedPension }) => accruedPension },
  { header: 'Meerekenen', format: 'general', valueOf: ({ counts }) => (counts ? 'ja' : 'nee') },
];

export function participantFactsSheet({ dossier: { input } }: OutputContent): SheetPlan {
  const facts = participantFacts(input.kind);
  return {
    name: 'Invoer deelnemers',
    widths: facts.map(({ header }) => Math.max(16, header.length + 4)),
    orientation: 'landscape',
    pagesWide: 1,
    frozenColumns: 1,
    rows: [
      titleRow('Invoer deelnemers'),
      subtitleRow(
        'De gegevens per personeelsnummer waarmee is gerekend. Het blad Narekenen haalt hier de gekozen deelnemer op.',
      ),
      emptyRow,
    ],
    table: {
      name: 'InvoerDeelnemers',
      columns: facts,
      rows: input.participants.map((participant) => facts.map(({ valueOf }) => valueOf(participant))),
      isStreamed: true,
    },
    rowsBelow: [],
    chart: null,
  };
}
