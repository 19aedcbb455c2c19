import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { auditLogSchema } from '#api/audit-log.ts';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { employerDataAnswerSchema } from '#api/employer-data.ts';
import { appForFile } from '#test/app.ts';
import { type Caller } from '#test/caller.ts';
import { zipBytes } from '#test/factories.ts';
import { deleteAfterUndo } from '#test/server/after-undo.ts';

const running = appForFile();

/** An adviser with an employer of this name, two dossiers that are called the same, and a person with access. */
async function situation(name = 'Kwekerij “De Hoek” B.V.') {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient(name);
  const files = [zipBytes('a'.repeat(100_000)), zipBytes('tweede')];
  const ids: string[] = [];
  for (const bytes of files) {
    const answer = await adviser.upload(clientId, 'Regeling 2028.', bytes);
    ids.push(documentAnswerSchema.parse(await answer.json()).data.id);
  }
  await adviser.call('POST', '/api/access-codes', { clientId, holder: '=Wim de Boer' });
  return { adviser, clientId, files, ids };
}

const exportOf = (person: Caller, clientId: string) => person.call('GET', `/api/clients/${clientId}/data/export`);
const archiveOf = async (answer: Response) => unzipSync(new Uint8Array(await answer.arrayBuffer()));
const textIn = (archive: Record<string, Uint8Array>, path: string) => strFromU8(archive[path] ?? new Uint8Array());

