import type { SheetName } from '#output/model/sheet-plan.ts';
import { contrast } from '#office/document/readable-colour.ts';
import {
  attribute,
  childrenOf,
  openText,
  relationshipsFrom,
  rootChild,
  tagTexts,
} from '#test/office-package/package-contents.ts';
import { type SheetContents, type WorkbookContents, openedWorkbook } from '#test/office-package/workbook-contents.ts';

/** What a document accessibility inspector looks for in a workbook, each as a sentence. */

/** Text on a fill, by WCAG 2.2 for text of normal size. */
const neededContrast = 4.5;

function structureProblems({ name, xml, cells }: SheetContents): readonly string[] {
  const first = cells.find(({ address }) => address === 'A1');
  return [
    ...(/<mergeCell[\s>]/.test(xml) ? [`${name} has merged cells`] : []),
    ...(first?.value ? [] : [`${name} has no title in A1`]),
    ...(/^(?:Sheet|Blad|Werkblad)\s*\d*$/i.test(name) ? [`${name} says nothing about the sheet`] : []),
    ...([...tagTexts(xml, 'row'), ...tagTexts(xml, 'col')].some(isOutOfReach) ? [`${name} hides rows or columns`] : []),
    ...(cells.length > 0 && !/<pane\s/.test(xml) ? [`${name} lets its headers scroll out of sight`] : []),
  ];
}

/** Hidden, without the plus that opens what is grouped. */
const isOutOfReach = (tag: string): boolean =>
  attribute(tag, 'hidden') === '1' && attribute(tag, 'outlineLevel') === null;

/** For programs: people read the other sheets. */
const dataSheet: SheetName = 'Gegevens';

function tableProblems({ contents }: WorkbookContents, { name, part }: SheetContents): readonly string[] {
  const tables = relationshipsFrom(contents, part).filter(({ kind }) => kind === 'table');
  const texts = tables.map(({ target }) => contents.texts.get(target) ?? '');
  const headless = texts.filter((xml) => attribute(tagTexts(xml, 'table')[0] ?? '', 'headerRowCount') === '0');
  const nameless = texts.filter((xml) => tagTexts(xml, 'tableColumn').some((text) => !attribute(text, 'name')?.trim()));
  return [
    ...(tables.length > 1 && name !== dataSheet ? [`${name} has ${tables.length} tables`] : []),
    ...headless.map(() => `${name} has a table without header row`),
    ...nameless.map(() => `${name} has a column without header`),
  ];
}

/** What distinguishes a series from the others without colour: by the dash of a line, or the colour of a column, of which each is lighter or darker than the others. */
function seriesMark(series: string): string {
  const dash = /<a:prstDash val="(\w+)"/.exec(series)?.[1];
  const [, colour = 'none', darker = ''] =
    /<c:spPr>\s*<a:solidFill><a:\w+ val="(\w+)"(?:\/>|><a:lumMod val="(\d+)")/.exec(series) ?? [];
  return dash ?? `${colour} ${darker}`;
}

function chartProblems(name: string, xml: string): readonly string[] {
  const series = [...xml.matchAll(/<c:ser>[\s\S]*?<\/c:ser>/g)].map(([text]) => seriesMark(text));
  const axes = [...xml.matchAll(/<c:(?:catAx|valAx)>[\s\S]*?<\/c:(?:catAx|valAx)>/g)].map(([text]) => text);
  return [
    ...(new Set(series).size === series.length ? [] : [`${name} has a chart that tells series apart by colour only`]),
    ...(axes.every((axis) => axis.includes('<c:title>')) ? [] : [`${name} has a chart with an axis without title`]),
    ...(/<c:chart><c:title>/.test(xml) ? [] : [`${name} has a chart without title`]),
  ];
}

function describedProblems(name: string, drawing: string): readonly string[] {
  const described = tagTexts(drawing, 'cNvPr').map((text) => attribute(text, 'descr'));
  return described.every((text) => (text?.length ?? 0) > 20) ? [] : [`${name} has a drawing without description`];
}

