import { expect, it } from 'vitest';
import { documentAnswerSchema, documentListSchema } from '#api/dossiers.ts';
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
  return { adviser, colleague, clientId, path, read };
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

it('the list names who works on a dossier, to who had it before too, and to nobody of the employer', async () => {
  const { adviser, clientId, path } = await situation();
  const list = `/api/clients/${clientId}/documents`;
  const workers = async (answer: Response) =>
    documentListSchema.parse(await answer.json()).data.documents.map(({ worker }) => worker);
  const before = await adviser.call('GET', list);
  expect(await workers(before)).toEqual([null]);
  await adviser.call('PUT', `${path}/note`, { text: '', worker: 'An', version: 0 });
  const known = { 'if-none-match': before.headers.get('etag') ?? '' };
  const after = await adviser.call('GET', list, undefined, known);
  expect([after.status, await workers(after)]).toEqual([200, ['An']]);
  const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
  const own = documentAnswerSchema.parse(await (await employer.upload(clientId, 'Eigen')).json()).data;
  const ofOwn = `${list}/${own.id}/note`;
  expect((await adviser.call('PUT', ofOwn, { text: '', worker: 'Bo', version: 0 })).status).toBe(200);
  expect(await workers(await adviser.call('GET', list))).toEqual(['An', 'Bo']);
  expect(await workers(await employer.call('GET', list))).toEqual([null]);
});

it('what happened to a dossier stands there, the newest first, without who looked', async () => {
  const { adviser, path, read } = await situation();
  await adviser.call('PUT', `${path}/note`, { text: '', worker: 'An', version: 0 });
  await adviser.call('PUT', `${path}/note`, { text: 'Gebeld', worker: 'Bo', version: 1 });
  await adviser.call('GET', `${path}/findings`);
  const download = () => adviser.call('GET', `${path}?downloadType=inputFile`);
  for (let times = 0; times < 2; times += 1) await download();
  await adviser.call('PUT', `${path}/note`, { text: 'Besproken', worker: 'Bo', version: 2 });
  await download();
  const { acts } = await read(adviser);
  expect(acts.map(({ action, object }) => [action, object])).toEqual([
    ['note written', 'Dossier'],
    // Once, as of the first time.
    ['dossier downloaded', 'inputFile_Dossier.xlsx'],
    ['note written', 'Dossier'],
    ['dossier handed over', 'Dossier → Bo'],
    ['dossier handed over', 'Dossier → An'],
    ['dossier uploaded', 'Dossier'],
  ]);
  expect(acts[0]?.by).toBe(adviser.recipient.holder);
});
