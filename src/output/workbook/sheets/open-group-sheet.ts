import { blockSeries } from '#output/workbook/block-series.ts';
import { yearlyCostSheet } from '#output/workbook/sheets/yearly-cost-sheet.ts';
import { compensatedLook } from '#output/alternatives/other-looks.ts';
import { openGroupPaths, type OpenGroupPath, type OpenGroupResult } from '#core/result/open-group-result.ts';
import { openGroupDisplay } from '#output/alternatives/open-group-display.ts';
import { openGroupSentences } from '#output/workbook/open-group-sentences.ts';
import { sentenceRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { ChartSeries, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';

const rows = ({ years }: OpenGroupResult): readonly TableRow[] =>
  openGroupPaths.flatMap((path) =>
    years.map(({ year, cost, compensation }) => {
      const compensated = path === 'flat' ? compensation : 0;
      return [year, openGroupDisplay[path].name, cost[path], compensated, cost[path] + compensated];
    }),
  );

function series(count: number, hasCompensation: boolean): readonly ChartSeries[] {
  const line = (path: OpenGroupPath): ChartSeries =>
    blockSeries({ ...openGroupDisplay[path], valueColumn: 3 }, openGroupPaths.indexOf(path), count);
  const flat = line('flat');
  const withCompensation = {
    ...flat,
    name: `${flat.name}, met compensatie`,
    look: compensatedLook(flat.look),
    valueColumn: 5,
  };
  return [...openGroupPaths.map(line), ...(hasCompensation ? [withCompensation] : [])];
}

const chart = (group: OpenGroupResult, hasCompensation: boolean) => ({
  title: 'Werkgeverslast per jaar van de open groep',
  description: `Lijnen van ${group.years.length} jaar voor ongewijzigd, eerbiedigende werking en een vlakke premie voor iedereen. ${openGroupSentences(group, hasCompensation)[0] ?? ''}`,
  valueTitle: 'Werkgeverslast per jaar',
  series: series(group.years.length, hasCompensation),
});

export function openGroupSheet({ result }: OutputContent): SheetPlan {
  const { openGroup } = result;
  const hasCompensation = result.compensation !== null;
  return yearlyCostSheet({
    name: 'Open groep',
    opening: [
      titleRow('Open groep'),
      subtitleRow('Werkgeverslast als wie uit dienst of met pensioen gaat wordt vervangen, niet verdisconteerd.'),
      ...openGroupSentences(openGroup, hasCompensation).map(sentenceRow),
    ],
    tableName: 'ResultaatOpenGroep',
    differenceHeader: null,
    rows: rows(openGroup),
    chart: openGroup.years.length > 0 ? chart(openGroup, hasCompensation) : null,
  });
}
