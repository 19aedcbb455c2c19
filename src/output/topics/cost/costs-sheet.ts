import { hasEntrants } from '#output/language/entrants.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { employerCostOf } from '#core/result/cost-parts.ts';
import type { DossierResult } from '#core/result/result.ts';
import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { countsEntrants } from '#output/language/conditions.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { countsOneOffs, oneOffNote, oneOffYearsNote } from '#output/language/one-off.ts';
import { yearNote } from '#output/topics/cost/years-conclusion.ts';
import { costBridgeConclusion, shownBridge } from '#output/topics/cost/cost-bridge.ts';
import { invoicedPremiumSentence } from '#output/language/invoiced-premium.ts';
import { entryRows, shownOpenGroupSentences } from '#output/topics/cost/entry-rows.ts';
import { noCompensationBesideScale } from '#output/language/chapter-6b.ts';
import { amount } from '#office/document/dutch-format.ts';
import { laterCompensationSentence } from '#output/topics/compensation/compensation-sentences.ts';
import { costLines, type CostLine, costYears } from '#output/topics/cost/cost-lines.ts';
import { oneOffParts } from '#output/topics/cost/one-off-part.ts';
import { summedCostTable, yearsTableName } from '#output/topics/cost/summed-table.ts';
import { wageShareParts } from '#output/topics/cost/wage-share-parts.ts';
import { plainPart } from '#output/writers/xlsx/plain-part.ts';
import {
  emptyRow,
  headingRow,
  negativeRows,
  sentenceRow,
  sentenceRows,
  subtitleRow,
  titleRow,
} from '#output/model/planned-cells.ts';
import { longRunConclusion } from '#output/topics/open-group/long-run-conclusion.ts';
import { firstYearConclusion } from '#output/topics/cost/cost-sentences.ts';
import type {
  CellContent,
  PlannedChart,
  PlannedTable,
  SheetPart,
  SheetPlan,
  TableRow,
} from '#output/model/sheet-plan.ts';
import { acrossTable } from '#output/model/across-table.ts';
import { firstYearTable } from '#output/topics/cost/first-year-table.ts';
import type { OutputContent } from '#output/model/output-content.ts';

const yearsTable = (result: DossierResult, lines: readonly CostLine[]): PlannedTable => ({
  name: yearsTableName,
  columns: [
    { header: 'Jaar', format: 'year' },
    ...lines.map(({ head }) => ({ header: head, format: 'euro' as const })),
  ],
  rows: costYears(result).map((year): TableRow =>
    [year as CellContent].concat(lines.map(({ cost }) => cost.get(year) ?? null)),
  ),
  isStreamed: false,
});

/** Two of them fit on a page, below each other. */
const chartRows = 15;
const leastColumns = 6;

/** Lines of one group: with compensation where there is some. */
function chart(
  result: DossierResult,
  lines: readonly CostLine[],
  group: CostLine['group'],
  title: string,
): PlannedChart {
  const drawn = lines.flatMap((line, place) =>
    line.group !== group || lines[place + 1]?.isWithCompensation === true ? [] : { line, place },
  );
  const years = costYears(result);
  const first = years[0] ?? 0;
  return {
    kind: 'line',
    marks: 'spread',
    title,
    description: `Lijnen van ${first} tot en met ${years.at(-1) ?? first}. In ${first}: ${drawn
      .map(({ line }) => `${line.name} ${amount(line.cost.get(first) ?? 0)}`)
      .join('; ')}.`,
    categoryTitle: 'Jaar',
    valueTitle: 'Werkgeverslast per jaar',
    valueFormat: 'euro',
    series: drawn.map(({ line, place }) => ({
      name: line.name,
      look: line.look,
      categoryColumn: 1,
      valueColumn: place + 2,
      firstRow: 1,
      lastRow: years.length,
    })),
    // As wide as the table above it: many years stand along it.
    size: {
      columns: Math.max(leastColumns, 1 + lines.filter((line) => line.group === 'closed').length),
      rows: chartRows,
    },
    table: yearsTableName,
  };
}

function yearsPart(content: OutputContent, lines: readonly CostLine[]): SheetPart {
  const { result } = content;
  const later = laterCompensationSentence(result);
  const table = yearsTable(result, lines);
  return {
    rows: [
      headingRow('Per jaar'),
      sentenceRow(`${longRunConclusion({ input: content.dossier.input, result: content.result })}.`),
      subtitleRow(yearNote),
      ...negativeRows(
        result,
        lines.flatMap(({ cost }) => [...cost.values()]),
      ),
      ...[oneOffYearsNote(result)].filter((note) => note !== null).map(subtitleRow),
      ...(later === null ? [] : [subtitleRow(later)]),
      ...(result.compensation === null ? [] : noCompensationBesideScale(result).map(subtitleRow)),
      subtitleRow(
        `Open groep: ${hasEntrants(result) ? 'wie uit dienst of met pensioen gaat wordt vervangen' : 'de deelnemers op de transitiedatum'}. De andere kolommen: gesloten groep, de huidige deelnemers.`,
      ),
      ...shownOpenGroupSentences(content).flatMap(sentenceRows),
    ],
    table,
    rowsBelow: hasEntrants(result) ? entryRows(content) : [],
    charts: [],
    isPrinted: false,
  };
}

