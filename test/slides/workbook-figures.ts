import { partText, zipParts } from '#office/package/zip-directory.ts';
import { figuresIn } from '#test/slides/shown-figures.ts';
import { plain } from '#test/slides/open-deck.ts';

/** Sheets of which the sentences hold figures themselves: what was found, entered and looked up. */
const sheetsOfFacts: ReadonlySet<string> = new Set(['Toetsen', 'Uitgangspunten']);

/** A text that tells something, and not the name of a figure or a group. */
const isSentence = (text: string): boolean => /[.:] |[.]$/.test(text) || text.length > 70;

/** "17,1% tot 37,5%" tells where a table begins and ends: that has cells of its own. */
const range = /[\d,]+% tot [\d,]+%/g;

const cells = /<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs;

/** The text of a cell; null for a number. */
function cellText(attributes: string, content: string, shared: readonly string[]): string | null {
  if (attributes.includes('t="s"')) return shared[Number(/<v>(\d+)</.exec(content)?.[1])] ?? '';
  const inline = [...content.matchAll(/<t(?: [^>]*)?>([^<]*)</g)].map(([, text = '']) => plain(text));
  if (inline.length > 0) return inline.join('');
  return attributes.includes('t="str"') ? plain(/<v>([^<]*)</.exec(content)?.[1] ?? '') : null;
}

/** All figures of a workbook that have a cell: numbers, and those in names and in the sentences that are facts. */
export function workbookFigures(workbook: Uint8Array): readonly number[] {
  const parts = new Map(zipParts(workbook).map((part) => [part.name, part]));
  const text = (name: string): string => partText(parts.get(name)!);
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    [...item.matchAll(/<t(?: [^>]*)?>([^<]*)</g)].map(([, run = '']) => plain(run)).join(''),
  );
  const names = [...text('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) =>
    plain(name),
  );
  return names.flatMap((name, index) =>
    [...text(`xl/worksheets/sheet${index + 1}.xml`).matchAll(cells)].flatMap(([, attributes = '', content = '']) => {
      const found = cellText(attributes, content, shared);
      if (found === null) return /<v>(-?[\d.eE+-]+)</.test(content) ? [Number(/<v>([^<]*)</.exec(content)![1])] : [];
      return sheetsOfFacts.has(name) || !isSentence(found)
        ? figuresIn(found.replaceAll(range, ' ')).map(({ value }) => value)
        : [];
    }),
  );
}
