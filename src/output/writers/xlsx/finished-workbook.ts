import { withChosenTab } from '#office/sheet/chosen-tab.ts';
import { withNames } from '#output/writers/xlsx/defined-names.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import type { FramePart } from '#output/writers/xlsx/frame-parts.ts';
import type { SharedParts } from '#output/writers/xlsx/shared-parts.ts';
import type { SheetRows } from '#output/writers/xlsx/sheet-rows.ts';
import type { WorkbookFrame } from '#output/writers/xlsx/workbook-frame.ts';
import { checkStyles, writtenSheet } from '#output/writers/xlsx/written-sheet.ts';
import { type SheetChart, sheetChartXml, sheetCharts } from '#output/writers/xlsx/sheet-chart.ts';
import { type PlacedTable, excelTables } from '#output/model/sheet-layout.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import { tableXml } from '#output/writers/xlsx/table-xml.ts';
import { applicationPropertiesXml, corePropertiesXml } from '#office/package/document-properties.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import type { Packing } from '#office/package/packing.ts';
import { type ZipPart, packedPieces, packedText, storedBytes } from '#office/package/zip-part.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';
import { colourSchemeXml } from '#output/writers/drawing/theme.ts';

/** The theme of the library in the colours of the house style, which are those of the slides. */
const houseTheme = (themeXml: string, style: HouseStyle): string =>
  themeXml.replace(/<a:clrScheme [\s\S]*?<\/a:clrScheme>/, () => colourSchemeXml(style.name, paletteOf(style)));

/** Title and alternative text of a drawing. */
interface Drawing {
  readonly title: string;
  readonly description: string;
}

/** Numbers of parts follow the order of the sheets: the third sheet with a table has table3.xml. */
interface Numbered {
  readonly rows: readonly SheetRows[];
  readonly shared: SharedParts;
  readonly tables: readonly PlacedTable[];
  /** What is drawn on each sheet that has a drawing. */
  readonly drawings: readonly (readonly Drawing[])[];
  readonly charts: readonly SheetChart[];
}

/** In the order in which they are drawn. */
const drawingsOf = (plan: SheetPlan): readonly Drawing[] => [
  ...(plan.picture ? [{ title: 'Logo', description: plan.picture.description }] : []),
  ...sheetCharts(plan).map(({ chart }) => chart),
];

const numbered = (plans: readonly SheetPlan[], { rows, shared }: WorkbookFrame): Numbered => ({
  rows,
  shared,
  tables: plans.flatMap(excelTables),
  drawings: plans.map(drawingsOf).filter((drawings) => drawings.length > 0),
  charts: plans.flatMap(sheetCharts),
});

/** Texts that are marked by their reading order stay texts when a person edits or copies them. */
const withQuotePrefix = (stylesXml: string): string =>
  stylesXml.replaceAll(/<xf ([^>]*)>(<alignment[^>]*readingOrder="1")/g, '<xf $1 quotePrefix="1">$2');

/** With its words, and without what the library says of how a picture moves: in one cell it moves with the cell, and may not say so. */
function finishedDrawing(drawingXml: string, drawings: readonly Drawing[]): string {
  let index = 0;
  return drawingXml
    .replace(/<xdr:oneCellAnchor editAs="[^"]*"/, '<xdr:oneCellAnchor')
    .replaceAll(/<xdr:cNvPr id="\d+" name="[^"]*"(?=\/?>)/g, () => {
      const drawing = planFor(drawings, String(++index));
      return `<xdr:cNvPr id="${index + 1}" name="${xmlText(drawing.title)}" descr="${xmlText(drawing.description)}"`;
    });
}

function planFor<Item>(items: readonly Item[], number: string | undefined): Item {
  const item = items[Number(number) - 1];
  if (item === undefined) throw new Error('the frame holds a part that was not planned');
  return item;
}

/** What is told of a workbook as a whole. */
interface WorkbookLooks {
  readonly title: string;
  readonly style: HouseStyle;
}

function finishedPart(
  { name, content }: FramePart,
  plans: Numbered,
  { title, style }: WorkbookLooks,
  packing?: Packing,
): ZipPart {
  // A picture, which is packed already.
  if (typeof content !== 'string') return storedBytes(name, content, packing);
  const [, kind, number] = /(sheet|table|drawing|chart)(\d+)\.xml$/.exec(name) ?? [];
  const text = (change: (xml: string) => string): ZipPart => packedText(name, change(content), packing);
  if (name === 'docProps/core.xml') return text(() => corePropertiesXml({ title }));
  if (name === 'docProps/app.xml') return text(() => applicationPropertiesXml('Evenwicht'));
  if (name === 'xl/workbook.xml')
    return text((xml) =>
      withNames(
        xml,
        plans.rows.flatMap(({ names }) => names),
      ),
    );
  if (name === 'xl/styles.xml') return text(withQuotePrefix);
  if (name === 'xl/theme/theme1.xml') return text((xml) => houseTheme(xml, style));
  if (kind === 'table') return text(() => tableXml(planFor(plans.tables, number), Number(number)));
  if (kind === 'drawing') return text((xml) => finishedDrawing(xml, planFor(plans.drawings, number)));
  if (kind === 'chart') return text(() => sheetChartXml(planFor(plans.charts, number)));
  if (name === 'xl/sharedStrings.xml') return text(() => plans.shared.textsXml());
  if (kind !== 'sheet') return text((xml) => xml);
  const sheet = number === '1' ? withChosenTab(content) : content;
  if (number === '1') checkStyles(content, plans.shared.styles.length);
  return packedPieces(name, writtenSheet(sheet, planFor(plans.rows, number)), packing);
}

/** The workbook of the library, completed with what the library cannot write; the same plan and packing give the same bytes. */
export function finishedWorkbook(
  frame: WorkbookFrame,
  plans: readonly SheetPlan[],
  looks: WorkbookLooks,
  packing?: Packing,
): Uint8Array<ArrayBuffer> {
  const planned = numbered(plans, frame);
  return zipArchive(frame.parts.map((part) => finishedPart(part, planned, looks, packing)));
}
