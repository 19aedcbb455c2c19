import { expect, it } from 'vitest';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { documentFile } from '#output/writers/docx/document-file.ts';
import { chapter, paragraph } from '#output/model/blocks.ts';
import { mainPart } from '#test/documents/open-document.ts';

/** Whether the list of headings starts a page of its own behind these points. */
async function startsPage(toSettle: readonly string[]): Promise<boolean> {
  const bytes = await documentFile(
    {
      kind: 'Transitieplan',
      conclusion: 'Het kost evenveel',
      subject: 'Werkgever',
      facts: [],
      notices: [],
      toSettle,
      chapters: Array.from({ length: 30 }, () => chapter('Hoofdstuk', [paragraph('Tekst.')])),
      isShort: false,
      isFinal: false,
    },
    defaultHouseStyle,
  );
  const contents = /<w:p>(?:(?!<w:p>).)*Inhoud<\/w:t>/s.exec(mainPart(bytes))![0];
  return contents.includes('<w:pageBreakBefore/>');
}

it('the list of headings shares a page with what is open as long as all their lines fit', async () => {
  const short = Array.from({ length: 4 }, () => 'Een kort punt.');
  expect(await startsPage(short)).toBe(false);
  expect(await startsPage(short.map((point) => point.padEnd(300, ' dat lang is')))).toBe(true);
});
