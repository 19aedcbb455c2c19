import type { Finding } from '#input/findings/findings.ts';
import { attribute, xmlTags } from '#office/package/xml-tags.ts';

/** Fills of marked cells (ARGB): a red and an amber that no template uses. */
const markFills: Readonly<Record<Finding['severity'], string>> = { error: 'FFFF9C94', warning: 'FFFFD966' };

/** Back colour of a mark on a cell that had no colour, as programs write it. */
const noColour = 'indexed="64"';
/** Back colour of a mark on a cell with a pattern or a gradient, which no single colour describes. */
const otherFill = 'rgb="FF010203"';

const tagTexts = (xml: string, local: string): readonly string[] =>
  [...xmlTags(xml)]
    .filter((tag) => tag.local === local && tag.kind !== 'close')
    .map(({ start, end }) => xml.slice(start, end));

const colourKeys = ['rgb', 'theme', 'indexed', 'tint'];

/** A colour by its attributes in a fixed order. */
const colour = (tag: string): string =>
  colourKeys
    .flatMap((key) => {
      const value = attribute(tag, key);
      return value === null ? [] : [`${key}="${value.replaceAll(/[^\w.+-]/g, '')}"`];
    })
    .join(' ');

/** What a fill looks like, for the back colour of the mark that takes its place. */
function memory(fill: string): string {
  const [pattern] = tagTexts(fill, 'patternFill');
  const kind = pattern === undefined ? 'other' : (attribute(pattern, 'patternType') ?? 'none');
  if (kind === 'none') return noColour;
  const [front] = tagTexts(fill, 'fgColor');
  return kind === 'solid' && front !== undefined ? colour(front) : otherFill;
}

const solid = (front: string, back: string): string =>
  `<fill><patternFill patternType="solid"><fgColor ${front}/><bgColor ${back}/></patternFill></fill>`;

/** A mark on a cell with this fill. A solid fill shows only its front colour: the back colour remembers what was there. */
export const markOver = (fill: string, severity: Finding['severity']): string =>
  solid(`rgb="${markFills[severity]}"`, memory(fill));

export function isMark(fill: string): boolean {
  const [front] = tagTexts(fill, 'fgColor');
  const rgb = front === undefined ? null : attribute(front, 'rgb');
  return rgb !== null && Object.values(markFills).includes(rgb.toUpperCase());
}

/** Whether a mark took the place of a fill of this look. */
export const remembers = (mark: string, fill: string): boolean =>
  colour(tagTexts(mark, 'bgColor')[0] ?? '') === memory(fill);

/**
 * The fill that a mark took the place of, made again from what it remembers; null when that was no colour. Programs that keep
 * only front colours put one of their own palette behind the mark: also null.
 */
export function fillBefore(mark: string): string | null {
  const [back] = tagTexts(mark, 'bgColor');
  const found = back === undefined ? '' : colour(back);
  return ['', noColour, otherFill, ...paletteBacks].includes(found) ? null : solid(found, noColour);
}

/** What LibreOffice puts behind the marks. */
const paletteBacks = ['rgb="FFFF8080"', 'rgb="FFFFCC66"', 'rgb="FFFFCC99"', 'rgb="FFFFCC00"'];
