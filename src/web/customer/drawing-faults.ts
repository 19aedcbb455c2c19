const allowedElements = new Set([
  'svg',
  'title',
  'desc',
  'g',
  'defs',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
]);

/** What a logo drawing (SVG) contains that a logo does not need: scripts, handlers, references; empty when good. */
export function drawingFaults(svg: string): string[] {
  const elements = [...svg.matchAll(/<([A-Za-z][\w:-]*)/g)].map((match) => match[1] ?? '');
  const foreign = elements.filter((name) => !allowedElements.has(name)).map((name) => `element <${name}>`);
  const attributes = [...svg.matchAll(/\s(on\w+|style|href|xlink:href)\s*=/gi)].map((match) => `attribute ${match[1]}`);
  const declarations = /<!(?!--)|<\?(?!xml )/.test(svg) ? ['a document type or instruction'] : [];
  return [...foreign, ...attributes, ...declarations];
}