function drawingProblems({ contents }: WorkbookContents, { name, part }: SheetContents): readonly string[] {
  const problems: string[] = [];
  for (const drawing of relationshipsFrom(contents, part).filter(({ kind }) => kind === 'drawing')) {
    problems.push(...describedProblems(name, contents.texts.get(drawing.target) ?? ''));
    for (const chart of relationshipsFrom(contents, drawing.target).filter(({ kind }) => kind === 'chart'))
      problems.push(...chartProblems(name, contents.texts.get(chart.target) ?? ''));
  }
  return problems;
}

interface ShownStyle {
  readonly text: string;
  readonly fill: string;
}

const lastColour = (xml: string, fallback: string): string => /rgb="FF([0-9A-F]{6})"/.exec(xml)?.[1] ?? fallback;

/** Text and fill colour of every cell format. */
function shownStyles({ contents, part }: WorkbookContents): readonly ShownStyle[] {
  const styles = relationshipsFrom(contents, part).find(({ kind }) => kind === 'styles')?.target;
  const xml = contents.texts.get(styles ?? '') ?? '';
  const items = (local: string): readonly string[] => {
    const root = rootChild(xml, local);
    return childrenOf(xml, root).map((element, index, all) =>
      xml.slice(element.open.start, all[index + 1]?.open.start ?? root?.contentEnd ?? xml.length),
    );
  };
  const fonts = items('fonts').map((font) => lastColour(font, '000000'));
  const fills = items('fills').map((text) =>
    text.includes('"solid"') ? lastColour(/<fgColor[^>]*>/.exec(text)?.[0] ?? '', 'FFFFFF') : 'FFFFFF',
  );
  return childrenOf(xml, rootChild(xml, 'cellXfs')).map((element) => {
    const text = openText(xml, element);
    return {
      text: fonts[Number(attribute(text, 'fontId'))] ?? '000000',
      fill: fills[Number(attribute(text, 'fillId'))] ?? 'FFFFFF',
    };
  });
}

function contrastProblems(styles: readonly ShownStyle[], { name, cells }: SheetContents): readonly string[] {
  const poor = cells.filter(({ value, style }) => {
    const shown = styles[style];
    return value !== null && shown !== undefined && contrast(shown.text, shown.fill) < neededContrast;
  });
  return poor.slice(0, 3).map(({ address }) => `${name}!${address} has too little contrast`);
}

/** Numbers whose sign would show by colour only. */
function formatProblems({ contents, part }: WorkbookContents): readonly string[] {
  const styles = relationshipsFrom(contents, part).find(({ kind }) => kind === 'styles')?.target;
  const formats = tagTexts(contents.texts.get(styles ?? '') ?? '', 'numFmt');
  return formats.some((text) => /\[(?:Red|Color)/i.test(text)) ? ['a number format says something by colour'] : [];
}

function documentProblems({ contents }: WorkbookContents): readonly string[] {
  const core = contents.texts.get('docProps/core.xml') ?? '';
  return [
    ...(/<dc:title>[^<]+</.test(core) ? [] : ['the document has no title']),
    ...(/<dc:language>nl-NL</.test(core) ? [] : ['the document has no language']),
  ];
}

/** Everything that an inspector would report; empty when the workbook passes. */
export function accessibilityProblems(bytes: Uint8Array): readonly string[] {
  const workbook = openedWorkbook(bytes);
  const styles = shownStyles(workbook);
  const rules = [
    structureProblems,
    (sheet: SheetContents) => tableProblems(workbook, sheet),
    (sheet: SheetContents) => drawingProblems(workbook, sheet),
    (sheet: SheetContents) => contrastProblems(styles, sheet),
  ];
  const found = workbook.sheets.flatMap((sheet) => rules.flatMap((rule) => rule(sheet)));
  return [...documentProblems(workbook), ...formatProblems(workbook), ...found];
}
