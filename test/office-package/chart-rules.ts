import { attribute, tagTexts, type PackageContents } from '#test/office-package/package-contents.ts';
import { childElements, xmlTags } from '#office/package/xml-tags.ts';

/** Order of the children of parts of a chart, as far as writers are known to go wrong with it. */
const orders: Readonly<Record<string, readonly string[]>> = {
  chart: [
    'title',
    'autoTitleDeleted',
    'pivotFmts',
    'view3D',
    'floor',
    'sideWall',
    'backWall',
    'plotArea',
    'legend',
    'plotVisOnly',
    'dispBlanksAs',
    'showDLblsOverMax',
    'extLst',
  ],
  ser: [
    'idx',
    'order',
    'tx',
    'spPr',
    'explosion',
    'invertIfNegative',
    'pictureOptions',
    'marker',
    'dPt',
    'dLbls',
    'trendline',
    'errBars',
    'cat',
    'val',
    'xVal',
    'yVal',
    'smooth',
    'bubbleSize',
    'bubble3D',
    'shape',
    'extLst',
  ],
  lineChart: [
    'grouping',
    'varyColors',
    'ser',
    'dLbls',
    'dropLines',
    'hiLowLines',
    'upDownBars',
    'marker',
    'smooth',
    'axId',
    'extLst',
  ],
  scatterChart: ['scatterStyle', 'varyColors', 'ser', 'dLbls', 'axId', 'extLst'],
  barChart: ['barDir', 'grouping', 'varyColors', 'ser', 'dLbls', 'gapWidth', 'overlap', 'serLines', 'axId', 'extLst'],
  areaChart: ['grouping', 'varyColors', 'ser', 'dLbls', 'dropLines', 'axId', 'extLst'],
  catAx: [
    'axId',
    'scaling',
    'delete',
    'axPos',
    'majorGridlines',
    'minorGridlines',
    'title',
    'numFmt',
    'majorTickMark',
    'minorTickMark',
    'tickLblPos',
    'spPr',
    'txPr',
    'crossAx',
    'crosses',
    'crossesAt',
    'auto',
    'lblAlgn',
    'lblOffset',
    'tickLblSkip',
    'tickMarkSkip',
    'noMultiLvlLbl',
    'extLst',
  ],
  valAx: [
    'axId',
    'scaling',
    'delete',
    'axPos',
    'majorGridlines',
    'minorGridlines',
    'title',
    'numFmt',
    'majorTickMark',
    'minorTickMark',
    'tickLblPos',
    'spPr',
    'txPr',
    'crossAx',
    'crosses',
    'crossesAt',
    'crossBetween',
    'majorUnit',
    'minorUnit',
    'dispUnits',
    'extLst',
  ],
};

const required: Readonly<Record<string, readonly string[]>> = {
  lineChart: ['grouping', 'axId'],
  barChart: ['barDir', 'axId'],
  areaChart: ['axId'],
  ser: ['idx', 'order'],
  catAx: ['axId', 'scaling', 'axPos', 'crossAx'],
  valAx: ['axId', 'scaling', 'axPos', 'crossAx'],
};

function elementProblems(name: string, local: string, children: readonly string[]): readonly string[] {
  const order = orders[local] ?? [];
  let reached = 0;
  const misplaced = children.flatMap((child) => {
    const place = order.indexOf(child);
    if (place < 0) return [`${name}: ${local} may not hold ${child}`];
    if (place < reached) return [`${name}: ${child} stands too late in ${local}`];
    reached = place;
    return [];
  });
  const missing = (required[local] ?? []).filter((child) => !children.includes(child));
  return [...misplaced, ...missing.map((child) => `${name}: ${local} lacks ${child}`)];
}

/** Where the element that opens at this tag ends. */
function contentEnd(xml: string, from: number, depth: number): number {
  for (const tag of xmlTags(xml.slice(from))) {
    if (tag.kind === 'close' && tag.depth === depth) return from + tag.start;
  }
  return xml.length;
}

function axisProblems(name: string, xml: string): readonly string[] {
  const axes = /<c:plotArea>[\s\S]*<\/c:plotArea>/.exec(xml)?.[0] ?? '';
  const declared = new Set(
    [...axes.matchAll(/<c:(?:catAx|valAx|dateAx|serAx)>\s*<c:axId val="(\d+)"/g)].map(([, id]) => id),
  );
  const used = tagTexts(axes, 'axId').map((text) => attribute(text, 'val'));
  const unknown = used.filter((id) => !declared.has(id ?? ''));
  return unknown.length === 0 ? [] : [`${name}: axis ${unknown.join(', ')} is used and not there`];
}

/** Everything that is wrong with the charts of a package. */
export function chartProblems({ texts }: PackageContents): readonly string[] {
  const problems: string[] = [];
  for (const [name, xml] of texts) {
    if (!/charts\/chart\d+\.xml$/.test(name)) continue;
    problems.push(...axisProblems(name, xml));
    for (const tag of xmlTags(xml)) {
      if (tag.kind !== 'open' || tag.prefix !== 'c' || !(tag.local in orders)) continue;
      const children = childElements(xml, tag.end, contentEnd(xml, tag.end, -1)).map(({ open }) => open.local);
      problems.push(...elementProblems(name, tag.local, children));
    }
  }
  return problems;
}