/** Less is shown as zero: columns of zeros are no chart. */
const leastEuro = 0.5;

/** Columns of the differences that lead from the cost of now to that of the alternative in front. */
function bridgeChart(content: OutputContent, table: PlannedTable): readonly PlannedChart[] {
  const bridge = shownBridge({ input: content.dossier.input, result: content.result });
  if (bridge === null) return [];
  const { alternative } = bridge;
  const name = nameOf(alternative, 'short');
  const place = table.columns.findIndex(({ header }) => header === name);
  const isMoved = table.rows.some((row) => Math.abs(Number(row[place])) >= leastEuro);
  if (!isMoved) return [];
  return [
    {
      kind: 'column',
      marks: 'none',
      title: `Van nu naar ${name.toLowerCase()} in ${bridge.year}`,
      description: `Kolommen boven en onder nul per onderdeel van de werkgeverslast. ${costBridgeConclusion(bridge)}.`,
      categoryTitle: 'Onderdeel',
      valueTitle: 'Verschil in euro',
      valueFormat: 'euroDifference',
      series: [
        {
          name,
          look: alternativeDisplay[alternative.key].look,
          categoryColumn: 1,
          valueColumn: place + 1,
          firstRow: 1,
          lastRow: table.rows.length - 1,
        },
      ],
      size: { columns: leastColumns, rows: chartRows },
    },
  ];
}

/** The bridge from the cost of now to that of each alternative; and, in print only where someone asks for more, its two ends. */
function firstYearParts(content: OutputContent): readonly [bridge: SheetPart, ends: SheetPart] {
  const { dossier } = content;
  const invoiced = invoicedPremiumSentence({ input: dossier.input });
  const across = (name: string, column: string): PlannedTable =>
    acrossTable(firstYearTable(content), { name, keys: ['Onderdeel', 'Last huidige regeling'], value: column });
  const bridge = across('LastenEersteJaar', 'Verschil werkgeverslast');
  return [
    plainPart({
      heading: 'Het eerste jaar',
      sentences: [
        `${firstYearConclusion({ input: content.dossier.input, result: content.result })}.`,
        'Waaruit het verschil met de werkgeverslast van nu bestaat, bij de afgeronde premie: gesloten groep, zonder compensatie, niet contant gemaakt.',
        ...(invoiced === null ? [] : [invoiced]),
      ],
      table: bridge,
      charts: bridgeChart(content, bridge),
    }),
    plainPart({
      heading: 'Het eerste jaar: de last van de nieuwe regeling',
      sentences: [],
      table: across('LastenNieuweRegeling', 'Last nieuwe regeling'),
      isPrinted: false,
    }),
  ];
}

/** The sums of the open group: what is compared there with a kept scale has no counterpart among who takes part now. */
const openGroupPart = (content: OutputContent): SheetPart =>
  plainPart({
    heading: 'Open groep, over een aantal jaren',
    sentences: ['Opgeteld over jaren, niet contant gemaakt.'],
    table: summedCostTable(content, 'open'),
  });

const chartsPart = (result: DossierResult, lines: readonly CostLine[]): SheetPart => ({
  rows: [headingRow('In grafieken')],
  table: null,
  rowsBelow: [],
  charts: [
    chart(
      result,
      lines,
      'closed',
      `Werkgeverslast per jaar van de huidige ${result.participantCount === 1 ? 'deelnemer' : 'deelnemers'}`,
    ),
    chart(result, lines, 'open', 'Werkgeverslast per jaar van de open groep'),
  ],
});

/** What employers pay: over the horizon and by year, of who takes part now and of a group that is refilled. */
export function costsSheet(content: OutputContent): SheetPlan {
  const { dossier, result } = content;
  const lines = costLines(content);
  const [bridge, ends] = firstYearParts(content);
  const costsOfFirstYear = result.alternatives.map(({ firstYear }) => employerCostOf(firstYear));
  return {
    name: 'Lasten',
    widths: [44, ...lines.map(() => 17)],
    orientation: 'landscape',
    repeatedColumns: 0,
    rows: [
      titleRow('Lasten'),
      subtitleRow(
        `Werkgeverslast bij de afgeronde premie: contant op de transitiedatum ${horizonPhrase(dossier.input.goal.horizon)}, opgeteld over jaren, en per jaar.`,
      ),
      subtitleRow(
        `Bedragen zijn formules: contant is de som van de cohorten op Gegevens${countsOneOffs(result) ? ' en de eenmalige kosten' : ''}, opgeteld die van de jaren hieronder; compensatie komt daar bovenop.`,
      ),
      ...[oneOffNote({ input: dossier.input, result })].filter((note) => note !== null).map(subtitleRow),
      ...(premiumAlternatives(result).some(countsEntrants)
        ? [subtitleRow('Contant: van de bestaande deelnemers, zonder nieuwe medewerkers.')]
        : []),
      ...negativeRows(result, costsOfFirstYear),
      emptyRow,
    ],
    table: summedCostTable(content, 'closed'),
    rowsBelow: [],
    charts: [],
    further: [
      ...(costYears(result).length === 0 ? [] : [openGroupPart(content), chartsPart(result, lines)]),
      ...oneOffParts(content),
      bridge,
      yearsPart(content, lines),
      ...(costYears(result).length === 0 ? [] : wageShareParts(result, lines)),
      ends,
    ],
  };
}
