import { flatChapter6b } from '#output/language/chapter-6b.ts';
import { lookOf } from '#output/language/look.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { invoicedDifferenceSentence } from '#output/language/invoiced-premium.ts';
import { pricesOf } from '#output/language/prices.ts';
import { amount } from '#office/document/dutch-format.ts';
import { mergedCompensationRows, mergedPensionRows } from '#output/topics/compensation/merged-compensation.ts';
import {
  compensationColumnSentences,
  compensationLawSentences,
  compensationSentences,
} from '#output/topics/compensation/compensation-sentences.ts';
import { repairedPension, repairsGuarantee } from '#output/topics/compensation/compensation-words.ts';
import { plainPart, sheetPart, sheetOf } from '#output/model/sheet-parts.ts';
import { emptyRow, headingRow, sentenceRow, subtitleRow, titleRow, valueCell } from '#output/model/planned-cells.ts';
import { afterCompensationConclusion } from '#output/topics/compensation/after-compensation.ts';
import { compensationState } from '#output/topics/compensation/compensation-state.ts';
import { compensationYearsConclusion } from '#output/topics/compensation/compensation-conclusion.ts';
import type { PlannedChart, PlannedRow, SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { type Row, type Table, isCell } from '#output/model/table.ts';
import { acrossTable } from '#output/model/across-table.ts';
import { compensatedPensionsTable, everybody } from '#output/topics/compensation/compensated-pensions-table.ts';
import { compensationTable } from '#output/topics/compensation/compensation-table.ts';
import { compensationYearsTable } from '#output/topics/compensation/compensation-years-table.ts';
import { gainersRows } from '#output/topics/compensation/compensated-gainers.ts';
import { flatCostParts } from '#output/topics/compensation/flat-cost-part.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';

const cohortKeys = ['Cohort', 'Aantal'];

/** The figures of the cohorts of compensation; `isPrinted` for those that are first asked for. */
function cohortParts(content: OutputContent): readonly SheetPart[] {
  const [costs, pensions] = [compensationTable(content), compensatedPensionsTable(content)];
  const part = (
    long: Table,
    column: string,
    heading: string,
    hasTotal = false,
    sentences: readonly string[] = [],
  ): SheetPart =>
    plainPart({
      heading,
      sentences,
      table: acrossTable(long, { name: `Compensatie ${column}`, keys: cohortKeys, value: column, hasTotal }),
      isPrinted: false,
    });
  return [
    part(
      costs,
      'Compensatie %',
      'Compensatie als deel van de pensioengrondslag',
      false,
      compensationColumnSentences(content.dossier.input.compensation),
    ),
    part(costs, 'Compensatie eerste jaar', 'Compensatie eerste jaar', true),
    part(costs, 'Tekort (kapitaal)', 'Tekort, als kapitaal op de pensioendatum', true),
    part(costs, 'Aangevuld', 'Deel van het tekort dat wordt aangevuld'),
    part(pensions, 'Pensioen zonder compensatie', 'Pensioen zonder compensatie'),
    part(pensions, 'Pensioen na compensatie', 'Pensioen na compensatie'),
    part(pensions, 'Verhouding na compensatie', 'Pensioen na compensatie, tegenover het huidige pensioen'),
    part(pensions, 'Compensatie als salaris, bruto', 'Compensatie als salaris, bruto'),
    part(pensions, 'Dat salaris als pensioen', 'Dat salaris als pensioen'),
  ];
}

function yearsChart({ alternatives }: DossierResult, { columns, rows, hasTotalRow }: Table): PlannedChart {
  const drawn = premiumAlternatives({ alternatives }).flatMap((alternative) => {
    const name = nameOf(alternative, 'short');
    const place = columns.findIndex(({ header }) => header === name);
    return place < 0 || alternative.compensation === null ? [] : { alternative, name, place };
  });
  return {
    kind: 'line',
    marks: 'each',
    title: 'Compensatie per jaar',
    description: `Lijnen per alternatief. In totaal: ${drawn
      .map(({ alternative, name }) => `${name} ${amount(alternative.compensation?.totalCost ?? 0)}`)
      .join('; ')}.`,
    categoryTitle: 'Jaar',
    valueTitle: 'Kosten voor de werkgever',
    valueFormat: 'euro',
    series: drawn.map(({ alternative, name, place }) => ({
      name,
      look: lookOf(alternative),
      categoryColumn: 1,
      valueColumn: place + 1,
      firstRow: 1,
      // The last row has the sums.
      lastRow: rows.length - (hasTotalRow ? 1 : 0),
    })),
    size: { columns: 7, rows: 13 },
  };
}

const yearsAcross = (content: OutputContent, column: string, name: string): Table =>
  acrossTable(compensationYearsTable(content), { name, keys: ['Jaar'], value: column, hasTotal: true });

/** How much of it is premium and how much salary, by year. */
const yearParts = (content: OutputContent): readonly SheetPart[] =>
  (['Als premie', 'Als salaris (bruto)'] as const).map((column) =>
    plainPart({
      heading: `Per jaar: ${column.toLowerCase()}`,
      table: yearsAcross(content, column, `Per jaar ${column}`),
      isPrinted: false,
    }),
  );

/** What the groups of the report have of it. */
function pensionRows(content: OutputContent): readonly PlannedRow[] {
  const { result, dossier } = content;
  return [
    headingRow('Na compensatie'),
    sentenceRow(`${afterCompensationConclusion(subjectOf(content)) ?? compensationState(subjectOf(content))}.`),
    ...(repairsGuarantee(dossier.input)
      ? [
          subtitleRow(
            `Risicovrij: de basis waarop het tekort is gerekend. Compensatie herstelt daar ${repairedPension(dossier.input)}; het verwachte pensioen staat ernaast. Na compensatie telt daar ook wat als salaris wordt betaald.`,
          ),
        ]
      : []),
    subtitleRow(
      `Verwacht pensioen per jaar van de groep samen, ${pricesOf(result)}, bij de afgeronde premie. Na compensatie: met wat als premie wordt betaald.`,
    ),
    subtitleRow(
      'Wat als salaris wordt betaald, is geen pensioen. Het staat er bruto bij, over de hele periode, en als het pensioen dat het als premie zou geven; de laatste verhouding telt dat mee.',
    ),
    subtitleRow(
      'Compensatie is hier wat wie in dienst blijft krijgt; kosten zijn gewogen met de kans dat iemand in dienst blijft.',
    ),
  ];
}

/** What is agreed, and what the law adds to it. */
const rulesRows = ({ dossier, result }: OutputContent): readonly PlannedRow[] =>
  [
    ...compensationSentences(dossier.input.compensation, dossier.input, flatChapter6b(result)),
    ...(result.compensation === null
      ? []
      : [invoicedDifferenceSentence(dossier), ...compensationLawSentences(result.compensation, result)]),
  ]
    .filter((sentence) => sentence !== null)
    .map(sentenceRow);

/** The figures of all participants together, an alternative across: what is said of them, also on paper. */
function togetherTable(long: Table, { result }: OutputContent): Table {
  const together = long.rows.filter(([cohort]) => cohort === everybody);
  const [, , , ...figures] = long.columns.keys();
  const names = together.map(([, , alternative]) => (typeof alternative === 'string' ? alternative : ''));
  return {
    name: 'NaCompensatieSamen',
    columns: [
      {
        header: result.participantCount === 1 ? 'De enige deelnemer' : 'Alle deelnemers samen',
        format: 'general',
        wraps: true,
      },
      ...names.map((header) => ({ header, format: 'euro' as const })),
    ],
    rows: figures.map((place): Row => {
      const { header, format } = long.columns[place]!;
      const cells = together.map((row): Row[number] => {
        const cell = row[place] ?? null;
        return isCell(cell) ? cell : valueCell(cell, format);
      });
      return [header as Row[number]].concat(cells);
    }),
    isPlain: true,
  };
}

/** So many groups stand on the page under what is agreed; those of a single year of age are looked up. */
const mostPrinted = 16;

/** What each age group gets in all. */
function totalPart(content: OutputContent): SheetPart {
  const table = acrossTable(compensationTable(content), {
    name: 'CompensatieTotaal',
    keys: [...cohortKeys, 'In aanmerking'],
    value: 'Compensatie totaal',
    hasTotal: true,
  });
  return plainPart({
    heading: 'Compensatie totaal per leeftijdsgroep',
    table,
    ...(table.rows.length > mostPrinted ? { isPrinted: false as const } : {}),
  });
}

/** Who is compensated, by how much, and what it costs by cohort and year; null if nobody is. */
export function compensationSheet(content: OutputContent): SheetPlan | null {
  const { result } = content;
  if (result.compensation === null) return null;
  const subject = subjectOf(content);
  const merged = content.withoutPeople
    ? []
    : [...mergedPensionRows(subject), ...mergedCompensationRows(subject), ...gainersRows(subject)];
  const hasYears = compensationYearsTable(content).rows.length > 0;
  const cost = hasYears ? yearsAcross(content, 'Kosten werkgever', 'CompensatiePerJaar') : null;
  return sheetOf({
    name: 'Compensatie',
    widths: [30, 14, ...Array.from({ length: 9 }, () => 17)],
    orientation: 'portrait',
    rows: [
      titleRow('Compensatie'),
      subtitleRow('Individuele compensatie van wie op de transitiedatum deelneemt.'),
      emptyRow,
      ...(hasYears
        ? [
            headingRow('Per jaar: kosten voor de werkgever'),
            sentenceRow(`${compensationYearsConclusion(subject) ?? compensationState(subject)}.`),
            subtitleRow(
              'Wat compensatie elk jaar kost, niet contant gemaakt, samen voor de groep: de premie en het bruto salaris met de opslag op salaris.',
            ),
          ]
        : []),
    ],
    table: cost,
    charts: cost === null ? [] : [yearsChart(result, cost)],
    further: [
      { ...sheetPart(pensionRows(content)), table: togetherTable(compensatedPensionsTable(content), content) },
      sheetPart([headingRow('Wat er is afgesproken'), ...rulesRows(content)]),
      totalPart(content),
      ...(merged.length === 0 ? [] : [sheetPart(merged, { isPrinted: false })]),
      ...(hasYears ? yearParts(content) : []),
      ...cohortParts(content),
      ...flatCostParts(result),
    ],
  });
}
