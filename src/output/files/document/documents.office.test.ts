import { afterAll, beforeAll, expect, it } from 'vitest';
import { adviceOf } from '#test/fixtures/made-files.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { documentLines } from '#test/documents/open-document.ts';
import { type OfficePrograms, startedOffice } from '#test/office-package/office-programs.ts';

let office: OfficePrograms;

beforeAll(async () => {
  office = await startedOffice();
});
afterAll(() => office.close());

const words = (text: string): string => text.replaceAll(/\s+/g, ' ');

it('LibreOffice opens the advice report, with every heading, open place and caption on its pages', async () => {
  const bytes = await adviceOf(await statutoryExample('dcToDc'));
  const printed = words(await office.printedText('adviesrapport.docx', bytes));
  const shown = documentLines(bytes).filter((line) => /^(?:#|\[veld|Tabel \d|Grafiek \d)/.test(line));
  expect(shown.length).toBeGreaterThan(40);
  for (const line of shown) expect(printed).toContain(words(line.replace(/^#+ |^\[veld [^\]]*\] /, '')));
});
