import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditLogSchema } from '#api/audit-log.ts';
import { documentAnswerSchema, documentListSchema } from '#api/dossiers.ts';
import { dutchDay } from '#api/dutch-time.ts';
import { ZipFile } from '#input/gate/zip-file.ts';
import { recordAct } from '#server/audit/store.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { eraseOldData } from '#server/retention/erase-old-data.job.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { outputFor, type Script, scripted, scriptedCalculation } from '#test/server/scripted-calculation.ts';

const running = appForFile();
const log = logTo('silent');

/** A dossier that an adviser sent, and that went through the queue. */
async function situation(script: Script = {}) {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient('Bakkerij "Koren" B.V.');
  const { data } = documentAnswerSchema.parse(
    await (await adviser.upload(clientId, 'Voorstel 2.', scripted(script))).json(),
  );
  const { database, orders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate: scriptedCalculation, houseStyle }, new AbortController().signal);
  const take = (person: Caller = adviser) => person.call('GET', `/api/clients/${clientId}/documents/${data.id}/files`);
  return { adviser, clientId, id: data.id, take };
}

/** Read by another program than wrote it, which checks each length and checksum. */
async function filesIn(answer: Response): Promise<Readonly<Record<string, Uint8Array>>> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const zip = new ZipFile(bytes, nodePlatform);
  return Object.fromEntries(zip.entries.map(({ name }) => [name, zip.part(name)]));
}

const named = (kind: string) => `Bakkerij _Koren_ B.V. - Pensioenregeling 2028 - ${dutchDay(new Date())} - ${kind}`;

const downloadsOf = async (adviser: Caller): Promise<readonly (string | null)[]> => {
  const answer = await adviser.call('GET', '/api/audit-log?action=dossier+downloaded');
  return auditLogSchema.parse(await answer.json()).data.entries.map(({ object }) => object);
};

describe('all files of a dossier', () => {
  it('are one zip, under names that say of whom, of what and when they are', async () => {
    const { take } = await situation();
    const answer = await take();
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toContain(`filename="Bestanden_Voorstel 2.zip"`);
    const files = await filesIn(answer);
    expect(Object.keys(files)).toEqual(
      [
        'Rapport.pptx',
        'Rapport voor medewerkers.pptx',
        'Adviesrapport.docx',
        'Werkmap.xlsx',
        'Werkmap zonder personen.xlsx',
        'Invoer.xlsx',
      ].map(named),
    );
    expect(Buffer.from(files[named('Werkmap.xlsx')]!).toString()).toBe(outputFor(scripted({})));
    expect(Buffer.compare(files[named('Invoer.xlsx')]!, scripted({}))).toBe(0);
  });

  it('are each written down as if they were taken by themselves, and put off the erasure', async () => {
    const { adviser, clientId, id, take } = await situation();
    const before = sql<Date>`now() - interval '20 days'`;
    await sql`update dossier set created_on = ${before} where id = ${id}`.execute(running().database.kysely);
    await (await take()).arrayBuffer();
    const written = await downloadsOf(adviser);
    expect(written).toHaveLength(6);
    expect(new Set(written)).toEqual(
      new Set([
        'adviceFile_Voorstel 2..docx',
        'inputFile_Voorstel 2..xlsx',
        'outputFile_Voorstel 2..xlsx',
        'reportFile_Voorstel 2..pptx',
        'reportFile_medewerkers_Voorstel 2..pptx',
        'withoutPeopleFile_Voorstel 2..xlsx',
      ]),
    );
    const list = documentListSchema.parse(
      await (await adviser.call('GET', `/api/clients/${clientId}/documents`)).json(),
    );
    const erasedIn = Date.parse(list.data.documents[0]?.filesEraseOn ?? '') - Date.now();
    expect(Math.round(erasedIn / 86_400_000)).toBe(30);
  });

  it('are for nobody whose dossier it is not', async () => {
    const { adviser, clientId, take } = await situation();
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    const stranger = await running().signedIn();
    for (const who of [employer, stranger]) expect((await take(who)).status).toBe(404);
    expect(await downloadsOf(adviser)).toEqual([]);
  });

  it('are those that are left once the data of participants are erased', async () => {
    const { take } = await situation();
    const nothing = () => Promise.resolve(0);
    const parts = { database: running().database, log, recordAct, eraseMore: nothing, eraseSpent: nothing };
    await eraseOldData(parts, new Date(Date.now() + 40 * 86_400_000));
    const names = Object.keys(await filesIn(await take()));
    expect(names).toContain(named('Rapport.pptx'));
    expect(names).not.toContain(named('Werkmap.xlsx'));
    expect(names).not.toContain(named('Invoer.xlsx'));
  });

  it('are not there of what was not calculated to the end, and nothing is written down', async () => {
    const { adviser, take } = await situation({ ends: 'findings' });
    const answer = await take();
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'FILE_NOT_READY' }]);
    expect(await downloadsOf(adviser)).toEqual([]);
  });
});
