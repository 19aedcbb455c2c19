import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { checkedPicture } from '#server/house-style/checked-picture.ts';
import { RefusedLogoError } from '#server/house-style/refused-logo.ts';
import {
  keptElements,
  linkNamespace,
  svgNamespace,
  textElements,
  unsafeElements,
} from '#server/house-style/svg-parts.ts';

const elementMaximum = 20_000;
const depthMaximum = 100;

/**
 * A drawing written anew from the parts that are allowed, so that what is drawn is what was looked at. Throws
 * `RefusedLogoError` for script, for anything fetched from elsewhere, for entities and for letters.
 */
export function cleanSvg(text: string): string {
  const parser = new SaxesParser({ xmlns: true });
  const writer = svgWriter();
  parser.on('error', () => refuse('LOGO_DAMAGED'));
  parser.on('doctype', (doctype) => {
    // Old drawing programs name their format here; a list of entities behind it is another matter.
    if (doctype.includes('[')) refuse('LOGO_UNSAFE');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() !== 'xml') refuse('LOGO_UNSAFE');
  });
  parser.on('opentag', (tag) => writer.open(tag));
  parser.on('closetag', (tag) => writer.close(tag));
  parser.on('text', (content) => writer.text(content));
  parser.on('cdata', (content) => writer.text(content));
  parser.write(text).close();
  return writer.written();
}

function refuse(code: RefusedLogoError['code']): never {
  throw new RefusedLogoError(code);
}

function svgWriter() {
  const parts: string[] = [];
  let elements = 0;
  let depth = 0;
  /** Depth of the element that is left out with all that is in it. */
  let leftOutAt: number | null = null;
  let isStyle = false;
  return {
    open(tag: SaxesTagNS): void {
      elements += 1;
      depth += 1;
      if (elements > elementMaximum || depth > depthMaximum) refuse('LOGO_TOO_COMPLEX');
      if (depth === 1 && (tag.local !== 'svg' || tag.uri !== svgNamespace)) refuse('LOGO_TYPE_UNKNOWN');
      refuseUnsafe(tag);
      if (leftOutAt !== null) return;
      if (!isKept(tag)) leftOutAt = depth;
      else {
        isStyle = tag.local === 'style';
        const namespace = depth === 1 ? ` xmlns="${svgNamespace}"` : '';
        parts.push(`<${tag.local}${namespace}${Object.values(tag.attributes).map(attributeText).join('')}>`);
      }
    },
    close(tag: SaxesTagNS): void {
      if (leftOutAt === null) parts.push(`</${tag.local}>`);
      else if (leftOutAt === depth) leftOutAt = null;
      isStyle = false;
      depth -= 1;
    },
    text(content: string): void {
      if (leftOutAt !== null || !isStyle) return;
      refuseReference(content);
      parts.push(escaped(content));
    },
    written: (): string => parts.join(''),
  };
}

const isKept = ({ uri, local }: SaxesTagNS): boolean => uri === svgNamespace && keptElements.has(local);

/** Looked at everywhere, also in what is left out: a file that tries this is not a logo. */
function refuseUnsafe({ uri, local, attributes }: SaxesTagNS): void {
  if (unsafeElements.has(local) || uri.endsWith('xhtml')) refuse('LOGO_UNSAFE');
  if (uri === svgNamespace && textElements.has(local)) refuse('LOGO_TEXT');
  for (const { local: name, value } of Object.values(attributes)) {
    if (/^on/i.test(name)) refuse('LOGO_UNSAFE');
    if (name !== 'href') refuseReference(value);
  }
}

/** A style or attribute may name parts of the drawing itself only. */
function refuseReference(value: string): void {
  const isElsewhere = /url\(\s*["']?\s*(?!["'\s#])/i.test(value);
  // An escape would spell the same in a way that is not seen here.
  if (isElsewhere || /@import|@font-face|expression\s*\(|(java|vb)script\s*:|\\/i.test(value)) refuse('LOGO_UNSAFE');
}

function attributeText({ uri, prefix, local, value }: SaxesAttributeNS): string {
  if (local === 'href' && (uri === linkNamespace || uri === '')) return ` href="${escaped(checkedLink(value))}"`;
  return prefix === '' && uri === '' ? ` ${local}="${escaped(value)}"` : '';
}

const pictureLink = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/;

function checkedLink(value: string): string {
  const link = value.trim();
  if (link.startsWith('#')) return link;
  const [, base64] = pictureLink.exec(link) ?? [];
  if (base64 === undefined) return refuse('LOGO_UNSAFE');
  const bytes = Buffer.from(base64, 'base64');
  return `data:image/${checkedPicture(bytes).type};base64,${bytes.toString('base64')}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
