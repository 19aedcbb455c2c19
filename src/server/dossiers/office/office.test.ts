import { expect, it } from 'vitest';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { officeAnswerSchema } from '#api/dossier-notes.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';

const running = appForFile();

async function situation() {
  const adviser = await running().signedIn();
  const colleague = await running().signedIn('adviser', adviser.recipient.organisation);
  const clientId = await adviser.madeClient();
  const { data } = documentAnswerSchema.parse(await (await adviser.upload(clientId, 'Dossier')).json());
  const path = `/api/clients/${clientId}/documents/${data.id}`;
  const read = async (who: Caller) =>
    officeAnswerSchema.parse(await (await who.call('GET', `${path}/office`)).json()).data;
  return { adviser, colleague, path, read };
}

it('a note is there for colleagues, who take over, and nothing that was written meanwhile is lost', async () => {
  const { adviser, colleague, path, read } = await situation();
  expect((await read(adviser)).note).toMatchObject({ text: '', worker: '', version: 0 });
  const { holder } = colleague.recipient;
  const put = (who: Caller, body: object) => who.call('PUT', `${path}/note`, body);
  const written = { text: 'Besproken met de directie', worker: holder, version: 0 };
  expect((await put(adviser, written)).status).toBe(200);
  const seen = await read(colleague);
  expect(seen.note).toMatchObject({ ...written, version: 1, writtenBy: adviser.recipient.holder });
  expect(seen.colleagues).toEqual(expect.arrayContaining([holder, adviser.recipient.holder]));
  const late = await put(adviser, { ...written, text: 'Anders' });
  expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([409, 'TEXT_CHANGED_MEANWHILE']);
  expect((await put(colleague, { text: 'Gebeld', worker: holder, version: 1 })).status).toBe(200);
  expect((await read(adviser)).note).toMatchObject({ text: 'Gebeld', version: 2 });
});

it('what happened to a dossier stands there, the newest first, without who looked', async () => {
  const { adviser, path, read } = await situation();
  await adviser.call('PUT', `${path}/note`, { text: '', worker: 'An', version: 0 });
  await adviser.call('PUT', `${path}/note`, { text: 'Gebeld', worker: 'Bo', version: 1 });
  await adviser.call('GET', `${path}/findings`);
  for (let times = 0; times < 3; times += 1) await adviser.call('GET', `${path}?downloadType=inputFile`);
  const { acts } = await read(adviser);
  expect(acts.map(({ action, object }) => [action, object])).toEqual([
    ['dossier downloaded', 'inputFile_Dossier.xlsx'],
    ['note written', 'Dossier'],
    ['dossier handed over', 'Dossier → Bo'],
    ['dossier handed over', 'Dossier → An'],
    ['dossier uploaded', 'Dossier'],
  ]);
  expect(acts[0]?.by).toBe(adviser.recipient.holder);
});
