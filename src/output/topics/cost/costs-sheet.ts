import { hasEntrants } from '#output/language/entrants.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { employerCostOf } from '#core/result/cost-parts.ts';
import type { DossierResult } from '#core/result/result.ts';
import { countsEntrants } from '#output/language/conditions.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { countsOneOffs, oneOffNote, oneOffYearsNote } from '#output/language/one-off.ts';
import { yearNote } from '#output/topics/cost/years-conclusion.ts';
import { invoicedPremiumSentence } from '#output/language/invoiced-premium.ts';
import { entryRows } from '#output/topics/cost/entry-rows.ts';
import { noCompensationBesideScale } from '#output/language/chapter-6b.ts';
import { amount } from '#office/document/dutch-format.ts';
import { laterCompensationSentence } from '#output/topics/compensation/compensation-sentences.ts';
import { type CostLine, costLines, costYears } from '#output/topics/cost/cost-lines.ts';
import { oneOffParts } from '#output/topics/cost/one-off-part.ts';
import { summedCostTable, yearsTableName } from '#output/topics/cost/summed-table.ts';
import { wageShareParts } from '#output/topics/cost/wage-share-parts.ts';
import { plainPart, sheetOf, sheetPart } from '#output/model/sheet-parts.ts';
import { emptyRow, headingRow, sentenceRow, subtitleRow, subtitleRows, titleRow } from '#output/model/planned-cells.ts';
import { thirtyYearsConclusion } from '#output/topics/open-group/thirty-years.ts';
import { firstYearConclusion } from '#output/topics/cost/cost-sentences.ts';
import type { PlannedChart, SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import type { Table, Row } from '#output/model/table.ts';
import { acrossTable } from '#output/model/across-table.ts';
import { firstYearTable } from '#output/topics/cost/first-year-table.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';

function yearsTable(result: DossierResult, lines: readonly CostLine[]): Table {
  const row = (year: number): Row => [year, ...lines.map(({ cost }) => cost.get(year) ?? null)];
  return {
    name: yearsTableName,
    columns: [
      { header: 'Jaar', format: 'year' },
      ...lines.map(({ head }) => ({ header: head, format: 'euro' as const })),
    ],
    rows: costYears(result).map(row),
  };
}

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
  const costs = lines.flatMap(({ cost }) => [...cost.values()]);
  return sheetPart(
    [
      headingRow('Per jaar'),
      sentenceRow(`${thirtyYearsConclusion(content)}.`),
      ...subtitleRows([
        yearNote,
        negativeCostNote(result, costs),
        oneOffYearsNote(result),
        laterCompensationSentence(result),
      ]),
      ...(result.compensation === null ? [] : noCompensationBesideScale(result).map(subtitleRow)),
      subtitleRow(
        `Open groep: ${hasEntrants(result) ? 'wie uit dienst of met pensioen gaat wordt vervangen' : 'de deelnemers op de transitiedatum'}. De andere kolommen: gesloten groep, de huidige deelnemers.`,
      ),
    ],
    {
      table: yearsTable(result, lines),
      rowsBelow: hasEntrants(result) ? entryRows(content) : [],
      isPrinted: false,
    },
  );
}

/** The bridge from the cost of now to that of each alternative; and, in print only where someone asks for more, its two ends. */
function firstYearParts(content: OutputContent): readonly [bridge: SheetPart, ends: SheetPart] {
  const subject = subjectOf(content);
  const across = (name: string, value: string): Table =>
    acrossTable(firstYearTable(subject), { name, keys: ['Onderdeel', 'Last huidige regeling'], value });
  const table = across('LastenEersteJaar', 'Verschil werkgeverslast');
  return [
    plainPart({
      heading: 'Het eerste jaar',
      sentences: [
        `${firstYearConclusion(subject)}.`,
        'Waaruit het verschil met de werkgeverslast van nu bestaat, bij de afgeronde premie: gesloten groep, zonder compensatie en eenmalige kosten, niet contant gemaakt.',
        invoicedPremiumSentence(subject),
      ],
      table,
    }),
    plainPart({
      heading: 'Het eerste jaar: de last van de nieuwe regeling',
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

const chartsPart = (result: DossierResult, lines: readonly CostLine[]): SheetPart =>
  sheetPart([headingRow('In grafieken')], {
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

/** What employers pay: over the horizon and by year, of those who take part now and of a group that is refilled. */
export function costsSheet(content: OutputContent): SheetPlan {
  const { dossier, result } = content;
  const lines = costLines(content);
  const [bridge, ends] = firstYearParts(content);
  const hasYears = costYears(result).length > 0;
  return sheetOf({
    name: 'Lasten',
    widths: [44, ...Array.from({ length: Math.max(7, lines.length) }, () => 17)],
    orientation: 'portrait',
    rows: [
      titleRow('Lasten'),
      ...subtitleRows([
        `Werkgeverslast bij de afgeronde premie: contant op de transitiedatum ${horizonPhrase(dossier.input.goal.horizon)}, opgeteld over jaren, en per jaar.`,
        `Bedragen zijn formules: contant is de som van de cohorten op Gegevens${countsOneOffs(result) ? ' en de eenmalige kosten' : ''}, opgeteld die van de jaren hieronder; compensatie komt daar bovenop.`,
        oneOffNote(subjectOf(content)),
        premiumAlternatives(result).some(countsEntrants)
          ? 'Contant: van de bestaande deelnemers, zonder nieuwe medewerkers.'
          : null,
        negativeCostNote(
          result,
          result.alternatives.map(({ firstYear }) => employerCostOf(firstYear)),
        ),
      ]),
      emptyRow,
    ],
    table: summedCostTable(content, 'closed'),
    further: [
      ...(hasYears ? [openGroupPart(content), chartsPart(result, lines)] : []),
      ...oneOffParts(content),
      bridge,
      yearsPart(content, lines),
      ...(hasYears ? wageShareParts(result, lines) : []),
      ends,
    ],
  });
}
