import type { PackageContents } from '#test/office-package/package-contents.ts';
import { xmlTags } from '#office/package/xml-tags.ts';

/** Order of the children of elements of a Word document, as the schema of ISO 29500 (transitional) gives it. */
const orders: Readonly<Record<string, string>> = {
  pPr: 'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  rPr: 'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath',
  tblPr:
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription tblPrChange',
  tbl: 'bookmarkStart bookmarkEnd tblPr tblGrid tr',
  tc: 'tcPr p tbl sdt',
  tcPr: 'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  sdt: 'sdtPr sdtEndPr sdtContent',
  sdtPr:
    'rPr alias tag id lock placeholder temporary showingPlcHdr dataBinding label tabIndex docPartObj text richText',
  sectPr:
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid',
  inline: 'extent effectExtent docPr cNvGraphicFramePr graphic',
  style:
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
  styles: 'docDefaults latentStyles style',
  settings:
    'writeProtection view zoom removePersonalInformation displayBackgroundShape mirrorMargins embedTrueTypeFonts trackRevisions documentProtection defaultTabStop autoHyphenation evenAndOddHeaders updateFields footnotePr endnotePr compat themeFontLang clrSchemeMapping decimalSymbol listSeparator',
};

const placesIn = new Map(Object.entries(orders).map(([name, children]) => [name, children.split(' ')]));

/** Elements that repeat or stand among each other in any order. */
const loose: ReadonlySet<string> = new Set(['tbl', 'tc', 'styles', 'sectPr']);

interface OpenElement {
  readonly local: string;
  readonly order: readonly string[] | undefined;
  reached: number;
}

/** Children that stand in the wrong place of their parent, or that it may not hold. */
function orderProblems(name: string, xml: string): readonly string[] {
  const problems: string[] = [];
  const open: OpenElement[] = [];
  for (const { kind, local } of xmlTags(xml)) {
    if (kind === 'close') {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    if (parent?.order !== undefined) {
      const place = parent.order.indexOf(local);
      if (place < 0) problems.push(`${name}: ${parent.local} may not hold ${local}`);
      else if (place < parent.reached && !loose.has(parent.local))
        problems.push(`${name}: ${local} stands too late in ${parent.local}`);
      parent.reached = place;
    }
    if (kind === 'open') open.push({ local, order: placesIn.get(local), reached: 0 });
  }
  return problems;
}

/** Of the text itself: charts and theme have other rules. */
const isWordPart = (name: string): boolean => /^word\/[^/]*\.xml$/.test(name);

const values = (xml: string, pattern: RegExp): readonly string[] =>
  Array.from(xml.matchAll(pattern), ([, value = '']) => value);

const repeated = (found: readonly string[]): readonly string[] =>
  found.filter((value, index) => found.indexOf(value) < index);

/** Identifiers stand once; links inside the document lead somewhere; every style that is named is there. */
function referenceProblems({ texts }: PackageContents): readonly string[] {
  const main = texts.get('word/document.xml') ?? '';
  const bookmarks = values(main, /<w:bookmarkStart [^>]*w:name="([^"]*)"/g);
  const known = new Set(values(texts.get('word/styles.xml') ?? '', /w:styleId="([^"]*)"/g));
  const used = [...texts]
    .filter(([name]) => /^word\/(?:document|header\d+|footer\d+)\.xml$/.test(name))
    .flatMap(([, xml]) => values(xml, /<w:(?:pStyle|rStyle|tblStyle) w:val="([^"]*)"/g));
  return [
    ...repeated(bookmarks).map((name) => `two bookmarks are called ${name}`),
    ...repeated(values(main, /<w:bookmarkStart [^>]*w:id="([^"]*)"/g)).map((id) => `two bookmarks have id ${id}`),
    ...repeated(values(main, /<wp:docPr [^>]*?id="([^"]*)"/g)).map((id) => `two drawings have id ${id}`),
    ...repeated(values(main, /<w:tag w:val="([^"]*)"/g)).map((tag) => `two fields have tag ${tag}`),
    ...values(main, /w:anchor="([^"]*)"/g)
      .filter((anchor) => !bookmarks.includes(anchor))
      .map((anchor) => `a link leads to ${anchor}, which is not there`),
    ...[...new Set(used)].filter((style) => !known.has(style)).map((style) => `there is no style ${style}`),
  ];
}

/** What a document accessibility inspector looks for. */
function accessibilityProblems({ texts }: PackageContents): readonly string[] {
  const main = texts.get('word/document.xml') ?? '';
  const tables = [...main.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) => table);
  const headed = tables.filter((table) => /<w:tblLook [^>]*w:firstRow="(?:true|1)"/.test(table));
  return [
    ...(/<w:lang w:val="nl-NL"/.test(texts.get('word/styles.xml') ?? '') ? [] : ['the text has no language']),
    ...(main.includes('<w:pStyle w:val="Heading1"/>') ? [] : ['there are no headings']),
    ...headed.filter((table) => !table.includes('<w:tblHeader/>')).map(() => 'a table has no header row'),
    ...values(main, /(<wp:docPr [^>]*>)/g)
      .filter((tag) => (/ descr="([^"]*)"/.exec(tag)?.[1]?.length ?? 0) < 10)
      .map(() => 'a drawing has no alternative text'),
  ];
}

/** Everything in a Word document that Word or a reader could stumble over; empty when it is sound. */
export const wordProblems = (contents: PackageContents): readonly string[] => [
  ...[...contents.texts].flatMap(([name, xml]) => (isWordPart(name) ? orderProblems(name, xml) : [])),
  ...referenceProblems(contents),
  ...accessibilityProblems(contents),
];
