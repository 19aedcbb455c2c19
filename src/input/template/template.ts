import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { registers } from '#input/fields/register.ts';
import { type SheetDescription, templateVersion } from '#input/fields/templates.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import type { Status } from '#input/template/cell-status.ts';
import { ChoiceLists } from '#input/template/choice-lists.ts';
import { writeExplanationSheet } from '#input/template/explanation-sheet.ts';
import type { TemplateFilling } from '#input/template/filling.ts';
import { writeFormSheet } from '#input/template/form-sheet.ts';
import { kindTexts } from '#input/template/kind-texts.ts';
import { writeOfficeCells } from '#input/template/office-cells.ts';
import { writeParticipantSheet } from '#input/template/participant-sheet.ts';
import { writeRefinementSheet } from '#input/template/refinement-sheet.ts';
import { pageMargins, colours } from '#input/template/style.ts';
import { SheetContext } from '#input/template/sheet-context.ts';
import { refinementRows } from '#input/template/growing-tables.ts';
import { refinementSheet } from '#input/fields/layout.ts';
import { withChosenTab } from '#office/sheet/chosen-tab.ts';
import { applicationPropertiesXml, corePropertiesXml } from '#office/package/document-properties.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { packedText, type ZipPart } from '#office/package/zip-part.ts';

/**
 * What the library has no setting for: no author and no clock in the properties, no filter buttons on locked tables (it offers
 * only hidden buttons, at which Excel drops the table) and no English label for a totals row.
 */
function finishedPart(part: ZipPart, title: string): ZipPart {
  if (part.name === 'docProps/core.xml') return packedText(part.name, corePropertiesXml({ title }));
  if (part.name === 'docProps/app.xml') return packedText(part.name, applicationPropertiesXml('Evenwicht'));
  if (part.name === 'xl/worksheets/sheet1.xml') return packedText(part.name, withChosenTab(partText(part)));
  if (!part.name.startsWith('xl/tables/')) return part;
  const table = partText(part).replaceAll(' totalsRowLabel="Total"', '');
  const isGrowing = table.includes('name="Deelnemers"');
  return packedText(
    part.name,
    isGrowing ? table : table.replace(/<autoFilter ref="[^"]*"\s*(\/>|><\/autoFilter>)/, ''),
  );
}

/** The workbook as the library wrote it, made ready to be sent. */
function finishedPackage(bytes: Uint8Array, title: string): Uint8Array<ArrayBuffer> {
  return zipArchive(zipParts(bytes).map((part) => finishedPart(part, title)));
}

export type { TemplateFilling } from '#input/template/filling.ts';

/** A value or table for which the template has no place would be left out without a word. Throws Error for one. */
function checkPlaces(kind: SchemeKind, { values, tables }: TemplateFilling): void {
  const register = registers[kind];
  for (const name of Object.keys(values)) register.field(name);
  const lost = Object.keys(tables).filter((name) => register.tables.every((table) => table.name !== name));
  if (lost.length > 0) throw new Error(`there is no table ${lost.join(', ')}`);
}

/** The input template of a kind, empty or filled. Throws Error for a value or table for which it has no place. */
export async function templateWorkbook(
  kind: SchemeKind,
  filling: TemplateFilling = { values: {}, tables: {} },
): Promise<Uint8Array> {
  checkPlaces(kind, filling);
  const workbook = new Workbook();
  const fixed = { sjabloon_soort: kind, sjabloon_versie: templateVersion };
  await writeSheets(workbook, kind, { ...filling, values: { ...filling.values, ...fixed } });
  const bytes = new Uint8Array(await workbook.xlsx.writeBuffer({ zip: { level: 9 }, validate: false }));
  return finishedPackage(bytes, `Invoer voor Evenwicht: ${kindTexts[kind].transition.toLowerCase()}`);
}

async function writeSheets(workbook: Workbook, kind: SchemeKind, filling: TemplateFilling): Promise<void> {
  const descriptions = registers[kind].sheets;
  const explanation = addSheet(workbook, 'Toelichting', 0);
  const sheets = descriptions.map((description) =>
    addSheet(workbook, description.name, description.name === refinementSheet ? refinementRows.header : 4),
  );
  const lists = new ChoiceLists(workbook);
  writeOfficeCells(lists, filling);
  const statuses = new Map<string, Status>();
  for (const [index, description] of descriptions.entries()) {
    const sheet = sheets[index];
    if (!sheet) continue;
    const { name } = description;
    statuses.set(name, writeSheet(new SheetContext(sheet, { lists, filling }), description));
    if (name !== 'Deelnemers') await protect(sheet);
  }
  writeExplanationSheet(explanation, kind, filling, statuses);
  await protect(explanation);
}

function writeSheet(context: SheetContext, description: SheetDescription): Status {
  const [table] = description.tables;
  if (description.name === 'Deelnemers' && table) return writeParticipantSheet(context, table);
  return description.name === refinementSheet
    ? writeRefinementSheet(context, description)
    : writeFormSheet(context, description);
}

function addSheet(workbook: Workbook, name: string, frozenRows: number): Worksheet {
  return workbook.addWorksheet(name, {
    properties: { tabColor: { argb: colours.brand } },
    views: [
      frozenRows > 0
        ? {
            state: 'frozen',
            xSplit: name === 'Deelnemers' ? 1 : 0,
            ySplit: frozenRows,
            showGridLines: name === 'Deelnemers',
          }
        : { state: 'normal', style: 'pageLayout', showGridLines: false },
    ],
    pageSetup: {
      orientation: 'landscape',
      paperSize: 9,
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { ...pageMargins },
      printTitlesRow: frozenRows > 0 ? `${frozenRows}:${frozenRows}` : undefined,
    },
    headerFooter: { oddFooter: '&L&A&RBlad &P van &N' },
  });
}

/** Locks all but the input cells, without a password; widths and heights may be changed. */
async function protect(sheet: Worksheet): Promise<void> {
  await sheet.protect(undefined, { formatColumns: true, formatRows: true, formatCells: true });
}
