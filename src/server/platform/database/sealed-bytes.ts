import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Bytes as they are kept: a mark, the id of the key, a random number for this one time, what was encrypted (AES-256-GCM),
 * and the check of all of it together with the place that they belong to.
 */
const mark = Buffer.from([0x00, 0x45, 0x57, 0x01]);
const keyIdLength = 8;
const onceLength = 12;
const checkLength = 16;
const contentStart = mark.length + keyIdLength + onceLength;

/** By how much sealed bytes are more: people are told the size of what they gave. */
export const sealOverhead = contentStart + checkLength;

/** How the database tells sealed bytes from those of before there was a vault: no file or packed text begins so. */
export const sealMark: Uint8Array = mark;

declare const kept: unique symbol;

/** Bytes as a row has them, sealed or not: no `Uint8Array`, so that nobody stores or reads them but through the vault. */
export interface KeptBytes {
  readonly [kept]: true;
}

/** What bytes belong to: opened for anything else they are refused. */
export interface SealedPlace {
  readonly organisationId: string;
  /** Table and kind. */
  readonly kind: string;
  /** Of the row. */
  readonly id: string;
}

/** 256 bits, of one use. */
export interface SealingKey {
  /** Tells which key it is, and nothing about it. */
  readonly id: Buffer;
  readonly secret: Buffer;
}

/** A key made of a secret, of which every purpose has another. */
export function sealingKey(secret: Uint8Array, purpose: string): SealingKey {
  const derived = (what: string) => Buffer.from(hkdfSync('sha256', secret, '', `evenwicht ${purpose} ${what}`, 32));
  return {
    id: createHash('sha256').update(derived('key id')).digest().subarray(0, keyIdLength),
    secret: derived('key'),
  };
}

/** Why bytes cannot be opened; it holds nothing of them. */
export class SealError extends Error {
  override readonly name: string = 'SealError';
}

/** The key that bytes were sealed with is not there any more: it was destroyed with what it sealed. */
export class KeyGoneError extends SealError {}

/** How many bytes before and after what was encrypted tell how it is opened. */
export const longestEnds = { head: contentStart, tail: checkLength };

/** Whether bytes of a size that begin so are sealed. */
export const isSealedHead = (head: Uint8Array, size: number): boolean =>
  size >= sealOverhead && mark.equals(head.subarray(0, mark.length));

export const isSealed = (bytes: Uint8Array): boolean => isSealedHead(bytes, bytes.length);

/** Names without which the check fails; none of them holds what stands between them. */
const placeBytes = ({ organisationId, kind, id }: SealedPlace): Buffer =>
  Buffer.from(['evenwicht', organisationId, kind, id].join('\0'));

export function sealedBytes(key: SealingKey, place: SealedPlace, bytes: Uint8Array): Buffer {
  const header = Buffer.concat([mark, key.id, randomBytes(onceLength)]);
  const cipher = createCipheriv('aes-256-gcm', key.secret, header.subarray(mark.length + keyIdLength));
  cipher.setAAD(Buffer.concat([header, placeBytes(place)]));
  const content = cipher.update(bytes);
  return Buffer.concat([header, content, cipher.final(), cipher.getAuthTag()]);
}

/** The id of the key that bytes were sealed with. */
export const keyIdOf = (sealed: Uint8Array): Buffer =>
  Buffer.from(sealed.subarray(mark.length, mark.length + keyIdLength));

/** Where what was encrypted is among sealed bytes of a size. */
export const sealedContent = (size: number) => ({ start: contentStart, end: size - checkLength });

/** Opens what was sealed piece by piece. What `update` gives is certain only when `end` has not thrown. */
export interface Opening {
  readonly update: (piece: Uint8Array) => Buffer;
  /** Throws a `SealError` when it was changed since, or sealed for another place. */
  readonly end: () => void;
}

/** `head` are the bytes before what was encrypted, `check` those after it. Throws a `SealError` when it was with another key. */
export function opening(key: SealingKey, place: SealedPlace, head: Uint8Array, check: Uint8Array): Opening {
  if (!keyIdOf(head).equals(key.id)) throw new KeyGoneError('sealed with another key');
  const cipher = createDecipheriv('aes-256-gcm', key.secret, head.subarray(mark.length + keyIdLength, contentStart));
  cipher.setAAD(Buffer.concat([head.subarray(0, contentStart), placeBytes(place)]));
  cipher.setAuthTag(check);
  return {
    update: (piece) => cipher.update(piece),
    end: () => {
      try {
        cipher.final();
      } catch {
        // Its own words tell nothing more.
        throw new SealError('changed since they were sealed, or of another place');
      }
    },
  };
}

/** What was sealed. Throws a `SealError` when it was with another key, for another place, or changed since. */
export function openedBytes(key: SealingKey, place: SealedPlace, sealed: Uint8Array): Buffer {
  if (!isSealed(sealed)) throw new SealError('these bytes were not sealed');
  const { start, end } = sealedContent(sealed.length);
  const opened = opening(key, place, sealed.subarray(0, start), sealed.subarray(end));
  const content = opened.update(sealed.subarray(start, end));
  opened.end();
  return content;
}
