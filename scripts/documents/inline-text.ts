import type { Token, Tokens } from 'marked';

/** An amount stays on one line. */
const keptTogether = (text: string): string => text.replaceAll(/€ (?=\d)/g, '€\u00a0');

/** A text as a literal of the typesetter's language: nothing in it is markup. */
export const literal = (text: string): string =>
  `#"${keptTogether(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}";`;

function link({ href, tokens }: Tokens.Link): string {
  const target = href.startsWith('#') ? `<${href.slice(1)}>` : literal(href).slice(1, -1);
  return `#link(${target})[${inline(tokens)}];`;
}

function nested(token: Tokens.Text): string {
  return token.tokens ? inline(token.tokens) : literal(token.text);
}

const writers: Readonly<Record<string, (token: Token) => string>> = {
  text: (token) => nested(token as Tokens.Text),
  escape: (token) => literal((token as Tokens.Escape).text),
  strong: (token) => `#strong[${inline((token as Tokens.Strong).tokens)}];`,
  em: (token) => `#emph[${inline((token as Tokens.Em).tokens)}];`,
  codespan: (token) => `#name[${literal((token as Tokens.Codespan).text)}];`,
  link: (token) => link(token as Tokens.Link),
  br: () => '#linebreak();',
  html: (token) => {
    if (token.raw !== '<br>') throw new Error(`this HTML is not understood: ${token.raw}`);
    return '#linebreak();';
  },
};

/** Text with emphasis, names and links. Throws for what the documents do not know. */
export function inline(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      const write = writers[token.type];
      if (!write) throw new Error(`this is not understood in a sentence: ${token.type}`);
      return write(token);
    })
    .join('');
}
