interface Heading {
  readonly level: number;
  readonly title: string;
  readonly id: string | undefined;
}

/** The headings of a Markdown text, in order. */
export const headings = (text: string): readonly Heading[] =>
  [...text.matchAll(/^(#+) (.*?)(?: \{#([a-z0-9-]+)\})?$/gm)].map(([, marks = '', title = '', id]) => ({
    level: marks.length,
    title,
    id,
  }));
