import { drawnMacro } from '#input/gate/drawn-macros.ts';
import { insideSheet } from '#input/annotate/inert/outside-cells.ts';
import { editedText } from '#office/package/text-edits.ts';
import { namedElements } from '#office/package/xml-tags.ts';
import { hasOutsideText, isOutside } from '#input/annotate/inert/outside-formula.ts';

type Names = ReadonlySet<string>;

const tableColumn = new Set(['tableColumn']);
const tableFormula = /<((?:[\w.-]+:)?(?:calculatedColumnFormula|totalsRowFormula))[^<>]*>[^<]*<\/\1>/g;

/** A table whose columns are not filled by formulas that refer outside, nor by a query. */
function insideTable(xml: string, names: Names): string {
  const edits = namedElements(xml, tableColumn).flatMap(({ start, end }) => {
    const column = xml.slice(start, end);
    if (!hasOutsideText(column, names)) return [];
    return [{ start, end, insert: column.replaceAll(tableFormula, '').replace(/\stotalsRowFunction="custom"/, '') }];
  });
  return editedText(xml, edits)
    .replace(/\stableType="queryTable"/, '')
    .replaceAll(/\s(?:queryTableFieldId|connectionId)="\d*"/g, '');
}

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

const figures = /<(?:[\w.-]+:)?f(?:\s[^<>]*)?>([^<]*)</g;
const controlFormula = /\sfmla\w+\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A chart or a control as it is, or none when it is about figures outside the workbook. */
const unlessOutside =
  (formula: RegExp) =>
  (xml: string, names: Names): string | null =>
    [...xml.matchAll(formula)].some(([, first, second]) => isOutside(first ?? second ?? '', names)) ? null : xml;

/** What a part is without anything that reaches outside; null when nothing of it is then left. */
type Change = (xml: string, names: Names) => string | null;

const changes: Readonly<Record<string, Change>> = {
  worksheet: insideSheet,
  table: insideTable,
  drawing: insideDrawing,
  vmldrawing: insideBoxes,
  chart: unlessOutside(figures),
  chartex: unlessOutside(figures),
  ctrlprop: unlessOutside(controlFormula),
};

/** How a part of this kind is changed; null for kinds that refer to nothing. */
export const changeOf = (kind: string): Change | null => changes[kind.toLowerCase()] ?? null;
