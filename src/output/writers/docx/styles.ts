import { LevelFormat, LineRuleType, type INumberingOptions, type IStylesOptions, type IThemeOptions } from 'docx';
import type { HouseStyle } from '#office/document/house-style.ts';
import { tableFontSize } from '#output/writers/docx/fitted-parts.ts';
import { textWidth } from '#output/writers/docx/sheet-of-paper.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';

/** Names of the styles, as the drawing of blocks uses them; a reader restyles the document by changing these. */
export const styles = {
  body: 'Normal',
  title: 'Title',
  subject: 'Subtitle',
  conclusion: 'Conclusie',
  lead: 'Toelichting',
  note: 'Noot',
  warning: 'LetOp',
  article: 'Wetsartikel',
  articleBeside: 'WetsartikelNaastKop',
  caption: 'Caption',
  tableText: 'Tabeltekst',
  tableHead: 'Tabelkop',
  list: 'Opsomming',
  field: 'InTeVullen',
  fieldName: 'InTeVullenNaam',
  hint: 'PlaceholderText',
  frontHeading: 'Voorkop',
  pageEdge: 'Paginarand',
  table: 'Tabel',
} as const;

export const numberings = { headings: 'hoofdstukken', bullets: 'opsomming' } as const;

/** Sizes in points: of the title, of chapters and headings, and of the articles beside them. */
export const titleSize = 20;
export const chapterSize = 14;
export const headingSize = 11;
export const articleSize = 8;

/** Font of headings and text: on every computer, so that pages break in the same places everywhere. */
const font = 'Arial';

/** What the law does not allow: outside the theme, since it keeps its meaning in every house style. */
export const forbidden = 'B00020';

/** The twelve colours of the house style and its fonts, in the document's own theme. */
export function themeOf(style: HouseStyle): IThemeOptions {
  const {
    dk1: dark1,
    lt1: light1,
    dk2: dark2,
    lt2: light2,
    hlink: hyperlink,
    folHlink: followedHyperlink,
    ...accents
  } = paletteOf(style);
  return {
    name: style.name,
    colors: { dark1, light1, dark2, light2, hyperlink, followedHyperlink, ...accents },
    fonts: { headings: font, body: font },
  };
}

const titleColour = { theme: 'dark2' } as const;
const headingFont = { theme: 'headings' } as const;

const headingLook = (size: number, before: number, after: number) => ({
  run: { size: 2 * size, bold: true, color: titleColour, font: headingFont },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true, rightTabStop: textWidth },
});

const framed = { left: { style: 'single', size: 24, space: 8, color: { theme: 'accent1' } } } as const;

const articleLook = { size: 2 * articleSize, italics: true, color: titleColour } as const;

/** Based on the style of the text unless they say otherwise. */
const paragraphLooks: NonNullable<IStylesOptions['paragraphStyles']> = [
  {
    id: styles.subject,
    name: 'Subtitle',
    run: { size: 24, color: titleColour },
    paragraph: { spacing: { after: 200 } },
  },
  {
    id: styles.conclusion,
    name: 'Conclusie',
    quickFormat: true,
    run: { bold: true, color: titleColour },
    paragraph: { keepNext: true, keepLines: true },
  },
  {
    id: styles.lead,
    name: 'Toelichting',
    quickFormat: true,
    run: { color: { theme: 'dark1' } },
    paragraph: { keepNext: true, keepLines: true },
  },
  {
    id: styles.note,
    name: 'Noot',
    quickFormat: true,
    run: { size: 17 },
    paragraph: { spacing: { after: 60 }, keepLines: true },
  },
  {
    id: styles.warning,
    name: 'Let op',
    quickFormat: true,
    run: { bold: true },
    paragraph: { border: framed, shading: { fill: { theme: 'light2' } }, spacing: { before: 160 }, keepLines: true },
  },
  {
    id: styles.article,
    name: 'Wetsartikel',
    quickFormat: true,
    run: articleLook,
    paragraph: { spacing: { after: 80 }, keepNext: true },
  },
  {
    id: styles.tableText,
    name: 'Tabeltekst',
    run: { size: 2 * tableFontSize },
    paragraph: { spacing: { before: 20, after: 20, line: 240, lineRule: LineRuleType.AUTO } },
  },
  {
    id: styles.tableHead,
    name: 'Tabelkop',
    basedOn: styles.tableText,
    run: { size: 2 * tableFontSize, bold: true, color: titleColour },
    paragraph: { keepNext: true, spacing: { before: 40, after: 40, line: 240, lineRule: LineRuleType.AUTO } },
  },
  {
    id: styles.list,
    name: 'Opsomming',
    quickFormat: true,
    paragraph: { spacing: { after: 60 }, numbering: { reference: numberings.bullets, level: 0 } },
  },
  {
    id: styles.field,
    name: 'In te vullen',
    quickFormat: true,
    paragraph: { shading: { fill: { theme: 'light2' } }, border: framed, spacing: { after: 120 } },
  },
  {
    id: styles.fieldName,
    name: 'Naam van wat in te vullen is',
    run: { bold: true },
    paragraph: { spacing: { before: 160, after: 60 }, keepNext: true },
  },
  { id: styles.frontHeading, name: 'Voorkop', ...headingLook(headingSize, 200, 60) },
  {
    id: styles.pageEdge,
    name: 'Paginarand',
    run: { size: 16 },
    paragraph: { spacing: { after: 0 }, rightTabStop: textWidth },
  },
];

/** The styles of a document: headings and text in the theme's fonts and colours, in Dutch. */
export const documentStyles = (): IStylesOptions => ({
  default: {
    document: {
      run: {
        size: 20,
        font: { theme: 'body' },
        color: { theme: 'dark1' },
        language: { value: 'nl-NL', eastAsia: 'nl-NL', bidirectional: 'nl-NL' },
      },
      paragraph: { spacing: { after: 100, line: 259, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { size: 2 * titleSize, bold: true, color: titleColour, font: headingFont },
      paragraph: { spacing: { after: 80 } },
    },
    heading1: headingLook(chapterSize, 300, 100),
    heading2: headingLook(headingSize, 200, 80),
    hyperlink: { run: { color: { theme: 'hyperlink' }, underline: {} } },
    caption: {
      run: { size: 17, bold: true, color: titleColour },
      paragraph: { keepNext: true, spacing: { before: 160, after: 60 } },
    },
  },
  paragraphStyles: paragraphLooks.map((look) => Object.assign({ basedOn: styles.body }, look)),
  // The name by which Word knows the style of the hint in a content control.
  characterStyles: [
    { id: styles.hint, name: 'Placeholder Text', run: { italics: true, color: titleColour } },
    { id: styles.articleBeside, name: 'Wetsartikel naast kop', run: { ...articleLook, bold: false } },
  ],
});

/** A list of one level. */
const listing = (
  reference: string,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
  indent: { readonly left: number; readonly hanging: number },
): INumberingOptions['config'][number] => ({
  reference,
  levels: [{ level: 0, format, text, style: { paragraph: { indent } } }],
});

/** Numbers of chapters, and the marks of lists. */
export const documentNumbering = (): INumberingOptions => ({
  config: [
    listing(numberings.headings, LevelFormat.DECIMAL, '%1', { left: 510, hanging: 510 }),
    listing(numberings.bullets, LevelFormat.BULLET, '•', { left: 340, hanging: 227 }),
  ],
});
