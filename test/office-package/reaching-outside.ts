import { type HandMade, handMadeWorkbook, rels } from '#test/office-package/hand-made-workbook.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const office = 'application/vnd.openxmlformats-officedocument';

/** The smallest picture: one white point. */
const point =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="#fff"/></svg>';

const place =
  '<xdr:from><xdr:col>4</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from>' +
  '<xdr:to><xdr:col>6</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>4</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>';

const picture = (name: string, blip: string, click = ''): string =>
  `<xdr:twoCellAnchor>${place}<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${name.length}" name="${name}">${click}</xdr:cNvPr><xdr:cNvPicPr/></xdr:nvPicPr>` +
  `<xdr:blipFill><a:blip ${blip}/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
  '<xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:twoCellAnchor>';

const chartFrame = `<xdr:twoCellAnchor>${place}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="99" name="Grafiek"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${drawing}/chart"><c:chart xmlns:c="${drawing}/chart" r:id="rId4"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>`;

const shape = `<xdr:twoCellAnchor>${place}<xdr:sp macro="[0]!Knop1" textlink="[1]Blad1!$A$1"><xdr:nvSpPr><xdr:cNvPr id="77" name="Knop"/><xdr:cNvSpPr/></xdr:nvSpPr><xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:sp><xdr:clientData/></xdr:twoCellAnchor>`;

const drawingXml =
  `<xdr:wsDr xmlns:xdr="${drawing}/spreadsheetDrawing" xmlns:a="${drawing}/main" xmlns:r="${relationships}">` +
  picture('gekoppeld', 'r:link="rId2"') +
  picture('ingesloten', 'r:embed="rId1" r:link="rId2"', '<a:hlinkClick r:id="rId3"/>') +
  `${chartFrame}${shape}</xdr:wsDr>`;

const chartXml = `<c:chartSpace xmlns:c="${drawing}/chart" xmlns:a="${drawing}/main"><c:chart><c:plotArea><c:barChart><c:ser><c:val><c:numRef><c:f>[1]Blad1!$A$1:$A$3</c:f></c:numRef></c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`;

const boxes =
  '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
  '<v:shape id="_x0000_s1" type="#_x0000_t202" href="\\\\example.invalid\\share" o:althref="http://example.invalid/"><v:fill src="http://example.invalid/x.png" o:relid="rId1"/>' +
  '<x:ClientData ObjectType="Button"><x:FmlaMacro>[0]!Knop1</x:FmlaMacro><x:FmlaLink>[1]Blad1!$A$1</x:FmlaLink></x:ClientData></v:shape></xml>';

const rows = [
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Kop</t></is></c><c r="B1" t="inlineStr"><is><t>Bedrag</t></is></c></row>',
  '<row r="2"><c r="A2"><f>[1]Blad1!A1*2</f><v>45000</v></c><c r="B2" s="1"><f t="shared" ref="B2:B3" si="0">\'[1]Blad 1\'!A1</f><v>11</v></c></row>',
  '<row r="3"><c r="A3"><f t="array" ref="A3">SUM([1]!Lijst)</f><v>3</v></c><c r="B3"><f t="shared" si="0"/><v>12</v></c></row>',
  '<row r="4"><c r="A4" t="str"><f>HYPERLINK("http://example.invalid/","klik")</f><v>klik</v></c><c r="B4"><f>Tarief*2</f><v>8</v></c></row>',
  '<row r="5"><c r="A5" cm="1"><f>_xlfn.IMAGE("http://example.invalid/x.png")</f><v>0</v></c><c r="B5"><f>SUM(B2:B3)</f><v>23</v></c></row>',
  '<row r="6"><c r="A6" t="str"><f>HYPERLINK("#Blad1!A1","terug")</f><v>terug</v></c><c r="B6"><f>Eigen+LEN("[1]x!")</f><v>5</v></c></row>',
];

