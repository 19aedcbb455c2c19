import { readFileSync } from 'node:fs';
import { literal } from './inline-text.ts';
import { markdownSource } from './markdown-source.ts';

/** The texts on the cover and at the foot of each page. */
export interface DocumentLook {
  readonly heading: string;
  readonly subtitle: string;
  readonly product: string;
  /** Place of its drawing for the typesetter. */
  readonly logo: string;
  /** Version, and the day of the law values. */
  readonly stateLine: string;
  /** Colours as #RRGGBB. */
  readonly brand: { readonly primary: string; readonly primaryText: string; readonly accent: string };
  readonly contentsDepth: number;
  readonly contentsColumns: number;
  readonly isNumbered: boolean;
  /** Each chapter starts on a new page. */
  readonly hasChapterPages: boolean;
}

const words = (text: string): string => literal(text).slice(1, -1);
const colour = (value: string): string => `rgb(${words(value)})`;

/** The definitions of the look, shared by all documents. */
const house = (): string => readFileSync(new URL('house.typ', import.meta.url), 'utf8');

/** A whole document in the language of the typesetter. */
export function documentSource(look: DocumentLook, markdown: string): string {
  const { primary, primaryText, accent } = look.brand;
  return [
    house(),
    '#show: general-document.with(',
    `  heading: ${words(look.heading)},`,
    `  subtitle: ${words(look.subtitle)},`,
    `  product: ${words(look.product)},`,
    `  logo: ${words(look.logo)},`,
    `  state-line: ${words(look.stateLine)},`,
    `  brand: ${colour(primary)},`,
    `  accent: ${colour(accent)},`,
    `  brand-text: ${colour(primaryText)},`,
    `  contents-depth: ${look.contentsDepth},`,
    `  contents-columns: ${look.contentsColumns},`,
    `  numbered: ${look.isNumbered},`,
    `  chapter-pages: ${look.hasChapterPages},`,
    ')',
    '',
    markdownSource(markdown),
    '',
  ].join('\n');
}
