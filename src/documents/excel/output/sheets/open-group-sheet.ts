import { openGroupPaths, type OpenGroupPath, type OpenGroupResult } from '#core/open-group-result.ts';
import { openGroupPathNames } from '#contract/terms/alternatives.ts';
import { openGroupSentences } from '#documents/excel/output/open-group-sentences.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import { emptyRow, sentenceRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import type { ChartSeries, PlannedChart, SheetPlan, TableRow } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const rows = ({ years }: OpenGroupResult): readonly TableRow[] =>
  openGroupPaths.flatMap((path) =>
    years.map(({ year, cost, compensation }) => {
      const compensated = path === 'flat' ? compensation : 0;
      return [year, openGroupPathNames[path], cost[path], compensated, cost[path] + compensated];
    }),
  );

const looks: Readonly<
  Record<OpenGroupPath, { readonly of: keyof Palette['alternatives']; readonly dash: ChartSeries['dash'] }>
> = {
  unchanged: { of: 'unchanged', dash: 'sysDot' },
  grandfathering: { of: 'profitNeutralFlat', dash: 'solid' },
  flat: { of: 'budgetNeutralFlat', dash: 'dash' },
};

function series(count: number, hasCompensation: boolean, colours: Palette): readonly ChartSeries[] {
  const line = (path: OpenGroupPath): ChartSeries => {
    const first = openGroupPaths.indexOf(path) * count;
    const colour = colours.alternatives[looks[path].of];
    const { dash } = looks[path];
    return {
      name: openGroupPathNames[path],
      colour,
      dash,
      categoryColumn: 1,
      valueColumn: 3,
      firstRow: first + 1,
      lastRow: first + count,
    };
  };
  const flat = line('flat');
  const withCompensation = {
    ...flat,
    name: `${flat.name}, met compensatie`,
    dash: 'lgDashDot' as const,
    valueColumn: 5,
  };
  return [...openGroupPaths.map(line), ...(hasCompensation ? [withCompensation] : [])];
}

const chart = (group: OpenGroupResult, hasCompensation: boolean, colours: Palette): PlannedChart => ({
  kind: 'line',
  hasMarkers: false,
  title: 'Werkgeverslast per jaar van de open groep',
  description: `Lijnen van ${group.years.length} jaar voor ongewijzigd, eerbiedigende werking en een vlakke premie voor iedereen. ${openGroupSentences(group, hasCompensation)[0] ?? ''}`,
  categoryTitle: 'Jaar',
  valueTitle: 'Werkgeverslast per jaar',
  valueFormat: 'euro',
  series: series(group.years.length, hasCompensation, colours),
  corner: { column: 7, row: 1 },
  size: { columns: 10, rows: 26 },
});

export function openGroupSheet({ result }: OutputContent, colours: Palette): SheetPlan {
  const { openGroup } = result;
  const hasCompensation = result.compensation !== null;
  return {
    name: 'Open groep',
    widths: [10, 32, 20, 18, 20, 4],
    orientation: 'portrait',
    frozenColumns: 0,
    rows: [
      titleRow('Open groep'),
      subtitleRow('Werkgeverslast als wie uit dienst of met pensioen gaat wordt vervangen, niet verdisconteerd.'),
      ...openGroupSentences(openGroup, hasCompensation).map(sentenceRow),
      emptyRow,
    ],
    table: {
      name: 'ResultaatOpenGroep',
      columns: [
        { header: 'Jaar', format: 'year' },
        { header: 'Alternatief', format: 'general' },
        { header: 'Werkgeverslast', format: 'euroCents' },
        { header: 'Compensatie', format: 'euroCents' },
        { header: 'Totaal', format: 'euroCents' },
      ],
      rows: rows(openGroup),
      isStreamed: false,
    },
    rowsBelow: [],
    chart: openGroup.years.length > 0 ? chart(openGroup, hasCompensation, colours) : null,
  };
}
