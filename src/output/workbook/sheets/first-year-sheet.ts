import { negativeRows } from '#output/workbook/planned-cells.ts';
import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { nameOf } from '#output/alternatives/alternative-name.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { costBridge, countedPart, type CostParts, employerCostOf } from '#core/result/cost-parts.ts';
import type { DossierResult } from '#core/result/result.ts';
import { occurringParts, costPartWords } from '#output/words/cost/cost-parts.ts';
import {
  type CostBridge,
  costBridgeConclusion,
  invoicedPremiumSentence,
  isHeldInPremium,
  notApart,
  shownBridge,
} from '#output/words/cost/cost-bridge.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { NumberFormat } from '#output/workbook/number-formats.ts';
import type { CellContent, PlannedCell, PlannedChart, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';

const strong = (content: CellContent, format?: NumberFormat): PlannedCell => ({
  content,
  look: 'strong',
  ...(format && { format }),
});

/** A row per part and one for all of them, from the current scheme to this alternative. */
function rows(
  alternative: PremiumAlternative,
  now: CostParts,
  parts: readonly (keyof CostParts)[],
  isHeld: (part: keyof CostParts, now: number) => boolean,
): readonly TableRow[] {
  const [name, { firstYear }] = [nameOf(alternative, 'short'), alternative];
  const steps = new Map(costBridge(now, firstYear).map(({ part, amount }) => [part, amount]));
  const [from, to] = [employerCostOf(now), employerCostOf(firstYear)];
  return [
    ...parts.map((part) => [
      name,
      costPartWords[part].label,
      isHeld(part, now[part]) ? { content: notApart, look: 'value' as const, isRight: true } : countedPart(now, part),
      countedPart(firstYear, part),
      steps.get(part) ?? 0,
    ]),
    [
      strong(name),
      strong('Werkgeverslast'),
      strong(from, 'euro'),
      strong(to, 'euro'),
      strong(to - from, 'euroDifference'),
    ],
  ];
}

/** Columns of the differences that lead from the cost of now to that of the alternative in front. */
function chart(bridge: CostBridge, result: DossierResult, parts: number): PlannedChart {
  const { alternative } = bridge;
  const place = premiumAlternatives(result).findIndex(({ key }) => key === alternative.key);
  const name = nameOf(alternative, 'short');
  const { look } = alternativeDisplay[alternative.key];
  const firstRow = place * (parts + 1) + 1;
  return {
    kind: 'column',
    marks: 'none',
    title: `Van nu naar ${name.toLowerCase()} in ${bridge.year}`,
    description: `Kolommen boven en onder nul per onderdeel van de werkgeverslast. ${costBridgeConclusion(bridge)}.`,
    categoryTitle: 'Onderdeel',
    valueTitle: 'Verschil in euro',
    valueFormat: 'euroDifference',
    series: [{ name, look, categoryColumn: 2, valueColumn: 5, firstRow, lastRow: firstRow + parts - 1 }],
    corner: { column: 7, row: 1 },
    size: { columns: 10, rows: 22 },
  };
}

/** What the cost of the first year is made of, now and in each alternative, and how the one becomes the other. */
export function firstYearSheet({ dossier, result }: OutputContent): SheetPlan {
  const subject = { input: dossier.input, result };
  const parts = occurringParts(result.alternatives);
  const now = alternativeOf(result, 'unchanged').firstYear;
  const bridge = shownBridge(subject);
  const invoiced = invoicedPremiumSentence(subject);
  const isHeld = (part: keyof CostParts, cost: number): boolean => isHeldInPremium(subject, part, cost);
  return {
    name: 'Lasten eerste jaar',
    widths: [32, 32, 22, 22, 24, 4],
    orientation: 'portrait',
    frozenColumns: 0,
    rows: [
      titleRow('Lasten eerste jaar'),
      subtitleRow(
        'Waaruit de werkgeverslast van het eerste jaar bestaat, nu en in elk alternatief bij de afgeronde premie.',
      ),
      subtitleRow(
        'Gesloten groep, zonder compensatie, niet contant gemaakt. De verschillen tellen op tot dat van de werkgeverslast.',
      ),
      ...(invoiced === null ? [] : [subtitleRow(invoiced)]),
      ...negativeRows(
        result,
        result.alternatives.map(({ firstYear }) => employerCostOf(firstYear)),
      ),
      emptyRow,
    ],
    table: {
      name: 'ResultaatEersteJaar',
      columns: [
        { header: 'Alternatief', format: 'general' },
        { header: 'Onderdeel', format: 'general' },
        { header: 'Last huidige regeling', format: 'euro' },
        { header: 'Last nieuwe regeling', format: 'euro' },
        { header: 'Verschil werkgeverslast', format: 'euroDifference' },
      ],
      rows: premiumAlternatives(result).flatMap((alternative) => rows(alternative, now, parts, isHeld)),
      isStreamed: false,
    },
    rowsBelow: [],
    chart: bridge && chart(bridge, result, parts.length),
  };
}
