import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { plainPart, sheetPart } from '#output/model/sheet-parts.ts';
import { type Products, productsOf } from '#core/projection/products.ts';
import { explanationRows } from '#output/topics/choices/guide-rows.ts';
import type { DossierResult } from '#core/result/result.ts';
import { legalMilestones } from '#output/topics/choices/legal-days.ts';
import { milestoneNames } from '#output/topics/choices/milestones-conclusion.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { officeNote } from '#output/topics/basis/assumptions-section.ts';
import { approvalSentence } from '#output/topics/law/approval.ts';
import { emptyRow, headingRow, labelledRow, sentenceRow, valueCell } from '#output/model/planned-cells.ts';
import { textLines } from '#office/sheet/text-lines.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import type { PlannedRow, SheetPart } from '#output/model/sheet-plan.ts';
import { type Row, columnsOf } from '#output/model/table.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';

/** What a value of law is by its size: rates are below 1, ages below a hundred, amounts far above it. */
const lawValueSort = (value: number): 'rate' | 'age' | 'amount' =>
  value < 5 ? 'rate' : value < 200 ? 'age' : 'amount';

type MortalityBasis = DossierResult['basis']['tables'][number];

const conventions: readonly string[] = [
  'De berekening loopt per maand. Een verjaardag telt als de eerste dag van de geboortemaand; loonsverhogingen vallen op 1 januari.',
  'Premies worden aan het begin van elke maand belegd. Het rendement volgt de lifecycle naar hele jaren tot de pensioendatum; beleggingskosten gaan eraf.',
  'Pensioen is een gelijkblijvend ouderdomspensioen, per maand vooruit betaald, met het gekozen partnerpensioen na de pensioendatum. Het tarief is het gemiddelde van man en vrouw.',
  'Pensioenen zijn met de prijsinflatie teruggerekend naar prijzen van de peildatum. Alle pensioenen zijn herrekend naar de nieuwe pensioenleeftijd.',
  'De werkgeverslast is premie, opslagen, risicopremies en kosten, verminderd met de eigen bijdrage, gewogen met de kans dat iemand in dienst is en contant op de transitiedatum.',
  'Tot de transitiedatum geldt in elk alternatief de huidige regeling.',
  'Nieuwe medewerkers komen aan het begin van elk jaar in één groep binnen, voor wie in het jaar ervoor naar verwachting vertrok of met pensioen ging, voltijds en op de instroomleeftijd.',
  'Scenario’s veranderen rendement en omrekenrente; de premies blijven de afgeronde premies.',
  'Profijt is de waarde op de transitiedatum: een uitkering uit premie is zoveel waard als de premie die ervoor is belegd.',
  'Er wordt nergens tussentijds afgerond. Totalen zijn sommen van niet-afgeronde bedragen.',
];

/** What only holds where premiums are solved to be equal to the scheme of now. */
const solvedConventions: readonly string[] = [
  'Wat niet binnen de wettelijke ruimte voor compensatie als premie past, is maand voor maand als salaris gerekend, zonder opnieuw op te lossen. Compensatie telt niet mee in wat budgetneutraal is.',
  'Bij gevoeligheid wordt elk alternatief opnieuw opgelost.',
  'De exacte premie is opgelost zonder tolerantie; de afgeronde premie volgt daaruit, naar beneden afgerond waar anders het fiscale maximum zou worden overschreden.',
];

const lawFormats = { rate: 'percentTwo', age: 'decimal', amount: 'euro' } as const satisfies Record<
  string,
  NumberFormat
>;

const lawRows = ({ basis }: DossierResult): readonly Row[] =>
  basis.lawValues.map(({ name, value, validFrom, source }) => [
    { content: name, look: 'value', wraps: true },
    valueCell(value, lawFormats[lawValueSort(value)]),
    { content: validFrom, look: 'value', format: 'date' },
    { content: source, look: 'value', wraps: true },
  ]);

/** What only holds where the current scheme is average pay. */
const averagePayConventions: readonly string[] = [
  'Middelloon: per maand wordt een twaalfde van het opbouwpercentage van de pensioengrondslag opgebouwd en op 1 januari geïndexeerd. In de berekening blijft wat tot de transitiedatum is opgebouwd bij de verzekeraar.',
  'De huidige last is de betaalde premie of, als die niet is ingevuld, de koopsom van de opbouw op het tarief van de verzekeraar. Indexatie telt in de last mee als de werkgever die inkoopt.',
  'Middelloonpensioen is herrekend naar een gelijkblijvend ouderdomspensioen met het gekozen partnerpensioen vanaf de nieuwe pensioenleeftijd.',
];

