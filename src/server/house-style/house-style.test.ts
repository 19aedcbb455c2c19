import { describe, expect, it } from 'vitest';
import { houseStyleAnswerSchema } from '#api/house-style.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { logoRules } from '#api/logo-rules.ts';
import { appForFile } from '#test/app.ts';
import { type Caller } from '#test/caller.ts';
import { svgLogo, tealJpeg, tealPng, tealSvg } from '#test/fixtures/logo-files.ts';

const running = appForFile();
const style = { name: 'Kantoor Noord', primary: '#12ab56', accent: 'ABCDEF', contactLine: 'www.voorbeeld.nl' };

const sendLogo = (person: Caller, bytes: Uint8Array, field = 'logo', fileName = 'logo.png') => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), fileName);
  return fetch(`${running().address}/api/house-style/logo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
};
const dataOf = async (answer: Response) => houseStyleAnswerSchema.parse(await answer.json()).data;

describe('the house style over the API', () => {
  it('starts as the standard one and keeps what an adviser makes of it', async () => {
    const adviser = await running().signedIn();
    const first = await dataOf(await adviser.call('GET', '/api/house-style'));
    expect(first).toEqual({ ...defaultHouseStyle, version: 0 });
    const changed = await dataOf(await adviser.call('PUT', '/api/house-style', { ...style, version: 0 }));
    expect(changed).toEqual({ ...style, primary: '12AB56', version: 1, logo: null });
    expect(await dataOf(await adviser.call('GET', '/api/house-style'))).toEqual(changed);
  });

  it('refuses an edit that somebody else overtook', async () => {
    const adviser = await running().signedIn();
    await adviser.call('PUT', '/api/house-style', { ...style, version: 0 });
    const late = await adviser.call('PUT', '/api/house-style', { ...style, version: 0 });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'HOUSE_STYLE_CHANGED_MEANWHILE' });
  });

  it.each([
    ['name', ''],
    ['name', 'K\u0000ntoor'],
    ['name', 'x'.repeat(61)],
    ['primary', 'red'],
    ['accent', '12345G'],
    ['contactLine', 'twee\nregels'],
    ['contactLine', `omgekeerd\u202e`],
    ['version', -1],
    ['version', '0'],
  ])('refuses %s = %j at its field', async (field, value) => {
    const adviser = await running().signedIn();
    const answer = await adviser.call('PUT', '/api/house-style', { ...style, version: 0, [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
  });

  it('writes down who changed what', async () => {
    const { signedIn, database } = running();
    const adviser = await signedIn();
    await adviser.call('PUT', '/api/house-style', { ...style, version: 0 });
    await sendLogo(adviser, tealPng);
    await adviser.call('DELETE', '/api/house-style/logo');
    const entries = await database.as('operator', (tx) =>
      tx.selectFrom('audit_entry').select('action').where('holder_name', '=', adviser.recipient.holder).execute(),
    );
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['house style changed', 'logo changed', 'logo deleted']),
    );
  });
});

describe('a logo over the API', () => {
  it.each([
    ['PNG', tealPng, 'logo.exe', 24],
    ['JPG', tealJpeg, 'logo.png', 24],
    ['SVG', tealSvg, 'logo', 800],
  ])('is taken as %s by its content, whatever its name, and shown as PNG', async (_, bytes, fileName, width) => {
    const adviser = await running().signedIn();
    const answer = await sendLogo(adviser, bytes, 'logo', fileName);
    expect(answer.status).toBe(200);
    const { logo } = await dataOf(answer);
    expect(logo).toMatchObject({ width, height: width / 2 });
    expect(logo?.dataUrl).toMatch(/^data:image\/png;base64,iVBOR/);
    expect((await dataOf(await adviser.call('DELETE', '/api/house-style/logo'))).logo).toBeNull();
    expect((await adviser.call('DELETE', '/api/house-style/logo')).status).toBe(404);
  });

  it.each([
    [413, 'LOGO_TOO_LARGE', Buffer.concat([tealPng, Buffer.alloc(logoRules.maximumFileSize)]), 'logo'],
    [415, 'LOGO_TYPE_UNKNOWN', Buffer.from('GIF89a'), 'logo'],
    [422, 'LOGO_UNSAFE', svgLogo('<script>x</script>'), 'logo'],
    [400, 'INPUT_INVALID', tealPng, 'file'],
  ])('is refused with %s %s in a Dutch sentence', async (status, code, bytes, field) => {
    const adviser = await running().signedIn();
    const answer = await sendLogo(adviser, bytes, field);
    expect(answer.status).toBe(status);
    const problem = (await answer.json()) as { code: string; message: string };
    expect(problem.code).toBe(code);
    expect(problem.message).toMatch(/\.$/);
    expect((await dataOf(await adviser.call('GET', '/api/house-style'))).logo).toBeNull();
  });

  it('is refused when it is no form, or comes with something else', async () => {
    const adviser = await running().signedIn();
    expect((await adviser.call('PUT', '/api/house-style/logo', { logo: 'x' })).status).toBe(400);
    const form = new FormData();
    form.append('logo', new Blob([new Uint8Array(tealPng)]), 'a.png');
    form.append('logo', new Blob([new Uint8Array(tealPng)]), 'b.png');
    const answer = await fetch(`${running().address}/api/house-style/logo`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${adviser.token}` },
      body: form,
    });
    expect(answer.status).toBe(400);
  });
});
