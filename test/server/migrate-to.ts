import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from '#server/platform/database/database.ts';
import { projectRoot } from '#test/source-files.ts';

/** Leaves a database as a program that knew no later migrations left it; all of them when none is named. */
export async function migrateTo(database: Database, last?: string): Promise<void> {
  const folder = join(projectRoot, 'migrations');
  const migrations: Record<string, Migration> = {};
  for (const file of readdirSync(folder).filter((name) => /^\d{4}-/.test(name)))
    migrations[file.replace(/\.ts$/, '')] = (await import(pathToFileURL(join(folder, file)).href)) as Migration;
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) throw error;
}
