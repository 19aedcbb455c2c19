import type { Scale } from '#core/dossier.ts';
import type { DossierResult } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { percentage } from '#contract/terms/dutch-format.ts';
import { columnName, seriesDashes } from '#documents/excel/output/alternative-columns.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import { shownVariants, type ShownVariant } from '#contract/terms/shown-alternatives.ts';
import type {
  ChartSeries,
  PlannedChart,
  SheetPlan,
  TableColumn,
  TableRow,
} from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const columns = (variants: readonly ShownVariant[]): readonly TableColumn[] => [
  { header: 'Vanaf leeftijd', format: 'year' },
  { header: 'Huidig', format: 'percentTwo' },
  { header: 'Fiscaal maximum', format: 'percentTwo' },
  ...variants.flatMap(({ key }): readonly TableColumn[] => [
    { header: `${columnName(key)} exact`, format: 'percentExact' },
    { header: `${columnName(key)} praktisch`, format: 'percentTwo' },
  ]),
];

/** The rate from this age on: 0 below the first step. */
const rateFrom = (scale: Scale, age: number): number => scale.findLast(({ fromAge }) => fromAge <= age)?.rate ?? 0;

/** All ages at which one of the scales steps, except the starts of flat premiums, which hold at every age. */
function ages({ currentScale, fiscalMaximum }: DossierResult, variants: readonly ShownVariant[]): readonly number[] {
  const progressive = variants.filter(({ form }) => form === 'progressive').map(({ exactScale }) => exactScale);
  const steps = [currentScale, fiscalMaximum, ...progressive].flat().map(({ fromAge }) => fromAge);
  return [...new Set(steps)].toSorted((a, b) => a - b);
}

const row = (result: DossierResult, variants: readonly ShownVariant[], age: number): TableRow => [
  age,
  // An average pay scheme has no scale.
  result.currentScale.length === 0 ? null : rateFrom(result.currentScale, age),
  rateFrom(result.fiscalMaximum, age),
  ...variants.flatMap(({ exactScale, practicalScale }) => [rateFrom(exactScale, age), rateFrom(practicalScale, age)]),
];

function chart(
  result: DossierResult,
  variants: readonly ShownVariant[],
  count: number,
  colours: Palette,
): PlannedChart {
  const line = (name: string, colour: string, dash: ChartSeries['dash'], valueColumn: number): ChartSeries => ({
    name,
    colour,
    dash,
    categoryColumn: 1,
    valueColumn,
    firstRow: 1,
    lastRow: count,
  });
  const hasScale = result.currentScale.length > 0;
  const { budgetNeutralFlat, profitNeutralFlat } = result.answers;
  return {
    kind: 'line',
    hasMarkers: true,
    title: 'Premie naar leeftijd',
    description:
      `Lijnen van ${hasScale ? 'de huidige staffel, ' : ''}het fiscale maximum en ${variants.length === 4 ? 'de vier antwoorden' : 'de alternatieven'}, als percentage van de pensioengrondslag per leeftijdsklasse. ` +
      `De vlakke premies zijn ${percentage(budgetNeutralFlat.practicalScale[0]?.rate ?? 0)} (budgetneutraal) en ${percentage(profitNeutralFlat.practicalScale[0]?.rate ?? 0)} (profijtneutraal).`,
    categoryTitle: 'Vanaf leeftijd',
    valueTitle: 'Premie in % van de pensioengrondslag',
    valueFormat: 'percent',
    series: [
      ...(hasScale ? [line('Huidig', colours.alternatives.unchanged, seriesDashes.unchanged, 2)] : []),
      line('Fiscaal maximum', colours.levels.error.text, 'sysDash', 3),
      ...variants.map(({ key }, index) =>
        line(alternativeNames[key].short, colours.alternatives[key], seriesDashes[key], 5 + 2 * index),
      ),
    ],
    corner: { column: 1, row: count + 2 },
    size: { columns: 9, rows: 19 },
  };
}

export function scalesSheet({ result }: OutputContent, colours: Palette): SheetPlan {
  const variants = shownVariants(result);
  const shown = columns(variants);
  const rows = ages(result, variants).map((age) => row(result, variants, age));
  return {
    name: 'Staffels',
    widths: shown.map((_, index) => (index === 0 ? 12 : 17)),
    orientation: 'landscape',
    frozenColumns: 1,
    rows: [
      titleRow('Staffels'),
      subtitleRow(
        'Premie als percentage van de pensioengrondslag, vanaf de genoemde leeftijd tot de volgende regel. Een vlakke premie is op elke leeftijd gelijk.',
      ),
      subtitleRow(
        'Exact: de premie waarbij het doel precies wordt gehaald. Praktisch: afgerond; daarmee zijn de andere bladen berekend.',
      ),
      ...(result.currentScale.length > 0
        ? []
        : [subtitleRow('De huidige regeling is een middelloonregeling zonder staffel: de kolom Huidig blijft leeg.')]),
      emptyRow,
    ],
    table: { name: 'ResultaatStaffels', columns: shown, rows, isStreamed: false },
    rowsBelow: [],
    chart: chart(result, variants, rows.length, colours),
  };
}
