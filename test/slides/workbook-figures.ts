import { partText, zipParts } from '#office/package/zip-directory.ts';
import { figuresIn } from '#test/slides/shown-figures.ts';
import { plain } from '#test/slides/open-deck.ts';

/** All numbers of a workbook: those in its cells, and those in the sentences that stand in its cells. */
export function workbookFigures(workbook: Uint8Array): readonly number[] {
  const parts = zipParts(workbook).filter(({ name }) => /^xl\/(worksheets\/sheet\d+|sharedStrings)\.xml$/.test(name));
  return parts.flatMap((part) => {
    const xml = partText(part);
    const cells = [...xml.matchAll(/<c [^>]*>(?:<f[^>]*>[^<]*<\/f>)?<v>(-?[\d.eE+-]+)<\/v>/g)]
      .filter(([cell]) => !cell.includes(' t="s"'))
      .map(([, value]) => Number(value));
    const sentences = [...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].flatMap(([, text = '']) =>
      figuresIn(plain(text)).map(({ value }) => value),
    );
    return cells.concat(sentences);
  });
}
