import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** A transaction on our tables. */
export type Tx = Transaction<Tables>;
