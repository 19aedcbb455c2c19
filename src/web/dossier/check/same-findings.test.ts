import { expect, it } from 'vitest';
import { checkedFile, errorWorkbook } from '#input/check/checked-file.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { corpus } from '#test/xlsx/corpus.ts';
import { browserPlatform } from '#web/dossier/check/browser-platform.ts';

const cellsOf = (bytes: Uint8Array) =>
  readWorkbook(bytes, nodePlatform).sheets.map((sheet) => [
    sheet.name,
    Array.from(sheet.rowNumbers, (row) => sheet.cells(row)),
  ]);

/** The codes of what a browser finds in each file that was looked at. */
const found = new Map<string, readonly string[]>();

/** As a browser and as the server look at a file. */
async function lookedAt({ name, make }: (typeof corpus)[number]) {
  const bytes = await make();
  const both = [browserPlatform, nodePlatform].map((platform) => {
    const checked = checkedFile(bytes, platform);
    return { checked, marked: checked.dossier === null ? errorWorkbook(checked, bytes, platform) : null };
  });
  found.set(
    name,
    (both[0]?.checked.findings ?? []).map(({ code }) => code),
  );
  return both;
}

it.each(corpus)('what a browser finds is what the server finds: $name', async (file) => {
  const [here, there] = await lookedAt(file);
  expect(here?.checked).toEqual(there?.checked);
  if (here?.marked && there?.marked) expect(cellsOf(here.marked)).toEqual(cellsOf(there.marked));
});

it('finds what is asked of it in the corpus', async () => {
  // None, unless this test alone was asked for.
  for (const file of corpus) if (!found.has(file.name)) await lookedAt(file);
  const codes = [...found.values()].flat();
  for (const code of ['PARTICIPANTS_NONE', 'VALUE_UNUSUAL', 'FILE_MACROS', 'FILE_PASSWORD', 'VALUE_OUT_OF_RANGE'])
    expect(codes, code).toContain(code);
});
