import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { signingKeys } from '#server/session/signing-keys.ts';
import { signedToken, tokenLife, verifiedToken } from '#server/session/tokens.ts';

const keys = signingKeys(['the key that counts, long enough to be one'], '');
const [key] = keys;
const claims = { id: crypto.randomUUID(), organisationId: crypto.randomUUID() };
const now = () => Math.floor(Date.now() / 1000);

const unknownHeader = 'x-unknown';

interface Changes {
  readonly header?: Record<string, unknown>;
  readonly payload?: Record<string, unknown>;
  readonly secret?: Uint8Array;
}

/** A hand-off token as ours, but for the changes. */
function token({ header = {}, payload = {}, secret = key.tokenSecret }: Changes): Promise<string> {
  const body = {
    org: claims.organisationId,
    jti: claims.id,
    iss: 'evenwicht',
    aud: 'evenwicht',
    iat: now(),
    exp: now() + 600,
  };
  return new SignJWT({ ...body, ...payload })
    .setProtectedHeader({ alg: 'HS256', typ: 'handoff+jwt', kid: key.id, ...header })
    .sign(secret, { crit: { [unknownHeader]: true } });
}

const changedEnd = (text: string) => `${text.slice(0, -2)}${text.at(-2) === 'A' ? 'B' : 'A'}${text.at(-1)}`;

const badTokens: Record<string, () => Promise<string>> = {
  'signed with another key': () => token({ secret: new Uint8Array(32).fill(7) }),
  'naming a key that is not ours': () => token({ header: { kid: 'elsewhere' } }),
  'without a signature': async () =>
    new UnsecuredJWT({
      org: claims.organisationId,
      jti: claims.id,
      iss: 'evenwicht',
      aud: 'evenwicht',
      iat: now(),
      exp: now() + 60,
    }).encode(),
  'signed by another method': () =>
    token({ header: { alg: 'HS512' }, secret: new Uint8Array([...key.tokenSecret, ...key.tokenSecret]) }),
  'that has expired': () => token({ payload: { iat: now() - 500, exp: now() - 1 } }),
  'for another audience': () => token({ payload: { aud: 'somebody' } }),
  'of another issuer': () => token({ payload: { iss: 'somebody' } }),
  'of another type': () => token({ header: { typ: 'session+jwt' } }),
  'that says it lives for ten years': () => token({ payload: { iat: now() - 601, exp: now() + 315_360_000 } }),
  'that brings its own key': async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const header = { alg: 'ES256', typ: 'handoff+jwt', kid: key.id, jwk: await exportJWK(publicKey) };
    return new SignJWT({
      org: claims.organisationId,
      jti: claims.id,
      iss: 'evenwicht',
      aud: 'evenwicht',
      iat: now(),
      exp: now() + 60,
    })
      .setProtectedHeader(header)
      .sign(privateKey);
  },
  'with a critical header that nobody knows': () => token({ header: { crit: [unknownHeader], [unknownHeader]: 1 } }),
  'without an id': () => token({ payload: { jti: undefined } }),
  'without an organisation': () => token({ payload: { org: undefined } }),
  'without a time of issue': () => token({ payload: { iat: undefined } }),
  'without an end': () => token({ payload: { exp: undefined } }),
  'of which one character was changed': async () => changedEnd(await token({})),
  'that is no token at all': () => Promise.resolve('a.b.c'),
};

describe('a token', () => {
  it('says again what it was made with', async () => {
    expect(await verifiedToken(keys, 'handoff', await signedToken(keys, 'handoff', claims))).toEqual(claims);
    expect(await verifiedToken(keys, 'handoff', await token({}))).toEqual(claims);
  });

  it.each(Object.keys(badTokens))('%s is refused', async (name) => {
    const bad = await badTokens[name]?.();
    expect(bad).toBeDefined();
    expect(await verifiedToken(keys, 'handoff', bad ?? '')).toBeNull();
  });

  it('is refused when it is older than its purpose allows', async () => {
    const made = new Date(Date.now() - (tokenLife.handoff + 5) * 1000);
    expect(await verifiedToken(keys, 'handoff', await signedToken(keys, 'handoff', claims, made))).toBeNull();
  });

  it('of an older key is taken while that key is still there', async () => {
    const newer = signingKeys(
      ['a newer key, just as long as it has to be', 'the key that counts, long enough to be one'],
      '',
    );
    expect(await verifiedToken(newer, 'session', await signedToken(keys, 'session', claims))).toEqual(claims);
    expect(await verifiedToken(keys, 'session', await signedToken(newer, 'session', claims))).toBeNull();
  });
});
