import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Tx } from '#server/platform/database/tx.ts';
import { factorPlace } from '#server/platform/database/kept-places.ts';
import { type KeptBytes, KeyGoneError } from '#server/platform/database/sealed-bytes.ts';
import { asKept, toKeep } from '#server/platform/database/vault.ts';
import type { SigningKeys } from '#server/session/signing-keys.ts';

const cipher = 'aes-256-gcm';
const keyIdBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;

/** Whose secret it is: sealed for one holder it cannot be opened for another. */
interface Whose {
  readonly organisationId: string;
  readonly holderId: string;
}
const bound = ({ organisationId, holderId }: Whose): Buffer =>
  Buffer.from(`second factor ${organisationId} ${holderId}`);

/**
 * A secret as it is stored: encrypted with the newest signing key, and that with the key of its organisation. Who has the
 * database alone cannot read it, nor anybody after that organisation was erased with its key.
 */
export async function keptSecret(tx: Tx, keys: SigningKeys, secret: Uint8Array, whose: Whose): Promise<KeptBytes> {
  return toKeep(tx, factorPlace(whose.organisationId, whose.holderId), sealedSecret(keys, secret, whose));
}

/** The secret again; null when a key that it needs has gone. Throws when it was changed. */
export async function secretOf(tx: Tx, keys: SigningKeys, kept: KeptBytes, whose: Whose): Promise<Uint8Array | null> {
  try {
    return openedSecret(keys, await asKept(tx, factorPlace(whose.organisationId, whose.holderId), kept), whose);
  } catch (fault) {
    // Its organisation was erased: no code is right any more.
    if (fault instanceof KeyGoneError) return null;
    throw fault;
  }
}

/** Encrypts a secret with the newest key. */
export function sealedSecret([key]: SigningKeys, secret: Uint8Array, whose: Whose): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key.factorSecret, nonce).setAAD(bound(whose));
  const content = Buffer.concat([sealing.update(secret), sealing.final()]);
  return Buffer.concat([Buffer.from(key.id, 'hex'), nonce, sealing.getAuthTag(), content]);
}

/** The secret again, by whichever of the keys it was sealed with; null when that key has gone. Throws when it was changed. */
export function openedSecret(keys: SigningKeys, sealed: Uint8Array, whose: Whose): Uint8Array | null {
  const bytes = Buffer.from(sealed);
  const key = keys.find(({ id }) => id === bytes.subarray(0, keyIdBytes).toString('hex'));
  if (key === undefined) return null;
  const [nonceAt, tagAt] = [keyIdBytes, keyIdBytes + nonceBytes];
  const opening = createDecipheriv(cipher, key.factorSecret, bytes.subarray(nonceAt, tagAt), {
    authTagLength: tagBytes,
  })
    .setAAD(bound(whose))
    .setAuthTag(bytes.subarray(tagAt, tagAt + tagBytes));
  return new Uint8Array(Buffer.concat([opening.update(bytes.subarray(tagAt + tagBytes)), opening.final()]));
}
