import type { ShownKey } from '#contract/terms/shown-alternatives.ts';
import { schemeFill } from '#documents/slides/shape-xml.ts';

/**
 * How a series is drawn. Hue tells the goal; line style and pattern tell the form, so that a grey print can be read as well.
 */
export interface SeriesLook {
  /** XML of the colour, from the theme. */
  readonly colour: string;
  readonly dash: 'solid' | 'dash' | 'lgDash' | 'sysDot' | 'lgDashDot' | 'lgDashDotDot' | 'sysDash' | 'sysDashDot';
  /** Points. */
  readonly width: number;
  /** Pattern of a column; null is a plain fill, hollow an outline only. */
  readonly pattern: 'wdUpDiag' | 'wdDnDiag' | 'dkHorz' | 'narVert' | 'smGrid' | 'hollow' | null;
  /** Shape of a point: alternatives differ in it, so that they can be told apart in grey. */
  readonly point: 'circle' | 'diamond' | 'triangle' | 'square' | 'star' | 'plus' | 'x';
}

const scheme = (name: string): string => `<a:schemeClr val="${name}"/>`;
const grey = '<a:schemeClr val="bg1"><a:lumMod val="50000"/></a:schemeClr>';

export const looks: Readonly<Record<ShownKey | 'fiscalMaximum' | 'second', SeriesLook>> = {
  unchanged: { colour: grey, dash: 'solid', width: 3.25, pattern: 'hollow', point: 'square' },
  budgetNeutralFlat: { colour: scheme('accent3'), dash: 'solid', width: 2.75, pattern: null, point: 'circle' },
  budgetNeutralProgressive: {
    colour: scheme('accent4'),
    dash: 'dash',
    width: 2.25,
    pattern: 'wdUpDiag',
    point: 'triangle',
  },
  profitNeutralFlat: { colour: scheme('accent5'), dash: 'lgDashDot', width: 2.75, pattern: null, point: 'diamond' },
  profitNeutralProgressive: {
    colour: scheme('accent6'),
    dash: 'sysDot',
    width: 2.5,
    pattern: 'wdDnDiag',
    point: 'square',
  },
  ambition: { colour: grey, dash: 'lgDashDotDot', width: 2.5, pattern: 'dkHorz', point: 'star' },
  ownFlat: { colour: scheme('tx1'), dash: 'lgDash', width: 1.75, pattern: 'narVert', point: 'plus' },
  ownScale: { colour: scheme('tx1'), dash: 'sysDashDot', width: 1.75, pattern: 'smGrid', point: 'x' },
  fiscalMaximum: { colour: scheme('tx1'), dash: 'sysDash', width: 1.25, pattern: null, point: 'square' },
  second: { colour: scheme('accent5'), dash: 'solid', width: 1, pattern: 'wdUpDiag', point: 'square' },
};

const points = (width: number): number => Math.round(width * 12_700);

/** The line of a step chart. */
const lineXml = ({ colour, dash, width }: SeriesLook): string =>
  `<c:spPr><a:ln w="${points(width)}" cap="flat"><a:solidFill>${colour}</a:solidFill><a:prstDash val="${dash}"/><a:round/></a:ln></c:spPr>`;

const markerXml = ({ colour, point }: SeriesLook): string =>
  `<c:marker><c:symbol val="${point}"/><c:size val="7"/><c:spPr><a:solidFill>${colour}</a:solidFill>` +
  `<a:ln w="9525"><a:solidFill>${colour}</a:solidFill></a:ln></c:spPr></c:marker>`;

const noMarker = '<c:marker><c:symbol val="none"/></c:marker>';

/** The points of a series without a line between them. */
export const pointsXml = (look: SeriesLook): string =>
  `<c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr>${markerXml(look)}`;

/** The line of a series, without marks. */
export const plainLineXml = (look: SeriesLook): string => lineXml(look) + noMarker;

/** The line of a series with its mark at these of so many points. */
export function markedLineXml(look: SeriesLook, count: number, isMarked: (point: number) => boolean): string {
  const line = lineXml(look);
  const bare = Array.from({ length: count }, (_, point) => point).filter((point) => !isMarked(point));
  const points = bare.map((point) => `<c:dPt><c:idx val="${point}"/>${noMarker}<c:bubble3D val="0"/>${line}</c:dPt>`);
  return line + markerXml(look) + points.join('');
}

/** The fill of a column. */
export function columnXml({ colour, pattern }: SeriesLook): string {
  if (pattern === 'hollow') {
    return `<c:spPr><a:solidFill>${scheme('bg1')}</a:solidFill><a:ln w="19050"><a:solidFill>${colour}</a:solidFill></a:ln></c:spPr>`;
  }
  const fill =
    pattern === null
      ? `<a:solidFill>${colour}</a:solidFill>`
      : `<a:pattFill prst="${pattern}"><a:fgClr>${colour}</a:fgClr><a:bgClr>${scheme('bg1')}</a:bgClr></a:pattFill>`;
  return `<c:spPr>${fill}<a:ln w="9525"><a:solidFill>${colour}</a:solidFill></a:ln></c:spPr>`;
}

/** Text of a chart at this size, in points. */
export const chartTextXml = (fontSize: number, fill = schemeFill('tx1'), isBold = false): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${fontSize * 100}" b="${isBold ? 1 : 0}">${fill}` +
  '<a:latin typeface="+mn-lt"/></a:defRPr></a:pPr><a:endParaRPr lang="nl-NL"/></a:p></c:txPr>';

/** The name of a series beside its line: in its colour, darkened so that it can be read. */
export function seriesTextXml({ colour }: SeriesLook, fontSize: number): string {
  const darker = colour.endsWith('/>') ? colour.replace('/>', '><a:lumMod val="75000"/></a:schemeClr>') : colour;
  const fill = colour === grey ? schemeFill('tx1') : `<a:solidFill>${darker}</a:solidFill>`;
  return chartTextXml(fontSize, fill, true).replace('<a:bodyPr/>', '<a:bodyPr wrap="none" lIns="0" rIns="0"/>');
}
