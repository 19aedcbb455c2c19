import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { migrations } from '#server/platform/database/migrate.ts';

const name = '9000-later';
const later: Migration = {
  up: async (db) => {
    await sql`alter table dossier add column note text not null default 'later'`.execute(db);
  },
};

/** Does something as a later version of the program, which knows one more migration than this one. */
export async function asLaterVersion<Result>(work: (newest: string) => Promise<Result>): Promise<Result> {
  migrations[name] = later;
  try {
    return await work(name);
  } finally {
    delete migrations[name];
  }
}
