import { partText, zipParts } from '#office/package/zip-directory.ts';
import { decodedText } from '#office/package/xml/xml-text.ts';

/** The parts of a Word file by name, as text. */
export const documentParts = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(
    zipParts(bytes)
      .filter(({ name }) => /\.(?:xml|rels)$/.test(name))
      .map((part) => [part.name, partText(part)]),
  );

export const mainPart = (bytes: Uint8Array): string => documentParts(bytes).get('word/document.xml') ?? '';

const signs: Readonly<Record<string, string>> = { '<w:tab/>': ' ', '<w:noBreakHyphen/>': '-' };

/** The text of a piece of XML: tabs as spaces. */
export const wordText = (xml: string): string =>
  decodedText(
    [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(?:tab|noBreakHyphen)\/>/g)]
      .map(([found, text]) => text ?? signs[found])
      .join(''),
  );

const styleOf = (paragraph: string): string => /<w:pStyle w:val="([^"]*)"/.exec(paragraph)?.[1] ?? '';

const marks: Readonly<Record<string, string>> = {
  Heading1: '# ',
  Heading2: '## ',
  Conclusie: '» ',
  Opsomming: '• ',
  LetOp: '! ',
  Wetsartikel: '§ ',
};

function paragraphLine(xml: string): string {
  const drawn = / descr="([^"]*)"/.exec(xml)?.[1];
  if (drawn !== undefined) return `(grafiek: ${decodedText(drawn)})`;
  const text = wordText(xml);
  return text === '' ? '' : `${marks[styleOf(xml)] ?? ''}${text}`;
}

const cellTexts = (row: string): readonly string[] =>
  [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) =>
    [...cell.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => wordText(paragraph)).join(' / '),
  );

const tableLines = (table: string): readonly string[] =>
  [...table.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => `| ${cellTexts(row).join(' | ')} |`);

/** All that a reader sees, a line for each paragraph and row: what was agreed, to be compared. */
export function documentLines(bytes: Uint8Array): readonly string[] {
  const pieces = mainPart(bytes).matchAll(/<w:tbl>.*?<\/w:tbl>|<w:sdt>.*?<\/w:sdt>|<w:p>.*?<\/w:p>/gs);
  return [...pieces]
    .flatMap(([xml]) => {
      // A chart has a row of its own, so that it stays with what stands above it.
      if (xml.startsWith('<w:tbl>') && !xml.includes('<w:drawing>')) return tableLines(xml);
      if (!xml.startsWith('<w:sdt>')) return [paragraphLine(xml)];
      if (xml.includes('Table of Contents')) return ['(inhoudsopgave)'];
      return [`[veld ${/<w:tag w:val="([^"]*)"/.exec(xml)?.[1] ?? ''}] ${wordText(xml)}`];
    })
    .filter((line) => line !== '');
}
