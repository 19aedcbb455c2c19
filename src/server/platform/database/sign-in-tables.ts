import type { ColumnType, Generated } from 'kysely';
import type { CodeIssuer } from '#api/access-codes.ts';
import type { Recovery } from '#api/own-code.ts';
import type { MadeOn } from '#server/platform/database/dossier-tables.ts';
import type { KeptBytes } from '#server/platform/database/sealed-bytes.ts';

export interface SessionTable {
  id: Generated<string>;
  organisation_id: string;
  holder_id: string;
  token_version: number;
  created_on: MadeOn;
  last_seen_on: Generated<Date>;
  expires_on: Date;
  ended_on: Date | null;
  /** By whom the access was issued that opened it. */
  issued_by: CodeIssuer | null;
  /** Browser, system and network, as far as recognised; also null for sessions from before this was kept. */
  device: string | null;
  network: string | null;
  /** The access code that opened it, and whether by the code that its holder made for that; null for a link, and before this was kept. */
  access_code_id: string | null;
  by_own_code: boolean | null;
  /** When its holder proved once more who they are; null: not since it began. */
  proven_on: Date | null;
}

/** The code that the holder of an access code made for it. */
export interface OwnCodeTable {
  organisation_id: string;
  access_code_id: string;
  code_hash: Uint8Array;
  made_on: Generated<Date>;
  /** Uses of the access code since, newest first. */
  recoveries: ColumnType<readonly Recovery[], string | undefined, string>;
}

/** When sessions of an organisation end, and what it asks of everybody; no row: the standard. */
export interface SignInRulesTable {
  organisation_id: string;
  idle_minutes: number;
  session_hours: number;
  needs_second_factor: Generated<boolean>;
  /** Null: chosen before this could be; as the organisation began. */
  needs_own_code: boolean | null;
  changed_on: Generated<Date>;
  /** Name of the person who did. */
  changed_by: string;
}

/** What a sender of codes tried: an address, or a session. */
export interface Tried {
  /** Wrong codes since the last right one. */
  readonly wrong: number;
  /** When the last code was tried. */
  readonly on: string;
  /** It gave a right code, and the one after it is waited for. */
  readonly isHalfway: boolean;
}
/** By sender. */
export type Tries = Readonly<Record<string, Tried>>;

export interface SecondFactorTable {
  organisation_id: string;
  holder_id: string;
  /** Encrypted (`session/second-factor/sealed-secret.ts`). */
  secret: KeptBytes;
  /** Null: waits for its first code, and is asked of nobody. */
  confirmed_on: Date | null;
  /** Of the last code that was taken. The driver of a server gives a text. */
  last_step: ColumnType<string | number | null, number | null, number | null>;
  /** Wrong codes in the day that began with the first of them. */
  wrong_count: Generated<number>;
  wrong_since: Date | null;
  tries: ColumnType<Tries, string | undefined, string>;
  created_on: MadeOn;
}

export interface RecoveryCodeTable {
  organisation_id: string;
  holder_id: string;
  code_hash: Uint8Array;
  used_on: Date | null;
  created_on: MadeOn;
}
