import type { DossierResult } from '#core/result.ts';
import type { Stamp } from '#contract/dossier-file.ts';
import {
  headingRow,
  emptyRow,
  labelledRow,
  subtitleRow,
  titleRow,
  valueCell,
  sentenceRow,
  textLines,
} from '#documents/excel/output/planned-cells.ts';
import type { NumberFormat } from '#documents/excel/output/number-formats.ts';
import type { PlannedRow, SheetPlan, TableRow } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

type MortalityBasis = DossierResult['basis']['tables'][number];

const conventions: readonly string[] = [
  'De berekening loopt per maand. Een verjaardag telt als de eerste dag van de geboortemaand; loonsverhogingen vallen op 1 januari.',
  'Premies worden aan het begin van elke maand belegd. Het rendement volgt de lifecycle naar hele jaren tot de pensioendatum; beleggingskosten gaan eraf.',
  'Pensioen is een gelijkblijvend ouderdomspensioen, per maand vooruit betaald, met het gekozen partnerpensioen na de pensioendatum. Het tarief is het gemiddelde van man en vrouw.',
  'Pensioenen zijn teruggerekend naar geld van de peildatum met de prijsinflatie. Alle pensioenen zijn herrekend naar de nieuwe pensioenleeftijd.',
  'Werkgeverslasten zijn premie, opslagen, risicopremies en kosten, verminderd met de eigen bijdrage, gewogen met de kans dat iemand in dienst is en verdisconteerd naar de transitiedatum.',
  'Tot de transitiedatum geldt in elk alternatief de huidige regeling.',
  'De exacte premie is opgelost zonder tolerantie; de praktische premie is daarna afgerond, en naar beneden waar anders het fiscale maximum zou worden overschreden.',
  'Er wordt nergens tussentijds afgerond. Totalen zijn sommen van niet-afgeronde bedragen.',
];

/** Rates of law are below 1, amounts far above it. */
const lawFormat = (value: number): NumberFormat => (value < 5 ? 'percentTwo' : 'decimal');

const lawRows = ({ basis }: DossierResult): readonly TableRow[] =>
  basis.lawValues.map(({ name, value, validFrom, source }) => [
    { content: name, look: 'value', wraps: true },
    valueCell(value, lawFormat(value)),
    { content: validFrom, look: 'value', format: 'date' },
    { content: source, look: 'value', wraps: true },
  ]);

const linesOfText = 110;

/** The first line carries the label; the others stand under it. */
const longRows = (label: string, text: string): readonly PlannedRow[] =>
  textLines(text, linesOfText).map((line, index): PlannedRow => [
    { content: index === 0 ? label : null, look: 'label' },
    { content: line, look: 'text' },
  ]);

const tableRows = ({ name, edition, checksum, source }: MortalityBasis): readonly PlannedRow[] => [
  labelledRow('Sterftetafel', valueCell(`${name} (${edition})`, 'text')),
  labelledRow('Controlegetal van de tafel (SHA-256)', valueCell(checksum, 'text')),
  ...longRows('Bron van de tafel', source),
];

const stampRows = (stamp: Stamp, { basis }: DossierResult): readonly PlannedRow[] => [
  labelledRow('Rekenversie', valueCell(stamp.programVersion, 'text', 'rekenversie')),
  labelledRow('Wetsversie', valueCell(basis.lawVersion, 'text')),
  labelledRow('SHA-256 van het invoerbestand', valueCell(stamp.inputSha256, 'text', 'invoer_sha256')),
  ...basis.tables.flatMap(tableRows),
];

export const justificationSheet = ({ stamp, result }: OutputContent): SheetPlan => ({
  name: 'Verantwoording',
  widths: [44, 20, 16, 70],
  orientation: 'landscape',
  pagesWide: 1,
  frozenColumns: 0,
  rows: [
    titleRow('Verantwoording'),
    subtitleRow('Deze berekening is geen advies in de zin van de Wft.'),
    emptyRow,
    headingRow('Kenmerken'),
    ...stampRows(stamp, result),
    emptyRow,
    headingRow('Gebruikte wettelijke waarden'),
  ],
  table: {
    name: 'WettelijkeWaarden',
    columns: [
      { header: 'Waarde', format: 'general' },
      { header: 'Bedrag of percentage', format: 'decimal' },
      { header: 'Geldig vanaf', format: 'date' },
      { header: 'Bron', format: 'general' },
    ],
    rows: lawRows(result),
    isStreamed: false,
  },
  rowsBelow: [headingRow('Rekenafspraken'), ...conventions.flatMap((text) => textLines(text, 130).map(sentenceRow))],
  chart: null,
});
