import type { SeriesLook } from '#output/language/series-look.ts';
import type { Drawing, Ink, Shape } from '#web/ui/chart/drawing.ts';

type Pattern = Exclude<SeriesLook['pattern'], null | 'hollow'>;

/** A tile that repeats: strokes in the colour of the series, or dots left free in it. */
interface Tile {
  readonly size: number;
  readonly strokes: string;
  readonly width: number;
  /** The colour of the series lies beneath, and the strokes are left free. */
  readonly isReversed?: boolean;
}

/** The patterns of columns as DrawingML names them. */
const tiles: Readonly<Record<Pattern, Tile>> = {
  wdUpDiag: { size: 8, strokes: 'M-2 2L2 -2M0 8L8 0M6 10L10 6', width: 2.5 },
  wdDnDiag: { size: 8, strokes: 'M-2 6L2 10M0 0L8 8M6 -2L10 2', width: 2.5 },
  dkHorz: { size: 6, strokes: 'M0 2H6', width: 3 },
  narVert: { size: 4, strokes: 'M2 0V4', width: 1.5 },
  smGrid: { size: 5, strokes: 'M0 2.5H5M2.5 0V5', width: 1.25 },
  pct90: { size: 6, strokes: 'M2 3H4', width: 2, isReversed: true },
};

/** An element of SVG, for the page and for a file alike. Attributes are named as the page's library names them. */
export interface SvgElement {
  readonly tag: 'path' | 'rect' | 'text' | 'title' | 'pattern' | 'defs';
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly content: readonly SvgElement[] | string;
}

interface Colours {
  readonly colourOf: (ink: Ink) => string;
  /** In front of the names of patterns, which are shared by a whole page. */
  readonly prefix: string;
}

const element = (
  tag: SvgElement['tag'],
  attributes: SvgElement['attributes'],
  content: SvgElement['content'] = [],
) => ({ tag, attributes, content });

const isTiled = ({ pattern }: SeriesLook): boolean => pattern !== null && pattern !== 'hollow';

const patternId = (prefix: string, { hue, pattern }: SeriesLook): string => `${prefix}${hue}-${pattern}`;

/** The whole drawing. */
export function svgElements({ shapes }: Drawing, colours: Colours): readonly SvgElement[] {
  const looks = new Map(
    shapes.flatMap((shape) =>
      shape.kind === 'bar' && isTiled(shape.look) ? [[patternId(colours.prefix, shape.look), shape.look] as const] : [],
    ),
  );
  const patterns = [...looks].map(([id, look]) => patternElement(id, look, colours));
  return [
    ...(patterns.length === 0 ? [] : [element('defs', {}, patterns)]),
    ...shapes.map((shape) => shapeElement(shape, colours)),
  ];
}

function patternElement(id: string, look: SeriesLook, { colourOf }: Colours): SvgElement {
  const { size, strokes, width, isReversed = false } = tiles[look.pattern as keyof typeof tiles];
  const [under, over]: readonly [Ink, Ink] = isReversed ? [look.hue, 'ground'] : ['ground', look.hue];
  return element('pattern', { id, width: size, height: size, patternUnits: 'userSpaceOnUse' }, [
    element('rect', { width: size, height: size, fill: colourOf(under) }),
    element('path', { d: strokes, stroke: colourOf(over), strokeWidth: width, fill: 'none' }),
  ]);
}

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

function fillOf(look: SeriesLook, { colourOf, prefix }: Colours): SvgElement['attributes'] {
  const stroke = colourOf(look.hue);
  if (look.pattern === 'hollow') return { fill: colourOf('ground'), stroke, strokeWidth: 1.5 };
  return { fill: isTiled(look) ? `url(#${patternId(prefix, look)})` : stroke, stroke, strokeWidth: 1 };
}

/** The variable of the style sheet that holds the colour of an ink. */
export const inkVariable = (ink: Ink): string =>
  `--chart-${ink.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
