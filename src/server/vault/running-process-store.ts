import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { keyName, masterKeyOf } from '#server/platform/database/vault.ts';

const mark = 'evenwicht';

/** As many names of keys as fit in the name of a connection (63 bytes), the newest first. */
const mostKeys = 3;

/** The address of a database with the name under which connections of this process are seen: which master keys it has. */
export function namedAddress(databaseUrl: string, masterKeys: readonly string[] | null): string {
  const ids = (masterKeys ?? []).slice(0, mostKeys).map((text) => keyName(masterKeyOf(text)));
  const name = encodeURIComponent(`${mark} ${ids.join(',')}`);
  return `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}application_name=${name}`;
}

/** Whether a process is connected to the database that does not have a master key. */
export async function runsWithout({ kysely }: Pick<Database, 'kysely'>, keyId: string): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database()
    and application_name like ${`${mark} %`} and position(${keyId} in application_name) = 0 limit 1`.execute(kysely);
  return rows.length > 0;
}
