import { zipArchive } from '#office/package/zip-archive.ts';
import { packedText } from '#office/package/zip-part.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook written by hand, to have in it just what a test is about. */
export interface HandMade {
  /** What stands in the sheet's root element. */
  readonly sheet: string;
  /** Other parts by name. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Relationships of the sheet: type ending and target. */
  readonly sheetRelationships?: readonly Link[];
  /** Relationships of the workbook behind those of its sheet and styles, which are rId1 and rId2. */
  readonly workbookRelationships?: readonly Link[];
  /** Content types of the other parts: name and type ending, or all of it where it has a slash. */
  readonly types?: readonly (readonly [part: string, type: string])[];
  /** What follows the sheets in the workbook part. */
  readonly workbookEnd?: string;
  readonly workbookStart?: string;
  readonly styles?: string;
}

type Link = readonly [type: string, target: string, mode?: 'External'];

/** A list of relationships, numbered rId1, rId2, ... */
export const rels = (items: readonly Link[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items
    .map(
      ([type, target, mode], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relationships}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`;

export const plainStyles =
  `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="10" fontId="0" fillId="2" borderId="0" xfId="0" applyFill="1"><protection locked="0"/></xf></cellXfs></styleSheet>';

export function handMadeWorkbook(made: HandMade): Uint8Array {
  const types = (made.types ?? []).map(
    ([part, type]) =>
      `<Override PartName="/${part}" ContentType="${type.includes('/') ? type : `${spreadsheet}.${type}+xml`}"/>`,
  );
  return zipArchive([
    packedText(
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${types.join('')}</Types>`,
    ),
    packedText('_rels/.rels', rels([['officeDocument', 'xl/workbook.xml']])),
    packedText(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relationships}">${made.workbookStart ?? ''}<sheets><sheet name="Blad1" sheetId="4" r:id="rId1"/></sheets>${made.workbookEnd ?? ''}</workbook>`,
    ),
    packedText(
      'xl/_rels/workbook.xml.rels',
      rels([['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'], ...(made.workbookRelationships ?? [])]),
    ),
    packedText(
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${main}" xmlns:r="${relationships}">${made.sheet}</worksheet>`,
    ),
    packedText('xl/styles.xml', made.styles ?? plainStyles),
    ...(made.sheetRelationships
      ? [packedText('xl/worksheets/_rels/sheet1.xml.rels', rels(made.sheetRelationships))]
      : []),
    ...Object.entries(made.parts ?? {}).map(([name, content]) => packedText(name, content)),
  ]);
}
