import { attribute } from '#office/package/xml-tags.ts';

/** Content of a cell when it was marked, as far as a formula can compare it with the later content. */
export type CellContent =
  | { readonly kind: 'empty' | 'error' | 'text' | 'other' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean };

interface CellOpening {
  readonly start: number;
  /** Behind its opening tag. */
  readonly end: number;
}

const textTypes = new Set(['s', 'str', 'inlineStr']);

function typedContent(type: string, value: string): CellContent {
  if (type === 'e') return { kind: 'error' };
  if (textTypes.has(type)) return { kind: 'text' };
  const number = Number(value);
  if (type === 'b') return { kind: 'boolean', value: number === 1 };
  return type === 'n' && value !== '' && Number.isFinite(number)
    ? { kind: 'number', value: number }
    : { kind: 'other' };
}

/** The content of a cell in a sheet's XML. */
export function cellContent(xml: string, prefix: string, { start, end }: CellOpening): CellContent {
  const open = xml.slice(start, end);
  if (open.endsWith('/>')) return { kind: 'empty' };
  const body = xml.slice(end, Math.max(end, xml.indexOf(`</${prefix}c>`, end)));
  const type = attribute(open, 't') ?? 'n';
  const value = /<(?:[\w.-]+:)?v(?:\s[^>]*)?>([^<]*)</.exec(body)?.[1];
  if (value === undefined && type !== 'inlineStr')
    return { kind: /<(?:[\w.-]+:)?f[\s/>]/.test(body) ? 'other' : 'empty' };
  return typedContent(type, value ?? '');
}