const behind =
  '<conditionalFormatting sqref="A2"><cfRule type="expression" priority="1"><formula>A2&gt;[1]Blad1!$A$1</formula></cfRule></conditionalFormatting>' +
  '<conditionalFormatting sqref="A3"><cfRule type="expression" priority="2"><formula>A3&gt;1</formula></cfRule></conditionalFormatting>' +
  '<dataValidations count="2"><dataValidation type="list" sqref="A2"><formula1>Tarief</formula1></dataValidation><dataValidation type="list" sqref="A3"><formula1>"ja,nee"</formula1></dataValidation></dataValidations>' +
  '<hyperlinks><hyperlink ref="A1" r:id="rId1"/><hyperlink ref="A2" r:id="rId2"/><hyperlink ref="A3" location="Blad1!A1" display="hier"/></hyperlinks>' +
  '<pageSetup orientation="landscape" r:id="rId6"/><drawing r:id="rId3"/><legacyDrawing r:id="rId5"/><picture r:id="rId4"/>';

/** A sheet with everything that an honest file may have of other files and websites. */
const reaching: HandMade = {
  sheet: `<sheetData>${rows.join('')}</sheetData>${behind}`,
  sheetRelationships: [
    ['hyperlink', 'file:///C:/x.exe', 'External'],
    ['hyperlink', 'javascript:alert(1)', 'External'],
    ['drawing', '../drawings/drawing1.xml'],
    ['image', 'http://example.invalid/back.png', 'External'],
    ['vmlDrawing', '../drawings/vmlDrawing1.vml'],
    ['printerSettings', '../printerSettings/printerSettings1.bin'],
    ['queryTable', '../queryTables/queryTable1.xml'],
  ],
  workbookRelationships: [
    ['externalLink', 'externalLinks/externalLink1.xml'],
    ['connections', 'connections.xml'],
    ['customXml', '../customXml/item1.xml'],
    ['calcChain', 'calcChain.xml'],
  ],
  workbookEnd:
    '<externalReferences><externalReference r:id="rId3"/></externalReferences><definedNames><definedName name="Eigen">Blad1!$A$2</definedName>' +
    '<definedName name="Lijst">[1]Blad1!$A$1:$A$3</definedName><definedName name="Tarief">INDEX(lijst,1)</definedName></definedNames>',
  types: [
    ['xl/drawings/drawing1.xml', `${office}.drawing+xml`],
    ['xl/charts/chart1.xml', `${office}.drawingml.chart+xml`],
    ['xl/externalLinks/externalLink1.xml', 'externalLink'],
    ['xl/connections.xml', 'connections'],
    ['xl/queryTables/queryTable1.xml', 'queryTable'],
    ['xl/calcChain.xml', 'calcChain'],
    ['xl/printerSettings/printerSettings1.bin', `${office}.spreadsheetml.printerSettings`],
    ['xl/media/image1.svg', 'image/svg+xml'],
  ],
  parts: {
    'xl/drawings/drawing1.xml': drawingXml,
    'xl/drawings/_rels/drawing1.xml.rels': rels([
      ['image', '../media/image1.svg'],
      ['image', 'file:///C:/linked.png', 'External'],
      ['hyperlink', 'http://example.invalid/', 'External'],
      ['chart', '../charts/chart1.xml'],
    ]),
    'xl/media/image1.svg': point,
    'xl/charts/chart1.xml': chartXml,
    'xl/drawings/vmlDrawing1.vml': boxes,
    'xl/drawings/_rels/vmlDrawing1.vml.rels': rels([['image', 'http://example.invalid/x.png', 'External']]),
    'xl/externalLinks/externalLink1.xml': `<externalLink xmlns="${main}" xmlns:r="${relationships}"><externalBook r:id="rId1"><sheetNames><sheetName val="Blad1"/></sheetNames></externalBook></externalLink>`,
    'xl/externalLinks/_rels/externalLink1.xml.rels': rels([['externalLinkPath', 'file:///C:/x.xlsx', 'External']]),
    'xl/connections.xml': `<connections xmlns="${main}"><connection id="1" name="x" type="6"><textPr sourceFile="C:\\x.csv"/></connection></connections>`,
    'xl/queryTables/queryTable1.xml': `<queryTable xmlns="${main}" name="x" connectionId="1"/>`,
    'xl/calcChain.xml': `<calcChain xmlns="${main}"><c r="A2" i="1"/><c r="B5" i="1"/></calcChain>`,
    'xl/printerSettings/printerSettings1.bin': 'x',
    'customXml/item1.xml': '<DataMashup xmlns="http://schemas.microsoft.com/DataMashup">AAAA</DataMashup>',
  },
};

export const workbookReachingOutside = (): Uint8Array => handMadeWorkbook(reaching);