/** What becomes of the capital of now, where the current scheme invests otherwise. */
const capitalSentences = {
  one: [],
  stays: [
    'De huidige regeling belegt anders of tegen andere kosten dan de nieuwe. Kapitaal van vóór de transitiedatum blijft zo belegd tot de nieuwe pensioenleeftijd; premies daarna volgen de nieuwe regeling.',
  ],
  moves: [
    'De huidige regeling belegt anders of tegen andere kosten dan de nieuwe. Kapitaal van vóór de transitiedatum volgt vanaf dan, net als de premies daarna, de lifecycle en de kosten van de nieuwe regeling.',
  ],
} as const satisfies Readonly<Record<Products, readonly string[]>>;

const allConventions = ({ dossier: { input } }: OutputContent): readonly string[] => [
  ...conventions,
  ...(isFirstScheme(input) ? [] : solvedConventions),
  ...(input.current.kind === 'premium' ? capitalSentences[productsOf(input)] : averagePayConventions),
];

const linesOfText = 125;

/** The first line carries the label; the others come under it. */
const longRows = (label: string, text: string): readonly PlannedRow[] =>
  textLines(text, linesOfText).map((line, index): PlannedRow => [
    { content: index === 0 ? label : null, look: 'label' },
    { content: line, look: 'note' },
  ]);

const tableRows = ({ name, edition, checksum, source }: MortalityBasis): readonly PlannedRow[] => [
  labelledRow('Sterftetafel', valueCell(`${name} (${edition})`, 'text')),
  labelledRow('Controlegetal van de tafel (SHA-256)', valueCell(checksum, 'text')),
  ...longRows('Bron van de tafel', source),
];

const stampRows = ({ stamp, result }: OutputContent): readonly PlannedRow[] => [
  labelledRow('Rekenversie', valueCell(stamp.programVersion, 'text', 'rekenversie')),
  labelledRow('Wetsversie', valueCell(result.basis.lawVersion, 'text')),
  labelledRow('SHA-256 van het invoerbestand', valueCell(stamp.inputSha256, 'text', 'invoer_sha256')),
  labelledRow('Datum van deze berekening', valueCell(stamp.day, 'date', 'rapportdatum')),
  ...result.basis.tables.flatMap(tableRows),
];

/** Whose standard values were kept, and who stands for them. */
function standardRows(dossier: ReadDossier): readonly PlannedRow[] {
  const approval = approvalSentence(dossier);
  const texts = [...officeNote(dossier), ...(approval === null ? [] : [approval])];
  return texts.flatMap((text, index) => longRows(index === 0 ? 'Standaardwaarden' : '', text));
}

/** How it was calculated: with which version, values of law and agreements, and what the words mean. */
export const justificationParts = (content: OutputContent): readonly SheetPart[] => [
  sheetPart([headingRow('Kenmerken'), ...stampRows(content), ...standardRows(content.dossier)]),
  plainPart({
    heading: 'Gebruikte wettelijke waarden',
    table: {
      name: 'WettelijkeWaarden',
      columns: columnsOf({
        Waarde: 'general',
        'Bedrag of percentage': 'decimal',
        'Geldig vanaf': 'date',
        Bron: 'general',
      }),
      rows: lawRows(content.result),
    },
    rowsBelow: [
      headingRow('Data uit de wet'),
      ...(legalMilestones(subjectOf(content)).length === 0
        ? [sentenceRow('Voor deze wijziging stelt de wet geen dagen.')]
        : []),
      ...legalMilestones(subjectOf(content)).map(({ key, day, source }): PlannedRow => [
        { content: milestoneNames[key], look: 'label', wraps: true },
        valueCell(day, 'date'),
        null,
        { content: source, look: 'note' },
      ]),
      emptyRow,
      headingRow('Rekenafspraken'),
      ...allConventions(content).flatMap((text) => textLines(text, 130).map(sentenceRow)),
    ],
  }),
  sheetPart(explanationRows(content)),
];
