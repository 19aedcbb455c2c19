import { createHash, hkdfSync } from 'node:crypto';
import { type SecretFile, storedSecret } from '#server/platform/embedded/kept-secret.ts';

/** A secret for tokens, one for codes and one for second factors, so that one reveals nothing about the other. */
export interface SigningKey {
  /** Names the key in a token's header. */
  readonly id: string;
  readonly tokenSecret: Uint8Array;
  readonly codeSecret: Uint8Array;
  /** Encrypts the secrets of second factors. */
  readonly factorSecret: Uint8Array;
}

/** Newest first: that one signs, all are accepted. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** Where the key is kept when none is configured. */
export const signingKeyFile: SecretFile = {
  name: 'signing-key',
  whenDamaged:
    'Zonder hem gelden toegangscodes en sessies niet meer: verwijder hem alleen om een nieuwe te laten maken en iedereen een nieuwe code te geven.',
};

/** The keys that were configured, or the one of the data directory, made when it is not there yet. */
export function signingKeys(configured: readonly string[] | null, dataDirectory: string): SigningKeys {
  const [first, ...rest] = configured ?? [storedSecret(dataDirectory, signingKeyFile)];
  if (first === undefined) throw new Error('no signing key configured');
  return [signingKey(first), ...rest.map(signingKey)];
}

function signingKey(text: string): SigningKey {
  const derived = (purpose: string) => new Uint8Array(hkdfSync('sha256', text, '', `evenwicht ${purpose}`, 32));
  return {
    id: createHash('sha256').update(derived('key id')).digest('hex').slice(0, 8),
    tokenSecret: derived('token'),
    codeSecret: derived('access code'),
    factorSecret: derived('second factor'),
  };
}
