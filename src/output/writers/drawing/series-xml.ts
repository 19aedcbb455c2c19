import { themeColours } from '#output/language/series-colours.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import { schemeFill, solidFill } from '#output/writers/drawing/shape-xml.ts';

const points = (width: number): number => Math.round(width * 12_700);

/** The line of a step chart. */
const lineXml = ({ hue, dash, width }: SeriesLook): string =>
  `<c:spPr><a:ln w="${points(width)}" cap="flat">${solidFill(themeColours[hue])}<a:prstDash val="${dash}"/><a:round/></a:ln></c:spPr>`;

/** The properties of a shape with this fill and outline. */
const filledXml = (fill: string, outline: string, width = 9525): string =>
  `<c:spPr>${fill}<a:ln w="${width}">${outline}</a:ln></c:spPr>`;

function markerXml({ hue, mark }: SeriesLook): string {
  const fill = solidFill(themeColours[hue]);
  return `<c:marker><c:symbol val="${mark}"/><c:size val="7"/>${filledXml(fill, fill)}</c:marker>`;
}

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

/** A column in the grey of a line would be as light as the accent: it is paler, with an outline that can be seen. */
const columnHue = (hue: SeriesLook['hue']): SeriesLook['hue'] => (hue === 'neutral' ? 'pale' : hue);

/** The fill of a column. */
export function columnXml({ hue }: SeriesLook): string {
  const fill = columnHue(hue);
  return filledXml(solidFill(themeColours[fill]), solidFill(themeColours[fill === 'pale' ? 'neutral' : fill]));
}

/** Size of the text of charts, in points: it has to be read from a chair. */
export const chartTextSize = 12;

/** Text of a chart at this size, in points. */
export const chartTextXml = (fontSize: number, fill = schemeFill('tx1'), isBold = false): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${fontSize * 100}" b="${isBold ? 1 : 0}">${fill}` +
  '<a:latin typeface="+mn-lt"/></a:defRPr></a:pPr><a:endParaRPr lang="nl-NL"/></a:p></c:txPr>';

/** The name of a series beside its line: in its colour, darkened so that it can be read. */
export function seriesTextXml({ hue }: SeriesLook, fontSize: number): string {
  const colour = themeColours[hue];
  const darker = colour.endsWith('/>') ? colour.replace('/>', '><a:lumMod val="75000"/></a:schemeClr>') : colour;
  const fill = colour === themeColours.neutral ? schemeFill('tx1') : solidFill(darker);
  return chartTextXml(fontSize, fill, true).replace('<a:bodyPr/>', '<a:bodyPr wrap="none" lIns="0" rIns="0"/>');
}
