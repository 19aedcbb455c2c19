import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { configOf } from '#server/assembly/config.ts';
import { appForFile } from '#test/app.ts';

const screens = mkdtempSync(join(tmpdir(), 'evenwicht-screens-'));
writeFileSync(join(screens, 'index.html'), '<!doctype html><title>Evenwicht</title>');
afterAll(() => rmSync(screens, { recursive: true }));

const { securityContact, publicUrl } = configOf({
  SECURITY_CONTACT: 'veiligheid@evenwicht.example',
  PUBLIC_URL: 'https://evenwicht.example/',
});
const named = appForFile({ screens, securityContact, publicUrl });
const unnamed = appForFile({ screens, securityContact: null });
const path = '/.well-known/security.txt';

describe('security.txt', () => {
  it('names who hears of a weakness, in which language, where it stands, and until when it holds (RFC 9116)', async () => {
    const answer = await fetch(named().address + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await answer.text();
    const fields = text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]);
    expect(text.endsWith('\n')).toBe(true);
    expect(fields.filter(([name]) => name !== 'Expires')).toEqual([
      ['Contact', 'mailto:veiligheid@evenwicht.example'],
      ['Preferred-Languages', 'nl, en'],
      ['Canonical', `https://evenwicht.example${path}`],
    ]);
    const expires = Object.fromEntries(fields)['Expires'] ?? '';
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect([days > 89, days <= 90]).toEqual([true, true]);
  });

  it('is not there when nobody is named: neither a text without a contact nor the page of the screens', async () => {
    const answer = await fetch(unnamed().address + path);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  it.each([
    ['veiligheid@evenwicht.example', 'mailto:veiligheid@evenwicht.example'],
    ['https://evenwicht.example/melden', 'https://evenwicht.example/melden'],
    ['https://evenwicht.example/\nContact: mailto:x@y.nl', 'https://evenwicht.example/Contact:%20mailto:x@y.nl'],
  ])('takes a mail address or a page, never a second line: %j', (given, taken) => {
    expect(configOf({ SECURITY_CONTACT: given }).securityContact).toBe(taken);
  });

  it.each(['bel ons', 'http://evenwicht.example', 'x@y.nl\r\nContact: mailto:z@y.nl'])(
    'takes nothing else: %j',
    (given) => {
      expect(() => configOf({ SECURITY_CONTACT: given })).toThrow('SECURITY_CONTACT: moet een e-mailadres');
    },
  );
});
