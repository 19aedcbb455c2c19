import { expect, it } from 'vitest';
import { checkedFile, errorWorkbook } from '#input/check/checked-file.ts';
import { readWorkbook } from '#input/reader/read-workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { corpus } from '#test/xlsx/corpus.ts';
import { browserPlatform } from '#web/features/dossiers/check/browser-platform.ts';

const cellsOf = (bytes: Uint8Array) =>
  readWorkbook(bytes, nodePlatform).sheets.map((sheet) => [
    sheet.name,
    Array.from(sheet.rowNumbers, (row) => sheet.cells(row)),
  ]);

it.each(corpus)('what a browser finds is what the server finds: $name', async ({ make }) => {
  const bytes = await make();
  const [here, there] = [browserPlatform, nodePlatform].map((platform) => {
    const checked = checkedFile(bytes, platform);
    return { checked, marked: checked.dossier === null ? errorWorkbook(checked, bytes, platform) : null };
  });
  expect(here?.checked).toEqual(there?.checked);
  if (here?.marked && there?.marked) expect(cellsOf(here.marked)).toEqual(cellsOf(there.marked));
});

it('finds what is asked of it in the corpus', async () => {
  const codes = new Set<string>();
  for (const { make } of corpus)
    for (const { code } of checkedFile(await make(), browserPlatform).findings) codes.add(code);
  for (const code of ['PARTICIPANTS_NONE', 'VALUE_UNUSUAL', 'FILE_MACROS', 'FILE_PASSWORD', 'VALUE_OUT_OF_RANGE'])
    expect(codes, code).toContain(code);
});
