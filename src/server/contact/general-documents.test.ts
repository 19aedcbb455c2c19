import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generalDocuments } from '#api/general-document-files.ts';
import { appForFile } from '#test/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenwicht-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const { file } of Object.values(generalDocuments).slice(0, 2))
  writeFileSync(join(folder, file), `%PDF-1.7 ${file}`);

const running = appForFile({ documents: folder });
const get = (type: string) => fetch(`${running().address}/api/generalDocuments/${type}`);

it.each([
  ['manualDocument', 'Handleiding.pdf', 'handleiding.pdf'],
  ['faqDocument', 'FAQ.pdf', 'faq.pdf'],
])('%s is downloaded as %s, also by who is not signed in', async (type, savedAs, file) => {
  const answer = await get(type);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${savedAs}"`);
  expect(await answer.text()).toBe(`%PDF-1.7 ${file}`);
});

it('is opened in the browser where a screen links to a place in it', async () => {
  const answer = await get('manualDocument?view=inline');
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="Handleiding.pdf"');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await get('manualDocument?view=other')).status).toBe(400);
});

it('a document that was not built says so', async () => {
  const answer = await get('conditionsDocument');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'DOCUMENT_NOT_BUILT' });
});

it.each(['other', 'faq.pdf', '..%2f..%2fpackage.json', 'toString'])('%s is no document', async (type) => {
  expect((await get(type)).status).toBe(400);
});
