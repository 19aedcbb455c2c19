import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import { flatSinceOf, hasFlatNow } from '#core/dossier/flat-since.ts';
import { recalculationHead } from '#output/recalculation/recalculation-head.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import type { CellContent, Column } from '#output/model/table.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { sheetOf } from '#output/model/sheet-parts.ts';

interface Fact extends Column {
  readonly valueOf: (participant: Participant) => CellContent;
}

export const flatNowHeader = 'Vlakke premie nu';

/** The facts of a participant that are calculated with, under the headers of the template. */
const participantFacts = (input: DossierInput): readonly Fact[] => [
  { header: 'Personeelsnummer', format: 'text', valueOf: ({ number }) => number },
  { header: 'Geboortedatum', format: 'date', valueOf: ({ born }) => born },
  { header: 'Geslacht', format: 'general', valueOf: ({ sex }) => sex },
  { header: 'Fulltime jaarsalaris', format: 'euroCents', valueOf: ({ fullTimeSalary }) => fullTimeSalary },
  { header: 'Deeltijdpercentage', format: 'percentEntered', valueOf: ({ partTime }) => partTime },
  { header: 'Premievrijstelling', format: 'percentEntered', valueOf: ({ premiumWaiver }) => premiumWaiver },
  input.current.kind === 'premium'
    ? { header: 'Pensioenkapitaal', format: 'euroCents', valueOf: ({ capital }) => capital }
    : { header: 'Opgebouwd ouderdomspensioen', format: 'euroCents', valueOf: ({ accruedPension }) => accruedPension },
  { header: 'Meerekenen', format: 'general', valueOf: ({ counts }) => (counts ? 'ja' : 'nee') },
  ...(flatSinceOf(input) === null
    ? []
    : [
        {
          header: flatNowHeader,
          format: 'general',
          valueOf: (participant) => (hasFlatNow(participant, input) ? 'ja' : 'nee'),
        } satisfies Fact,
      ]),
];

export function participantFactsSheet({ dossier: { input } }: OutputContent): SheetPlan {
  const facts = participantFacts(input);
  return sheetOf({
    name: 'Invoer deelnemers',
    widths: facts.map(({ header }) => Math.max(16, header.length + 4)),
    orientation: 'landscape',
    repeatedColumns: 1,
    rows: [
      ...recalculationHead({
        title: 'Invoer deelnemers',
        rebuilds: 'De gegevens per personeelsnummer waarmee is gerekend.',
        remarks: ['Het blad Narekenen haalt hier de gekozen deelnemer op.'],
        width: 110,
      }),
    ],
    table: {
      name: 'InvoerDeelnemers',
      columns: facts,
      rows: input.participants.map((participant) => facts.map(({ valueOf }) => valueOf(participant))),
      isStreamed: true,
    },
  });
}
