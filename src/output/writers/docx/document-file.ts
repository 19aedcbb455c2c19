import { Document } from 'docx';
import type { HouseStyle } from '#office/document/house-style.ts';
import type { Packing } from '#office/package/packing.ts';
import { drawnChapters } from '#output/writers/docx/blocks.ts';
import { titleBlock } from '#output/writers/docx/title-block.ts';
import { pageFooter, pageHeader } from '#output/writers/docx/page-edges.ts';
import { margins, paper } from '#output/writers/docx/sheet-of-paper.ts';
import { documentNumbering, documentStyles, themeOf } from '#output/writers/docx/styles.ts';
import { WrittenTable } from '#output/writers/docx/written-table.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import { documentParts } from '#output/writers/docx/document-parts.ts';
import { finishedPackage } from '#output/writers/docx/finished-package.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';

/** A document as a Word file, in the house style. The same draft and packing give the same bytes. */
export async function documentFile(
  draft: DocumentDraft,
  houseStyle: HouseStyle,
  packing?: Packing,
): Promise<Uint8Array<ArrayBuffer>> {
  const { children, charts } = drawnChapters(draft.chapters);
  const blocks = [...titleBlock(draft, houseStyle), ...children];
  const document = new Document({
    styles: documentStyles(),
    numbering: documentNumbering(),
    theme: themeOf(houseStyle),
    sections: [
      {
        properties: { page: { size: paper, margin: margins }, titlePage: false },
        headers: { default: pageHeader(draft) },
        footers: { default: pageFooter(houseStyle) },
        children: blocks,
      },
    ],
  });
  const colours = paletteOf(houseStyle);
  const tables = blocks.filter((block) => block instanceof WrittenTable).map((table) => table.xml(colours));
  const { author, madeOn } = draft;
  const properties = { title: `${draft.kind} ${draft.subject}`, author, madeOn };
  return finishedPackage(documentParts(document), { properties, charts, tables }, packing);
}
