import { describe, expect, it } from 'vitest';
import { pagesOf } from '#server/audit/export-pages.ts';
import { auditEntries } from '#server/audit/log-store.ts';
import { recordAct } from '#server/audit/store.ts';
import { databaseKinds } from '#test/database.ts';
import { madePerson } from '#test/factories.ts';

describe.each(databaseKinds)('an export of the log, on $name', ({ use }) => {
  const open = use();

  it('has each entry once, those of one moment too, as many as were counted, and asks for a page when it is taken in', async () => {
    const database = await open();
    const person = await madePerson(database);
    const recorded = (names: readonly string[]) =>
      database.as(person, async (tx) => {
        for (const name of names) await recordAct(tx, person, 'client created', { name });
      });
    const filter = { action: 'client created' } as const;
    const read = (limit: number, after?: string) =>
      database.as(person, (tx) => auditEntries(tx, person, filter, { limit, ...(after !== undefined && { after }) }));
    await recorded(['a', 'b', 'c']);
    await recorded(['d', 'e', 'f', 'g']);
    const asked: string[] = [];
    const pages = pagesOf({ entries: await read(2), total: 6 }, (after, limit) => {
      asked.push(after);
      return read(Math.min(2, limit), after);
    });
    await pages.next();
    expect(asked).toEqual([]);
    await recorded(['later']);
    const names = [];
    for await (const page of pages) names.push(...page.map(({ object }) => object));
    expect(names).toEqual(['e', 'd', 'c', 'b']);
  });
});
