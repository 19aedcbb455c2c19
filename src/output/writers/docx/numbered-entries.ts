import type { PageNumberEstimator } from 'docx';
import { contentsIndent } from '#output/writers/docx/styles.ts';

/** What the library is about to write: a key with the children or the attributes of the element of that name. */
type Written = unknown;

const inside = (element: Written, name: string): Written =>
  typeof element === 'object' && element !== null ? Reflect.get(element, name) : undefined;

const children = (element: Written, name: string): readonly Written[] => {
  const found = inside(element, name);
  return Array.isArray(found) ? found : [];
};

const attribute = (element: Written, name: string, of: string): Written =>
  inside(inside(inside(element, name), '_attr'), of);

const isChapter = (paragraph: readonly Written[]): boolean =>
  paragraph
    .flatMap((child) => children(child, 'w:pPr'))
    .some((property) => attribute(property, 'w:pStyle', 'w:val') === 'Heading1');

/** Names of the bookmarks of chapters, in the order of their numbers. */
const chapterBookmarks = (body: Written): readonly string[] =>
  children(body, 'w:body')
    .map((block) => children(block, 'w:p'))
    .filter(isChapter)
    .flatMap((paragraph) => paragraph.map((child) => attribute(child, 'w:bookmarkStart', 'w:name')))
    .filter((name) => typeof name === 'string');

/** The library places the tab behind a number so many twips past its width. */
const roomBehindNumber = 240;

/**
 * Has the list of headings written with the numbers of the chapters and without pages. The library would work pages out by a
 * layout of its own, which is not that of Word or of LibreOffice.
 */
export const numberedEntries: PageNumberEstimator = Object.assign(() => ({ bookmarks: new Map<string, string>() }), {
  listNumbers: (body: Written) =>
    new Map(
      chapterBookmarks(body).map((name, index) => [
        name,
        { text: String(index + 1), separator: 'tab', width: contentsIndent - roomBehindNumber } as const,
      ]),
    ),
});
