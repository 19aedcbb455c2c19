import { drawnMacro } from '#input/gate/drawn-macros.ts';
import { insideSheet } from '#input/annotate/inert/outside-cells.ts';
import { hasOutsideText, isOutside } from '#input/annotate/inert/outside-formula.ts';

type Names = ReadonlySet<string>;

const tableColumn = /<((?:[\w.-]+:)?tableColumn)(?=[\s>])(?:[^<>"']|"[^"]*"|'[^']*')*(?<!\/)>[\s\S]*?<\/\1>/g;
const tableFormula = /<((?:[\w.-]+:)?(?:calculatedColumnFormula|totalsRowFormula))[^<>]*>[^<]*<\/\1>/g;

/** A table whose columns are not filled by formulas that refer outside, nor by a query. */
const insideTable = (xml: string, names: Names): string =>
  xml
    .replaceAll(tableColumn, (column) =>
      hasOutsideText(column, names)
        ? column.replaceAll(tableFormula, '').replace(/\stotalsRowFunction="custom"/, '')
        : column,
    )
    .replace(/\stableType="queryTable"/, '')
    .replaceAll(/\s(?:queryTableFieldId|connectionId)="\d*"/g, '');

const textLink = /\stextlink\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A drawing whose shapes start nothing and show nothing of other files. */
const insideDrawing = (xml: string, names: Names): string =>
  xml
    .replaceAll(drawnMacro, (_, start: string | undefined, _double, _single, element: string | undefined) =>
      start === undefined ? (element ?? '') : `${start}""`,
    )
    .replaceAll(textLink, (found, double?: string, single?: string) =>
      isOutside(double ?? single ?? '', names) ? '' : found,
    );

const address = /\s(?:[\w.-]+:)?(?:href|althref|src)\s*=\s*(?:"[^"]*"|'[^']*')/g;
const boxFormula = /<((?:[\w.-]+:)?Fmla\w+)[^<>]*>([^<]*)<\/\1>/g;

/** Older drawings name addresses without a relationship. */
const insideBoxes = (xml: string, names: Names): string =>
  insideDrawing(xml, names)
    .replaceAll(address, '')
    .replaceAll(boxFormula, (found, name: string, formula: string) =>
      name.endsWith('FmlaMacro') || isOutside(formula, names) ? '' : found,
    );

const changes: Readonly<Record<string, (xml: string, names: Names) => string>> = {
  worksheet: insideSheet,
  table: insideTable,
  drawing: insideDrawing,
  vmldrawing: insideBoxes,
};

/** What parts of this kind, in lower case, are without anything that refers outside; null for kinds that refer to nothing. */
export const changeOf = (kind: string) => changes[kind.toLowerCase()] ?? null;

const figures = /<(?:[\w.-]+:)?f(?:\s[^<>]*)?>([^<]*)</g;
const controlFormula = /\sfmla\w+\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Whether a chart or a control is about figures outside the workbook: it goes as a whole. */
export function isAboutOutside(kind: string, xml: string, names: Names): boolean {
  const pattern = { chart: figures, chartex: figures, ctrlprop: controlFormula }[kind.toLowerCase()];
  if (pattern === undefined) return false;
  return [...xml.matchAll(pattern)].some(([, first, second]) => isOutside(first ?? second ?? '', names));
}
