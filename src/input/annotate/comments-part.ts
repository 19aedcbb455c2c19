import { namespacesOf } from '#input/opened/namespaces.ts';
import type { CellRemark } from '#input/annotate/cell-remark.ts';
import { editedText, insertion, type TextEdit } from '#office/package/text-edits.ts';
import { attributeOf, childrenOf, rootChild, type XmlElement } from '#office/package/xml-tags.ts';
import { xmlCellText } from '#office/package/xml/xml-text.ts';

/** Author of remarks, so that people see where they come from. */
const remarkAuthor = 'Evenwicht';

export const emptyComments =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors></authors><commentList></commentList></comments>';

function section(xml: string, local: string): XmlElement {
  const found = rootChild(xml, local);
  if (!found || found.open.kind === 'empty') throw new Error(`the comments have no ${local}`);
  return found;
}

const run = (prefix: string, text: string): string =>
  `<${prefix}r><${prefix}t xml:space="preserve">${xmlCellText(text)}</${prefix}t></${prefix}r>`;

/**
 * Numbers of the authors of conversations. Such a comment is a mere shadow of the conversation at its cell, of which
 * the text is kept elsewhere; what is added to it would never be seen.
 */
const conversationAuthors = (authors: readonly string[]): ReadonlySet<string> =>
  new Set(authors.flatMap((author, index) => (author.startsWith('tc={') ? [String(index)] : [])));

/** Adds the remark under the text of a comment that is there already. */
function extended(xml: string, prefix: string, comment: XmlElement, text: string): TextEdit {
  const content = childrenOf(xml, comment).find(({ open }) => open.local === 'text');
  if (!content || content.open.kind === 'empty') throw new Error('a comment has no text');
  const first = childrenOf(xml, content)[0];
  // A text is either one plain `t` or a row of runs; the plain one becomes a run.
  if (first?.open.local !== 't') return insertion(content.contentEnd, run(prefix, `\n\n${text}`));
  const plain = `<${prefix}r>${xml.slice(first.start, first.end)}</${prefix}r>`;
  return { start: first.start, end: first.end, insert: plain + run(prefix, `\n\n${text}`) };
}

const added = (prefix: string, authorId: number, { address, text }: CellRemark): string =>
  `<${prefix}comment ref="${address}" authorId="${authorId}"><${prefix}text>${run(prefix, text)}</${prefix}text></${prefix}comment>`;

/** The comments part with these remarks, and the remarks whose cells had no comment yet. */
export function withRemarks(
  xml: string,
  remarks: readonly CellRemark[],
): { readonly xml: string; readonly fresh: readonly CellRemark[] } {
  const { prefix } = namespacesOf(xml);
  const [authors, list] = [section(xml, 'authors'), section(xml, 'commentList')];
  const known = childrenOf(xml, authors).map((item) => xml.slice(item.open.end, item.contentEnd));
  const authorId = known.includes(remarkAuthor) ? known.indexOf(remarkAuthor) : known.length;
  const conversations = conversationAuthors(known);
  const comments = childrenOf(xml, list);
  const present = new Map(comments.map((comment) => [attributeOf(xml, comment, 'ref'), comment]));
  const fresh = remarks.filter(({ address }) => !present.has(address));
  const edits = remarks.flatMap(({ address, text }) => {
    const comment = present.get(address);
    const isNote = comment && !conversations.has(attributeOf(xml, comment, 'authorId') ?? '');
    return isNote ? [extended(xml, prefix, comment, text)] : [];
  });
  const insert = fresh.map((remark) => added(prefix, authorId, remark)).join('');
  return {
    fresh,
    xml: editedText(xml, [
      insertion(
        authors.contentEnd,
        authorId < known.length ? '' : `<${prefix}author>${remarkAuthor}</${prefix}author>`,
      ),
      ...edits,
      insertion(list.contentEnd, insert),
    ]),
  };
}
