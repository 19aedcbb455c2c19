import type { Drawing, Ink } from '#web/ui/chart/drawing.ts';
import { type SvgElement, svgElements } from '#web/ui/chart/svg-elements.ts';

/** Around a picture of its own, in pixels. */
const margin = 20;
const titleRoom = 34;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attributeName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function elementText({ tag, attributes, content }: SvgElement): string {
  const list = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${attributeName(name)}="${escaped(String(value))}"`,
  );
  const inner = typeof content === 'string' ? escaped(content) : content.map(elementText).join('');
  return `<${tag}${list.join('')}>${inner}</${tag}>`;
}

export interface PictureFile {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** A chart as a file of its own: its conclusion above it, its ground drawn. */
export function svgFile(drawing: Drawing, title: string, colourOf: (ink: Ink) => string): PictureFile {
  const width = drawing.width + 2 * margin;
  const height = drawing.height + 2 * margin + titleRoom;
  const shapes = svgElements(drawing, { colourOf }).map(elementText).join('');
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="'Source Sans 3','Segoe UI',Arial,sans-serif" role="img"><title>${escaped(title)}</title>` +
    `<rect width="${width}" height="${height}" fill="${colourOf('ground')}"/>` +
    `<text x="${margin}" y="${margin + 14}" font-size="15" font-weight="600" fill="${colourOf('text')}">${escaped(title)}</text>` +
    `<g transform="translate(${margin} ${margin + titleRoom})">${shapes}</g></svg>`;
  return { text, width, height };
}

/** Pixels of the picture per pixel of the drawing: sharp in a document. */
const density = 2;

/** The picture as PNG, drawn by the browser. */
export async function pngFile({ text, width, height }: PictureFile): Promise<Blob> {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * density;
  canvas.height = height * density;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (bytes) => (bytes === null ? reject(new Error('the picture was not made')) : resolve(bytes)),
      'image/png',
    );
  });
}
