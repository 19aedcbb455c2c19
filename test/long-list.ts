import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/platform/database/tx.ts';

/** Finished dossiers of a client, number 1 the newest; `sha256` tells of each `number` which file it has. */
export async function fillList(tx: Tx, clientId: string, size: number, sha256: RawBuilder<unknown>): Promise<void> {
  await sql`insert into dossier (organisation_id, client_id, name, name_order, search_text, input_sha256, status,
      created_on) select organisation_id, id, 'Dossier ' || number, 'dossier ' || lpad(number::text, 9, '0'),
      'dossier ' || number, ${sha256}, 'Finished', now() - number * interval '1 minute'
    from client, generate_series(1, ${size}::integer) as number where client.id = ${clientId}`.execute(tx);
}

/** Rows of dossiers that this transaction took from table and indexes; no vacuum or statistics came in between. */
export async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
    from pg_stat_xact_user_tables where relname = 'dossier'`.execute(tx);
  return rows[0]?.read ?? Number.NaN;
}
