import { randomBytes } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import type { MasterKeys, Vault } from '#server/platform/database/vault-keys.ts';
import {
  insertOrganisationKey,
  type KeptOrganisationKey,
  organisationKeyRow,
} from '#server/platform/database/organisation-key-store.ts';
import {
  isSealed,
  type KeptBytes,
  KeyGoneError,
  isSealedHead,
  openedBytes,
  opening,
  sealedContent,
  sealedBytes,
  type SealedPlace,
  SealError,
  type SealingKey,
  sealingKey,
} from '#server/platform/database/sealed-bytes.ts';

export const masterKeyOf = (text: string): SealingKey => sealingKey(Buffer.from(text), 'master');

export const keyName = ({ id }: SealingKey): string => id.toString('hex');

/** The vault that a transaction works with, and the keys that it has asked for: those of a transaction that fails are forgotten with it. */
interface OpenVault {
  readonly vault: Vault;
  readonly keys: Map<string, SealingKey>;
}

const ofTransactions = new WeakMap<object, OpenVault>();

/** The same database, whose transactions seal and open with this vault. */
export function withVault(database: Database, vault: Vault): Database {
  return {
    ...database,
    vault,
    as: (actor, work) =>
      database.as(actor, (tx) => {
        ofTransactions.set(tx, { vault, keys: new Map() });
        return work(tx);
      }),
  };
}

const inRow = (bytes: Uint8Array) => bytes as unknown as KeptBytes;

/** Bytes as they are to be stored at a place: sealed, unless this database has no vault. */
export async function toKeep(tx: Tx, place: SealedPlace, bytes: Uint8Array): Promise<KeptBytes> {
  const open = ofTransactions.get(tx);
  if (open === undefined || !open.vault.isSealing) return inRow(bytes);
  const sealed = sealedBytes(await keyOf(tx, open, place.organisationId, true), place, bytes);
  open.vault.note?.('sealed');
  return inRow(sealed);
}

/** The bytes that are stored at a place, as they were given; what was stored before there was a vault is as it is. */
export async function asKept(tx: Tx, place: SealedPlace, kept: KeptBytes): Promise<Uint8Array> {
  const stored = kept as unknown as Uint8Array;
  if (!isSealed(stored)) return stored;
  const open = ofTransactions.get(tx);
  if (open === undefined) throw new SealError('sealed, and no master key was given');
  try {
    const bytes = openedBytes(await keyOf(tx, open, place.organisationId, false), place, stored);
    open.vault.note?.('opened');
    return bytes;
  } catch (fault) {
    return refusalBy(open.vault)(fault);
  }
}

/** Notes that something would not open, and goes on with the fault. */
const refusalBy =
  (vault: Vault) =>
  (fault: unknown): never => {
    if (fault instanceof SealError) vault.note?.('refused');
    throw fault;
  };

function orRefused<Result>(refuse: (fault: unknown) => never, work: () => Result): Result {
  try {
    return work();
  } catch (fault) {
    return refuse(fault);
  }
}

/** What is stored at a place as its row tells: how large it is, how it begins and how it ends. */
export interface KeptEnds {
  readonly size: number;
  readonly head: KeptBytes;
  readonly tail: KeptBytes;
}

/** How what is stored at a place is opened piece by piece: which of its bytes are asked for, and what they are opened by. */
export interface Opener {
  readonly start: number;
  readonly end: number;
  /** For once through all of it. */
  readonly begin: () => { readonly update: (kept: KeptBytes) => Uint8Array; readonly end: () => void };
}

/** As `asKept`, for what is not taken into memory as a whole. */
export async function openerOf(tx: Tx, place: SealedPlace, { size, ...ends }: KeptEnds): Promise<Opener> {
  const head = ends.head as unknown as Uint8Array;
  const tail = ends.tail as unknown as Uint8Array;
  if (!isSealedHead(head, size))
    return {
      start: 0,
      end: size,
      begin: () => ({ update: (kept) => kept as unknown as Uint8Array, end: () => undefined }),
    };
  const open = ofTransactions.get(tx);
  if (open === undefined) throw new SealError('sealed, and no master key was given');
  const refuse = refusalBy(open.vault);
  const key = await keyOf(tx, open, place.organisationId, false).catch(refuse);
  open.vault.note?.('opened');
  return {
    ...sealedContent(size),
    begin: () => {
      const opened = orRefused(refuse, () => opening(key, place, head, tail));
      return {
        update: (kept) => opened.update(kept as unknown as Uint8Array),
        end: () => orRefused(refuse, opened.end),
      };
    },
  };
}

async function keyOf(tx: Tx, open: OpenVault, organisationId: string, mayMake: boolean): Promise<SealingKey> {
  const known = open.keys.get(organisationId);
  if (known !== undefined) return known;
  let row = await organisationKeyRow(tx, organisationId);
  if (row === null && mayMake) {
    await insertOrganisationKey(
      tx,
      organisationId,
      keptOrganisationKey(open.vault.masterKeys[0], organisationId, randomBytes(32)),
    );
    row = await organisationKeyRow(tx, organisationId);
  }
  if (row === null) throw new KeyGoneError('the key of this organisation is not there');
  const key = sealingKey(organisationSecret(open.vault.masterKeys, organisationId, row), 'files');
  open.keys.set(organisationId, key);
  return key;
}

const keyPlace = (organisationId: string): SealedPlace => ({
  organisationId,
  kind: 'organisation_key',
  id: organisationId,
});

/** The secret of an organisation, sealed with a master key. */
export const keptOrganisationKey = (
  master: SealingKey,
  organisationId: string,
  secret: Uint8Array,
): KeptOrganisationKey => ({
  masterKeyId: keyName(master),
  sealed: sealedBytes(master, keyPlace(organisationId), secret),
});

/** The secret of an organisation. Throws a `SealError` when none of the master keys opens it. */
export function organisationSecret(masters: MasterKeys, organisationId: string, row: KeptOrganisationKey): Buffer {
  const master = masters.find((key) => keyName(key) === row.masterKeyId);
  if (master === undefined) throw new SealError('the master key of this organisation was not given');
  return openedBytes(master, keyPlace(organisationId), row.sealed);
}
