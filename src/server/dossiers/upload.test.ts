import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { documentAnswerSchema, documentListSchema } from '#api/dossiers.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { transferLimits } from '#server/platform/transfers/transfers.ts';
import { appForFile } from '#test/app.ts';
import { type Caller, uploadForm } from '#test/caller.ts';
import { zipBytes } from '#test/factories.ts';

const running = appForFile();

async function situation(employer?: string) {
  const person = await running().signedIn();
  const clientId = await person.madeClient(employer);
  return { person, clientId, path: `/api/clients/${clientId}/documents` };
}

const problemOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

const listOf = async (person: Caller, path: string) =>
  documentListSchema.parse(await (await person.call('GET', path)).json()).data;

const documentsOf = async (person: Caller, path: string) => (await listOf(person, path)).documents;

interface Part {
  readonly header: string;
  readonly content: Buffer | string;
}

const namePart = (name: string): Part => ({ header: 'name="documentName"', content: name });
const filePart = (fileName = 'a.xlsx', content: Buffer = zipBytes()): Part => ({
  header: `name="document"; filename="${fileName}"`,
  content,
});

/** A form as bytes, so that it can be wrong in ways that no browser makes. */
function formBytes(parts: readonly Part[], end = '--grens--\r\n'): Buffer {
  const written = parts.flatMap(({ header, content }) => [
    Buffer.from(`--grens\r\nContent-Disposition: form-data; ${header}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(end)]);
}

function sendBytes(person: Caller, path: string, bytes: Buffer, boundary = 'grens'): Promise<Response> {
  return fetch(running().address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(bytes),
  });
}

describe('an upload', () => {
  it('answers the new dossier, stored together with one order to calculate it', async () => {
    const { person, clientId, path } = await situation('Bakkerij Koren');
    const answer = await person.upload(clientId, '  Regeling 2028  ');
    expect(answer.status).toBe(201);
    const { data } = documentAnswerSchema.parse(await answer.json());
    expect(data).toMatchObject({ name: 'Regeling 2028', calculationStatus: 'Submitted' });
    expect(await listOf(person, path)).toMatchObject({ name: 'Bakkerij Koren', documents: [data] });
    expect(running().orders.filter(({ dossierId }) => dossierId === data.id)).toHaveLength(1);
  });

  it('takes the file before or after the name', async () => {
    const { person, path } = await situation();
    const answer = await sendBytes(person, path, formBytes([filePart(), namePart('Eerst de file')]));
    expect(answer.status).toBe(201);
  });

  it('takes exactly five megabytes and not one byte more', async () => {
    const { person, clientId } = await situation();
    const largest = Buffer.concat([zipBytes(''), Buffer.alloc(uploadRules.maximumFileSize - 4, 1)]);
    const taken = await person.upload(clientId, 'Precies', largest);
    expect(taken.status).toBe(201);
    const refused = await person.upload(clientId, 'Te groot', Buffer.concat([largest, Buffer.from([1])]));
    expect(await problemOf(refused)).toEqual([413, 'FILE_TOO_LARGE']);
  });

  it.each([
    ['text', Buffer.from('gewoon tekst'), 'a.xlsx'],
    ['an empty file', Buffer.alloc(0), 'a.xlsx'],
    ['a page that ends in a zip', Buffer.concat([Buffer.from('<html>'), zipBytes()]), 'a.xlsx'],
    ['a workbook with another extension', zipBytes(), 'a.xlsm'],
    ['a workbook with two extensions', zipBytes(), 'a.xlsx.html'],
    ['a workbook without an extension', zipBytes(), 'xlsx'],
    ['a name with an end in the middle', zipBytes(), 'a.html\0.xlsx'],
  ])('refuses %s as no .xlsx', async (_, bytes, fileName) => {
    const { person, path } = await situation();
    const answer = await sendBytes(person, path, formBytes([namePart('Naam'), filePart(fileName, bytes)]));
    expect(await problemOf(answer)).toEqual([415, 'FILE_NOT_XLSX']);
    expect(await documentsOf(person, path)).toEqual([]);
  });

  it('takes a workbook with a password, so that its findings can explain it', async () => {
    const { person, clientId } = await situation();
    const locked = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect((await person.upload(clientId, 'Op slot', locked)).status).toBe(201);
  });

  it.each([
    ['no name', [filePart()], 'documentName', 'Name is required'],
    ['an empty name', [namePart(''), filePart()], 'documentName', 'Name is required'],
    ['a name of 31 characters', [namePart('a'.repeat(31)), filePart()], 'documentName', 'Maximum 30 characters'],
    ['two names', [namePart('Een'), namePart('Twee'), filePart()], 'documentName', 'Name is required'],
    ['no file', [namePart('Naam')], 'document', 'File is required'],
    ['two files', [namePart('Naam'), filePart(), filePart('b.xlsx')], 'document', 'File is required'],
  ] as const)('refuses a form with %s', async (_, parts, field, message) => {
    const { person, path } = await situation();
    const answer = await sendBytes(person, path, formBytes(parts));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { [field]: message } });
    expect(await documentsOf(person, path)).toEqual([]);
  });

  it.each([
    '-streep',
    '.punt',
    'a/b',
    'a\u0000b',
    '<b>',
    'a"b',
    '../../x',
    'a\nb',
    'a\rb',
    'a\tb',
    'a\u2028b',
    'a\u2029b',
    'a\u0085b',
  ])('refuses the name %j', async (name) => {
    const { person, clientId } = await situation();
    const answer = await person.upload(clientId, name);
    expect(await problemOf(answer)).toEqual([400, 'INPUT_INVALID']);
  });

  it.each([
    ['fields that it does not know', formBytes([namePart('Naam'), filePart(), { header: 'name="rol"', content: 'x' }])],
    ['a field that would change every object', formBytes([{ header: 'name="__proto__"', content: 'x' }, filePart()])],
    ['more parts than it has', formBytes(Array.from({ length: 50 }, () => namePart('Naam')))],
    ['no end', formBytes([namePart('Naam'), filePart()], '')],
    ['an end halfway through the file', formBytes([namePart('Naam'), filePart()]).subarray(0, -30)],
    ['nothing', Buffer.alloc(0)],
  ])('refuses a form with %s', async (_, bytes) => {
    const { person, path } = await situation();
    const answer = await sendBytes(person, path, bytes);
    expect(answer.status).toBe(400);
    expect(await documentsOf(person, path)).toEqual([]);
  });

  it('refuses a form that was sent as something else', async () => {
    const { person, path } = await situation();
    expect((await person.call('POST', path, { documentName: 'Naam' })).status).toBe(400);
    expect((await person.call('POST', path, undefined, { 'content-type': 'text/plain' })).status).toBe(400);
  });

  it('leaves nothing behind when the sender stops halfway', async () => {
    const { person, path } = await situation();
    const { address } = running();
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const body = formBytes([namePart('Half'), filePart('a.xlsx', zipBytes('x'.repeat(100_000)))]);
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        'host: here',
        `authorization: Bearer ${person.token}`,
        'content-type: multipart/form-data; boundary=grens',
        `content-length: ${body.length}`,
        '\r\n',
      ].join('\r\n'),
    );
    await new Promise((resolve) => socket.write(body.subarray(0, 60_000), resolve));
    socket.destroy();
    expect((await person.upload(path.split('/')[3] ?? '', 'Daarna')).status).toBe(201);
    expect((await documentsOf(person, path)).map(({ name }) => name)).toEqual(['Daarna']);
  });

  it('is one dossier when it is repeated with the same key', async () => {
    const { person, clientId, path } = await situation();
    const bytes = zipBytes();
    const send = () => person.upload(clientId, 'Herhaald', bytes, { 'idempotency-key': 'k-1' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.json()).toEqual(await first.json());
    expect(await documentsOf(person, path)).toHaveLength(1);
    const other = await person.upload(clientId, 'Anders', bytes, { 'idempotency-key': 'k-1' });
    expect(await problemOf(other)).toEqual([400, 'INPUT_INVALID']);
  });

  it('of as many at the same time as one person may send keeps every one', async () => {
    const { person, clientId, path } = await situation();
    const names = Array.from({ length: transferLimits.upload.ofHolder }, (_, index) => `Dossier ${index}`);
    const answers = await Promise.all(names.map((name) => person.upload(clientId, name)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(new Set((await documentsOf(person, path)).map(({ name }) => name))).toEqual(new Set(names));
  });

  it('is refused before its bytes are read when the sender is not signed in', async () => {
    const { path } = await situation();
    const answer = await fetch(running().address + path, { method: 'POST', body: uploadForm('Naam', zipBytes()) });
    expect(await problemOf(answer)).toEqual([401, 'NOT_SIGNED_IN']);
  });
});
