/** What a drawing may be made of. Everything else is left out, or refused where it could do something. */

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'];
const structure = ['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'clipPath', 'mask', 'marker', 'pattern', 'style'];
const paint = ['linearGradient', 'radialGradient', 'stop'];

export const keptElements: ReadonlySet<string> = new Set([...shapes, ...structure, ...paint]);

/** Runs, loads or shows something else than a drawing. */
export const unsafeElements: ReadonlySet<string> = new Set([
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
  'feImage',
]);

/** Letters need a font, which a server does not have: they would silently be gone. */
export const textElements: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'tref', 'altGlyph']);

export const svgNamespace = 'http://www.w3.org/2000/svg';
export const linkNamespace = 'http://www.w3.org/1999/xlink';
