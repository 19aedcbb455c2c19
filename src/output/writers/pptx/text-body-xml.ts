import { xmlText } from '#office/package/xml/xml-text.ts';
import { emu } from '#output/writers/drawing/grid.ts';
import { schemeFill } from '#output/writers/drawing/shape-xml.ts';

/** Paragraphs of text and the body that holds them. All text of shapes and tables becomes XML here. */

export const language = 'nl-NL';

/** How letters look; what is not given comes from the layout and the master. */
export interface LetterLook {
  /** Points. */
  readonly fontSize?: number;
  readonly bold?: boolean;
  /** Colour of the theme. */
  readonly colour?: string;
}

/** Properties of a piece of text, or of the end of an empty paragraph. */
export function letterPropertiesXml(tag: 'rPr' | 'endParaRPr', { fontSize, bold, colour }: LetterLook): string {
  const size = fontSize === undefined ? '' : ` sz="${Math.round(fontSize * 100)}"`;
  const weight = bold === undefined ? '' : ` b="${bold ? 1 : 0}"`;
  const fill = colour === undefined ? '' : `${schemeFill(colour)}<a:latin typeface="+mn-lt"/>`;
  return `<a:${tag} lang="${language}"${size}${weight}>${fill}</a:${tag}>`;
}

export type Alignment = 'left' | 'right' | 'center';

interface ParagraphLook {
  readonly align: Alignment;
  /** Height of its lines, in points. */
  readonly line?: number | undefined;
  /** Space behind it, in points. */
  readonly spaceAfter?: number;
}

const alignments = { left: 'l', right: 'r', center: 'ctr' } as const;

const spaceXml = (tag: 'lnSpc' | 'spcAft', points = 0): string =>
  points === 0 ? '' : `<a:${tag}><a:spcPts val="${Math.round(points * 100)}"/></a:${tag}>`;

const paragraphPropertiesXml = ({ align, line, spaceAfter }: ParagraphLook): string =>
  `<a:pPr marL="0" indent="0" algn="${alignments[align]}">${spaceXml('lnSpc', line)}${spaceXml('spcAft', spaceAfter)}<a:buNone/></a:pPr>`;

/** A paragraph; without a look of its own it is that of its placeholder. */
export function paragraphXml(text: string, letters: LetterLook = {}, look?: ParagraphLook): string {
  const content =
    text === ''
      ? letterPropertiesXml('endParaRPr', letters)
      : `<a:r>${letterPropertiesXml('rPr', letters)}<a:t>${xmlText(text)}</a:t></a:r>`;
  return `<a:p>${look === undefined ? '' : paragraphPropertiesXml(look)}${content}</a:p>`;
}

interface TextBodyLook {
  readonly anchor: 't' | 'ctr' | 'b';
  /** Inner margin, in inches. */
  readonly inset?: number;
  /** Whether programs may make the text smaller until it fits. */
  readonly mayShrink: boolean;
}

/** Margins and place of the text within its shape. */
export function bodyPropertiesXml({ anchor, inset = 0, mayShrink }: TextBodyLook): string {
  const margins = ['l', 't', 'r', 'b'].map((side) => ` ${side}Ins="${emu(inset)}"`).join('');
  return `<a:bodyPr wrap="square"${margins} anchor="${anchor}"><a:${mayShrink ? 'norm' : 'no'}Autofit/></a:bodyPr>`;
}

export const textBodyXml = (properties: string, paragraphs: string, listStyle = ''): string =>
  `<p:txBody>${properties}<a:lstStyle>${listStyle}</a:lstStyle>${paragraphs}</p:txBody>`;
