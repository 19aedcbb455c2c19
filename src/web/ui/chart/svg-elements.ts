import type { SeriesLook } from '#output/language/series-look.ts';
import type { Drawing, Ink, Shape } from '#web/ui/chart/drawing.ts';

/** An element of SVG, for the page and for a file alike. Attributes are named as the page's library names them. */
export interface SvgElement {
  readonly tag: 'path' | 'rect' | 'text' | 'title';
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly content: readonly SvgElement[] | string;
}

interface Colours {
  readonly colourOf: (ink: Ink) => string;
}

const element = (
  tag: SvgElement['tag'],
  attributes: SvgElement['attributes'],
  content: SvgElement['content'] = [],
) => ({ tag, attributes, content });

/** The whole drawing. */
export const svgElements = ({ shapes }: Drawing, colours: Colours): readonly SvgElement[] =>
  shapes.map((shape) => shapeElement(shape, colours));

/** Around a text that stands over columns, in pixels: half of it on each side of a line. */
const edge = 5;

const titleOf = (label: string | undefined): readonly SvgElement[] => (label ? [element('title', {}, label)] : []);

function shapeElement(shape: Shape, colours: Colours): SvgElement {
  const { colourOf } = colours;
  if (shape.kind === 'text') {
    const { x, y, text, size, anchor, isEdged, isTurned } = shape;
    const edges = { paintOrder: 'stroke', stroke: colourOf('ground'), strokeWidth: edge, strokeLinejoin: 'round' };
    return element(
      'text',
      {
        x,
        y,
        fill: colourOf('text'),
        fontSize: size,
        textAnchor: anchor,
        ...(isEdged ? edges : {}),
        transform: isTurned ? `rotate(-90 ${x} ${y})` : undefined,
      },
      text,
    );
  }
  if (shape.kind === 'path') {
    const { d, stroke, width, dash, isFilled, label } = shape;
    const fill = isFilled ? colourOf(stroke) : 'none';
    return element(
      'path',
      { d, stroke: colourOf(stroke), strokeWidth: width, fill, strokeDasharray: dash },
      titleOf(label),
    );
  }
  const { x, y, width, height, look, label } = shape;
  return element('rect', { x, y, width, height, ...fillOf(look, colours) }, titleOf(label));
}

/** A column in the grey of a line would be as light as the accent: it is paler, with an outline that can be seen. */
function fillOf({ hue }: SeriesLook, { colourOf }: Colours): SvgElement['attributes'] {
  const isGrey = hue === 'neutral' || hue === 'pale';
  return { fill: colourOf(isGrey ? 'pale' : hue), stroke: colourOf(isGrey ? 'neutral' : hue), strokeWidth: 1 };
}

/** The variable of the style sheet that holds the colour of an ink. */
export const inkVariable = (ink: Ink): string =>
  `--chart-${ink.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