describe('everything of an employer', () => {
  it('is one archive with the record, and each file as it was uploaded', async () => {
    const { adviser, clientId, files } = await situation();
    const answer = await exportOf(adviser, clientId);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''Gegevens_Kwekerij%20%E2%80%9CDe%20Hoek%E2%80%9D%20B.V.zip`,
    );
    const archive = await archiveOf(answer);
    expect(Object.keys(archive)).toEqual([
      'LEESMIJ.txt',
      'werkgever.json',
      'dossiers.csv',
      'keuzes.csv',
      'teksten.csv',
      'toegang.csv',
      'logboek.csv',
      'dossiers/1 Regeling 2028/inputFile_Regeling 2028..xlsx',
      'dossiers/2 Regeling 2028/inputFile_Regeling 2028..xlsx',
      'inhoud.csv',
    ]);
    expect(Buffer.compare(archive['dossiers/1 Regeling 2028/inputFile_Regeling 2028..xlsx']!, files[0]!)).toBe(0);
    expect(Buffer.compare(archive['dossiers/2 Regeling 2028/inputFile_Regeling 2028..xlsx']!, files[1]!)).toBe(0);
    expect(textIn(archive, 'LEESMIJ.txt')).toContain(adviser.recipient.organisation);
  });

  it('says itself what is in it, with the checksum of each file', async () => {
    const { adviser, clientId } = await situation();
    const archive = await archiveOf(await exportOf(adviser, clientId));
    const lines = textIn(archive, 'inhoud.csv').trim().split('\r\n').slice(1);
    const listed = lines.map((line) => line.slice(1, -1).split('";"'));
    expect(listed.map(([path]) => path)).toEqual(Object.keys(archive).filter((path) => path !== 'inhoud.csv'));
    for (const [path = '', bytes, sha256] of listed) {
      expect(archive[path]?.length).toBe(Number(bytes));
      expect(createHash('sha256').update(archive[path]!).digest('hex')).toBe(sha256);
    }
  });

  it('can be read by a program: who the employer is, its dossiers, who has access, what was done', async () => {
    const { adviser, clientId } = await situation();
    const archive = await archiveOf(await exportOf(adviser, clientId));
    const record = JSON.parse(textIn(archive, 'werkgever.json')) as Record<string, unknown>;
    expect(record).toMatchObject({
      organisatie: adviser.recipient.organisation,
      werkgever: { naam: 'Kwekerij “De Hoek” B.V.', kvkNummer: '' },
      dossiers: [
        { naam: 'Regeling 2028.', map: 'dossiers/1 Regeling 2028', status: 'Submitted' },
        { naam: 'Regeling 2028.', map: 'dossiers/2 Regeling 2028' },
      ],
      toegang: [{ houder: '=Wim de Boer', codeIngetrokkenOp: null }],
    });
    const acts = (record['logboek'] as { handeling: string }[]).map(({ handeling }) => handeling);
    expect(acts).toEqual([
      'werkgever toegevoegd',
      'dossier toegevoegd',
      'dossier toegevoegd',
      'toegangscode of link uitgegeven',
    ]);
    expect(textIn(archive, 'werkgever.json')).not.toMatch(/hash|token/i);
  });

  it('has lists in which no name is a formula', async () => {
    const { adviser, clientId } = await situation();
    const archive = await archiveOf(await exportOf(adviser, clientId));
    expect(textIn(archive, 'toegang.csv')).toContain(`"'=Wim de Boer"`);
    for (const path of Object.keys(archive).filter((name) => name.endsWith('.csv')))
      expect(textIn(archive, path)).not.toContain('"=');
  });

  it('tells in its lists what is an example in Dutch', async () => {
    const adviser = await running().signedIn();
    const answer = await adviser.call('POST', '/api/example');
    const { data } = (await answer.json()) as { data: { clientId: string } };
    const own = await situation();
    const [example, other] = [await exportOf(adviser, data.clientId), await exportOf(own.adviser, own.clientId)];
    expect(textIn(await archiveOf(example), 'dossiers.csv')).toContain('"ja"');
    expect(textIn(await archiveOf(other), 'dossiers.csv')).not.toContain('"ja"');
  });

  it('is not taken more than ten times a minute', async () => {
    const { adviser, clientId } = await situation();
    const path = `/api/clients/${clientId}/data/export`;
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const answer = await adviser.call('GET', path, undefined, { 'x-forwarded-for': '10.6.6.6' });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('is counted beforehand', async () => {
    const { adviser, clientId, files } = await situation();
    const answer = await adviser.call('GET', `/api/clients/${clientId}/data`);
    expect(employerDataAnswerSchema.parse(await answer.json()).data).toEqual({
      name: 'Kwekerij “De Hoek” B.V.',
      dossierCount: 2,
      fileCount: 2,
      byteCount: files.reduce((sum, { length }) => sum + length, 0),
      holderCount: 1,
    });
  });

  it('is written down when it is taken, and does not put off what is erased in time', async () => {
    const { adviser, clientId } = await situation();
    await archiveOf(await exportOf(adviser, clientId));
    const log = await adviser.call('GET', '/api/audit-log?action=client+exported');
    const { entries } = auditLogSchema.parse(await log.json()).data;
    expect(entries.map(({ object }) => object)).toEqual(['Kwekerij “De Hoek” B.V.']);
    const rows = await running()
      .database.kysely.selectFrom('dossier')
      .select('last_download_on')
      .where('client_id', '=', clientId)
      .execute();
    expect(rows).toEqual([{ last_download_on: null }, { last_download_on: null }]);
  });

  it('holds nothing of another employer', async () => {
    const { adviser, clientId } = await situation('Eerste B.V.');
    const other = await adviser.madeClient('Tweede B.V.');
    await adviser.upload(other, 'Vreemd');
    const archive = await archiveOf(await exportOf(adviser, clientId));
    const everything = Object.entries(archive).map(([path, bytes]) => path + strFromU8(bytes));
    expect(everything.join('')).not.toMatch(/Tweede|Vreemd/);
  });

  it('is nothing but the record for an employer without dossiers', async () => {
    const adviser = await running().signedIn();
    const archive = await archiveOf(await exportOf(adviser, await adviser.madeClient('Leeg')));
    expect(Object.keys(archive)).toHaveLength(8);
  });
});

describe('an employer that is erased', () => {
  it('is gone with its dossiers and the access of its people, and the log says that it was', async () => {
    const { adviser, clientId } = await situation('Weg B.V.');
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    expect((await adviser.call('DELETE', `/api/clients/${clientId}`)).status).toBe(204);
    expect((await exportOf(adviser, clientId)).status).toBe(404);
    await deleteAfterUndo(running().database);
    expect((await employer.call('GET', '/api/clients')).status).toBe(401);
    const log = await adviser.call('GET', '/api/audit-log?size=100');
    const { entries } = auditLogSchema.parse(await log.json()).data;
    expect(entries[0]).toMatchObject({ action: 'client deleted', object: 'werkgever met 2 dossiers' });
    expect(JSON.stringify(entries)).not.toMatch(/Weg B\.V\.|Regeling 2028|Wim de Boer/);
    expect(JSON.stringify(entries)).not.toContain(employer.recipient.holder);
  });
});
