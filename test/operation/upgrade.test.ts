import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { bareLite } from '#test/kept-database.ts';
import { databaseOf } from '#server/platform/embedded/embedded-database.ts';
import { bringUpToDate, isKnownMigration, oldestLevel } from '#server/platform/database/migrate.ts';
import { type Schema, schemaBreaks } from '#test/operation/schema-breaks.ts';

let database: Database | null = null;
afterAll(() => database?.close());

interface Column {
  readonly name: string;
  readonly type: string;
  readonly mayBeEmpty: boolean;
  readonly fillsItself: boolean;
}

async function schemaOf({ kysely }: Database): Promise<Schema> {
  const columns = await sql<Column>`select table_name || '.' || column_name as name, udt_name as type,
      is_nullable = 'YES' as "mayBeEmpty",
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "fillsItself"
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`.execute(kysely);
  const conditions = await sql<{ name: string; text: string }>`
    select relname || '.' || conname as name, pg_get_constraintdef(pg_constraint.oid) as text
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'p', 'f', 'x')`.execute(kysely);
  const functions = await sql<{ name: string; text: string }>`
    select proname || '(' || pg_get_function_identity_arguments(oid) || ')' as name, pg_get_function_result(oid) as text
    from pg_proc where pronamespace = 'public'::regnamespace`.execute(kysely);
  const byName = (rows: readonly { name: string; text: string }[]) =>
    Object.fromEntries(rows.map(({ name, text }) => [name, text]));
  return {
    columns: Object.fromEntries(columns.rows.map(({ name, ...column }) => [name, column])),
    conditions: byName(conditions.rows),
    functions: byName(functions.rows),
  };
}

const text = { type: 'text', mayBeEmpty: true, fillsItself: false };
const before: Schema = {
  columns: { 'client.name': { ...text, mayBeEmpty: false }, 'client.note': text },
  conditions: { 'client.short': 'CHECK ((length(name) < 80))' },
  functions: { 'whoever()': 'text' },
};
const changed = (change: Partial<Schema>): Schema => ({ ...before, ...change });

describe('two versions beside each other', () => {
  it.each([
    ['a column that went', { columns: { 'client.name': before.columns['client.name'] ?? text } }, 'client.note went'],
    [
      'another kind',
      { columns: { ...before.columns, 'client.note': { ...text, type: 'int4' } } },
      'client.note was text and is int4',
    ],
    [
      'a column that may not be empty any more',
      { columns: { ...before.columns, 'client.note': { ...text, mayBeEmpty: false } } },
      'client.note may not be empty any more',
    ],
    [
      'a new column that has to be filled',
      { columns: { ...before.columns, 'client.city': { ...text, mayBeEmpty: false } } },
      'client.city is new and has to be filled',
    ],
    [
      'a stricter condition',
      { conditions: { 'client.short': 'CHECK ((length(name) < 40))' } },
      'client.short asks CHECK ((length(name) < 40))',
    ],
    ['another function', { functions: {} }, 'whoever() gave text and gives nothing'],
  ])('are not possible with %s', (_what, change, breaks) => {
    expect(schemaBreaks(before, changed(change))).toEqual([breaks]);
  });

  it('are possible with what only adds', () => {
    const after: Schema = {
      columns: { ...before.columns, 'client.city': text, 'place.name': { ...text, mayBeEmpty: false } },
      conditions: {
        ...before.conditions,
        'client.city': 'CHECK ((length(city) < 80))',
        'place.pk': 'PRIMARY KEY (name)',
      },
      functions: { ...before.functions, 'more()': 'text' },
    };
    expect(schemaBreaks(before, after)).toEqual([]);
  });

  it('each migration since the oldest level only adds; one that takes away comes a release later, and raises that level', async () => {
    expect(isKnownMigration(oldestLevel)).toBe(true);
    database = await databaseOf(await bareLite());
    await bringUpToDate(database.kysely, oldestLevel);
    const earlier = await schemaOf(database);
    expect(Object.keys(earlier.columns).length).toBeGreaterThan(100);
    await bringUpToDate(database.kysely);
    expect(schemaBreaks(earlier, await schemaOf(database))).toEqual([]);
  });
});
