import {
  applicationPropertiesXml,
  corePropertiesXml,
  type DocumentProperties,
} from '#office/package/document-properties.ts';
import type { Packing } from '#office/package/packing.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { packedBytes, packedText } from '#office/package/zip-part.ts';
import { officeRelationships, relationshipsXml } from '#office/package/written-relationships.ts';
import { chartRelationship, paperChartXml } from '#output/writers/docx/chart.ts';
import { withTables } from '#output/writers/docx/written-table.ts';
import type { DocumentPart } from '#output/writers/docx/document-parts.ts';
import type { Chart } from '#output/model/chart.ts';
import { chartWorkbook } from '#output/writers/drawing/chart-workbook.ts';
import { styles } from '#output/writers/docx/styles.ts';

const line = (side: string, eighths: number, colour: string): string =>
  `<w:${side} w:val="single" w:sz="${eighths}" w:space="0" ${colour}/>`;
const room = (side: string, width: number): string => `<w:${side} w:w="${width}" w:type="dxa"/>`;
const brand = 'w:color="auto" w:themeColor="accent1"';

/** The look of every table, which the library has no words for: a line under each row, brand lines above and below. */
const tableStyleXml =
  `<w:style w:type="table" w:customStyle="1" w:styleId="${styles.table}"><w:name w:val="Evenwicht tabel"/><w:tblPr><w:tblBorders>` +
  `${line('top', 8, brand)}${line('bottom', 8, brand)}${line('insideH', 4, 'w:color="D9D9D9"')}</w:tblBorders><w:tblCellMar>` +
  `${room('top', 28)}${room('left', 85)}${room('bottom', 28)}${room('right', 85)}</w:tblCellMar></w:tblPr></w:style>`;

/** "31-12-2036", and the version of a law: "1-1-2026". */
const date = /\b(\d\d?)-(\d\d?)-(\d{4})\b/g;

const hyphen = '</w:t><w:noBreakHyphen/><w:t xml:space="preserve">';

/** The document with dates that stay on one line: programs break a line behind a hyphen, but not behind this sign. */
const withWholeDates = (documentXml: string): string =>
  documentXml.replaceAll(/<w:t(?: [^>]*)?>[^<]*-\d[^<]*<\/w:t>/g, (text) =>
    text.replaceAll(date, `$1${hyphen}$2${hyphen}$3`),
  );

interface Finishing {
  readonly properties: DocumentProperties;
  readonly charts: readonly Chart[];
  /** In the order of their places. */
  readonly tables: readonly string[];
}

const customProperties = 'docProps/custom.xml';
const contentTypes = '[Content_Types].xml';

/** The text with what is inserted before the last tag of the part. */
function insertedAtEnd(xml: string, inserted: string): string {
  const end = xml.lastIndexOf('</');
  return `${xml.slice(0, end)}${inserted}${xml.slice(end)}`;
}

/** The library goes on counting bookmarks from one document to the next; an end has the identifier of its start. */
function numberedIdentifiers(xml: string): string {
  const numbers = new Map<string, number>();
  return xml.replaceAll(/<w:bookmark(?:Start|End) [^>]*>/g, (tag) =>
    tag.replace(/w:id="([^"]+)"/, (_, id: string) => {
      const known = numbers.get(id) ?? numbers.size + 1;
      numbers.set(id, known);
      return `w:id="${known}"`;
    }),
  );
}

const chartPart = (number: number): string => `word/charts/chart${number}.xml`;
const chartData = (number: number): string => `word/embeddings/grafiekgegevens${number}.xlsx`;

const chartTypes = (charts: readonly Chart[]): string =>
  charts.length === 0
    ? ''
    : '<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>' +
      charts
        .map(
          (_, index) =>
            `<Override PartName="/${chartPart(index + 1)}" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>`,
        )
        .join('');

const chartLinks = (charts: readonly Chart[]): string =>
  charts
    .map(
      (_, index) =>
        `<Relationship Id="${chartRelationship(index + 1)}" Type="${officeRelationships}/chart" Target="charts/chart${index + 1}.xml"/>`,
    )
    .join('');

const withoutCustomProperties = (xml: string): string =>
  xml.replaceAll(/<(?:Override|Relationship) [^>]*docProps\/custom\.xml"[^>]*>/g, '');

/** Parts of the library that get our content. */
function finishedText(name: string, xml: string, { properties, charts, tables }: Finishing): string {
  switch (name) {
    case 'docProps/core.xml':
      return corePropertiesXml(properties);
    case 'docProps/app.xml':
      return applicationPropertiesXml('Evenwicht');
    case contentTypes:
      return insertedAtEnd(withoutCustomProperties(xml), chartTypes(charts));
    case '_rels/.rels':
      return withoutCustomProperties(xml);
    case 'word/_rels/document.xml.rels':
      return insertedAtEnd(xml, chartLinks(charts));
    case 'word/styles.xml':
      return insertedAtEnd(xml, tableStyleXml);
    case 'word/document.xml':
      return withWholeDates(withTables(numberedIdentifiers(xml), tables));
    default:
      return xml;
  }
}

/**
 * The package of the library as we hand it over: the same bytes on any day, properties with the day of the calculation and no
 * moment, a table style, and the charts of the report as native charts.
 */
export function finishedPackage(
  parts: readonly DocumentPart[],
  finishing: Finishing,
  packing?: Packing,
): Uint8Array<ArrayBuffer> {
  const made = parts
    .filter(([name]) => name !== customProperties)
    .map(([name, content]): DocumentPart => [
      name,
      typeof content === 'string' ? finishedText(name, content, finishing) : content,
    ]);
  const charts = finishing.charts.flatMap((chart, index): readonly DocumentPart[] => [
    [chartPart(index + 1), paperChartXml(chart)],
    [
      `word/charts/_rels/chart${index + 1}.xml.rels`,
      relationshipsXml([{ type: 'package', target: `../embeddings/grafiekgegevens${index + 1}.xlsx` }]),
    ],
    [chartData(index + 1), chartWorkbook(chart, packing)],
  ]);
  const all = [
    ...made.filter(([name]) => name === contentTypes),
    ...made.filter(([name]) => name !== contentTypes),
    ...charts,
  ];
  return zipArchive(
    all.map(([name, content]) =>
      typeof content === 'string' ? packedText(name, content, packing) : packedBytes(name, content, packing),
    ),
  );
}
