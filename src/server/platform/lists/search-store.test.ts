import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, it } from 'vitest';
import { hasWords } from '#server/platform/lists/search-store.ts';

const compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it('a search makes the text of a row once, however many words it has', () => {
  const statements = ['een', 'een twee', 'a b c d e f g h i j'].map(
    (search) => hasWords(search, [sql`row_text`]).compile(compiler).sql,
  );
  expect(statements[0]?.split('row_text')).toHaveLength(2);
  expect(new Set(statements).size).toBe(1);
});

it('what stands for any text in a pattern stands for itself in a search', () => {
  const { parameters } = hasWords('100% a_b c\\d', [sql`row_text`]).compile(compiler);
  expect(parameters).toEqual([['%100\\%%', '%a\\_b%', '%c\\\\d%']]);
});
