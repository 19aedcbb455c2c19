import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { documentAnswerSchema, documentListSchema, fileQuery, furtherTypes } from '#api/dossiers.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { appForFile } from '#test/app.ts';
import { zipBytes } from '#test/factories.ts';

const running = appForFile();

async function situation() {
  const person = await running().signedIn();
  const clientId = await person.madeClient();
  return { person, clientId, path: `/api/clients/${clientId}/documents` };
}

const problemOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

describe('a download', () => {
  it('is the file that was sent, under the name of its kind and dossier', async () => {
    const { person, clientId, path } = await situation();
    const bytes = zipBytes('a'.repeat(200_000));
    const { data } = documentAnswerSchema.parse(await (await person.upload(clientId, 'Café 2028', bytes)).json());
    const answer = await person.call('GET', `${path}/${data.id}?downloadType=inputFile`);
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes)).toBe(0);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="inputFile_Cafe 2028.xlsx"; filename*=UTF-8''inputFile_Caf%C3%A9%202028.xlsx`,
    );
    expect(answer.headers.get('content-type')).toBe(uploadRules.mimeType);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toBe('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is written down, and puts off the erasure', async () => {
    const { person, clientId, path } = await situation();
    const { data } = documentAnswerSchema.parse(await (await person.upload(clientId, 'Naam')).json());
    const { database } = running();
    const before = sql<Date>`now() - interval '20 days'`;
    await sql`update dossier set created_on = ${before} where id = ${data.id}`.execute(database.kysely);
    const erasedIn = async () => {
      const list = documentListSchema.parse(await (await person.call('GET', path)).json());
      const [document] = list.data.documents;
      return Math.round((Date.parse(document?.filesEraseOn ?? '') - Date.now()) / 86_400_000);
    };
    expect(await erasedIn()).toBe(10);
    await person.call('GET', `${path}/${data.id}?downloadType=inputFile`);
    expect(await erasedIn()).toBe(30);
    const answer = await person.call('GET', '/api/audit-log?action=dossier+downloaded');
    expect(await answer.json()).toMatchObject({ data: { entries: [{ object: 'inputFile_Naam.xlsx' }], total: 1 } });
  });

  it.each(['outputFile', 'reportFile', ...furtherTypes, 'errorFile'] as const)(
    'of a %s says that it is not there yet',
    async (type) => {
      const { person, clientId, path } = await situation();
      const { data } = documentAnswerSchema.parse(await (await person.upload(clientId, 'Naam')).json());
      const answer = await person.call('GET', `${path}/${data.id}?${fileQuery(type)}`);
      expect(await problemOf(answer)).toEqual([409, 'FILE_NOT_READY']);
    },
  );

  it('with everybody in it is for an employer only where an employer sent the file', async () => {
    const { person: adviser, clientId, path } = await situation();
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    const sent = async (by: typeof adviser, name: string) =>
      documentAnswerSchema.parse(await (await by.upload(clientId, name)).json()).data;
    const [ofAdviser, own] = [await sent(adviser, 'Van de adviseur'), await sent(employer, 'Van de werkgever')];
    const input = async (by: typeof adviser, id: string) =>
      (await by.call('GET', `${path}/${id}?downloadType=inputFile`)).status;
    expect([await input(adviser, ofAdviser.id), await input(adviser, own.id)]).toEqual([200, 200]);
    expect([await input(employer, ofAdviser.id), await input(employer, own.id)]).toEqual([404, 200]);
    const list = documentListSchema.parse(await (await employer.call('GET', path)).json()).data.documents;
    expect(list.map(({ name }) => name)).toEqual(['Van de werkgever']);
  });

  it.each([
    '',
    '?downloadType=secret',
    '?downloadType=inputFile&downloadType=outputFile',
    '?downloadType=reportFile&edition=iedereen',
    '?downloadType=transitionPlanFile&edition=medewerkers',
    '?downloadType=employeesReportFile',
  ])('with %j is refused', async (query) => {
    const { person, clientId, path } = await situation();
    const { data } = documentAnswerSchema.parse(await (await person.upload(clientId, 'Naam')).json());
    expect(await problemOf(await person.call('GET', `${path}/${data.id}${query}`))).toEqual([400, 'INPUT_INVALID']);
  });

  it('of a template has the name that belongs to it, and one that does not exist is not there', async () => {
    const { person } = await situation();
    const answer = await person.call('GET', '/api/documents/template/dcToDc');
    expect(answer.headers.get('content-disposition')).toContain('filename="Template_dcToDc.xlsx"');
    expect((await person.call('GET', '/api/documents/template/elsewhere')).status).toBe(400);
  });
});
