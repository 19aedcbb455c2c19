import { marked, type Token, type Tokens } from 'marked';
import { inline, literal } from './inline-text.ts';
import { tableWidths } from './table-widths.ts';

/** Place of a picture for the typesetter. */
export const pictureAt = (path: string): string => `/pictures/${path}`;

const sectionId = / \{#([a-z0-9-]+)\}$/;

function heading({ depth, text }: Tokens.Heading): string {
  const id = sectionId.exec(text)?.[1];
  const words = marked.Lexer.lexInline(text.replace(sectionId, ''));
  return `#heading(level: ${depth})[${inline(words)}]${id === undefined ? '' : ` <${id}>`}`;
}

function list({ ordered, items }: Tokens.List): string {
  const written = items.map((item) => `[${blocks(item.tokens)}]`);
  return `#${ordered ? 'enum' : 'list'}(${written.join(', ')},)`;
}

/** Names of fields are set smaller than other words. */
const nameSize = 0.85;

/** The lines of a cell, as long as they take room. */
function cellLines(cell: Tokens.TableCell | undefined): readonly string[] {
  const text = (cell?.text ?? '').replaceAll(/`([^`]+)`/g, (_, name: string) =>
    name.slice(0, Math.ceil(name.length * nameSize)),
  );
  return text.replaceAll('*', '').split('<br>');
}

function table({ header, rows, align }: Tokens.Table): string {
  const cells = (row: readonly Tokens.TableCell[]): string => row.map((cell) => `[${inline(cell.tokens)}]`).join(', ');
  const widths = tableWidths(header.map((_, column) => [header, ...rows].flatMap((row) => cellLines(row[column]))));
  return [
    `#sheet(${rows.length}, table(`,
    `  columns: (${widths.map((width) => `${width}fr`).join(', ')},),`,
    `  align: (${align.map((side) => side ?? 'left').join(', ')},),`,
    `  table.header(${cells(header)}),`,
    ...rows.map((row) => `  ${cells(row)},`),
    '))',
  ].join('\n');
}

function picture({ href, text }: Tokens.Image): string {
  return `#picture(${literal(pictureAt(href)).slice(1, -1)}, ${literal(text).slice(1, -1)})`;
}

function paragraph({ tokens }: Tokens.Paragraph): string {
  const [first] = tokens;
  if (tokens.length === 1 && first?.type === 'image') return picture(first as Tokens.Image);
  return inline(tokens);
}

const writers: Readonly<Record<string, (token: Token) => string>> = {
  heading: (token) => heading(token as Tokens.Heading),
  paragraph: (token) => paragraph(token as Tokens.Paragraph),
  text: (token) => inline([token]),
  list: (token) => list(token as Tokens.List),
  table: (token) => table(token as Tokens.Table),
  blockquote: (token) => `#remark[${blocks((token as Tokens.Blockquote).tokens)}]`,
  hr: () => '#pagebreak(weak: true)',
};

/** A paragraph stays on the page of the table or list that it announces, also with another one between them. */
function introduces(token: Token, [next, afterNext]: readonly Token[]): boolean {
  if (token.type !== 'paragraph') return false;
  if (next?.type === 'list') return token.raw.trimEnd().endsWith(':');
  return next?.type === 'table' || (next?.type === 'paragraph' && afterNext?.type === 'table');
}

function blocks(tokens: readonly Token[]): string {
  const shown = tokens.filter(({ type }) => type !== 'space');
  return shown
    .map((token, index) => {
      const write = writers[token.type];
      if (!write) throw new Error(`this is not understood: ${token.type} ${token.raw}`);
      return introduces(token, shown.slice(index + 1, index + 3))
        ? `#block(sticky: true)[${write(token)}]`
        : write(token);
    })
    .join('\n\n');
}

/** Markdown in the language of the typesetter. A heading may end in {#id}; a rule starts a new page. */
export const markdownSource = (markdown: string): string => blocks(marked.lexer(markdown));

/** Paths of the pictures in a Markdown text. */
export function picturePaths(markdown: string): readonly string[] {
  return [...markdown.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = '']) => path);
}
