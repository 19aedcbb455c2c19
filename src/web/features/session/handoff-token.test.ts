import { expect, it } from 'vitest';
import { isDecodableToken } from '#web/features/session/handoff-token.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const head = part({ alg: 'EdDSA' });
const claims = part({ sub: 'Zoë ÿ~?>', exp: 1 });

it('a token is recognised by its form, whatever it claims', () => {
  expect(isDecodableToken(`${head}.${claims}.c2ln`)).toBe(true);
});

it.each([
  ['client-list', 'a word'],
  ['', 'nothing'],
  [`${head}.${claims}`, 'two parts'],
  [`${head}.${claims}.`, 'an empty signature'],
  [`${head}.${claims}.a.b`, 'four parts'],
  [`${head}.bm90IGpzb24.c2ln`, 'claims that are not JSON'],
  [`${head}.${part('text')}.c2ln`, 'claims that are a text'],
  [`${part(null)}.${claims}.c2ln`, 'a head that is null'],
  [`***.${claims}.c2ln`, 'a head that is not base64'],
])('%j is no token: %s', (text) => {
  expect(isDecodableToken(text)).toBe(false);
});
