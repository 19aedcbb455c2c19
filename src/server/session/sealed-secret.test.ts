import { expect, it } from 'vitest';
import { openedSecret, sealedSecret } from '#server/session/sealed-secret.ts';
import { signingKeys } from '#server/session/signing-keys.ts';
import { testKeys } from '#test/factories.ts';

const vera = { organisationId: '1', holderId: 'vera' };
const secret = new Uint8Array(20).fill(9);

it('a secret is opened with the key it was sealed with, also after a newer one came, and with no other', () => {
  const sealed = sealedSecret(testKeys, secret, vera);
  const newer = signingKeys(['another key, at least thirty-two bytes'], '');
  expect(openedSecret([newer[0], testKeys[0]], sealed, vera)).toEqual(secret);
  expect(openedSecret(newer, sealed, vera)).toBeNull();
  expect(sealed.includes(Buffer.from(secret))).toBe(false);
});

it('a secret that was changed, or put with another holder, is not opened', () => {
  const sealed = sealedSecret(testKeys, secret, vera);
  expect(() => openedSecret(testKeys, sealed, { ...vera, holderId: 'wim' })).toThrow(/authenticate/);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => openedSecret(testKeys, sealed, vera)).toThrow(/authenticate/);
});
