import { afterAll, describe, expect, it, vi } from 'vitest';
import { configOf } from '#server/assembly/config.ts';
import { openDatabase } from '#server/assembly/open-database.ts';
import { vaultParts } from '#server/assembly/vault-parts.ts';
import { logTo } from '#server/platform/log.ts';
import { vaultAnswer } from '#server/vault/vault-command.ts';
import { namedAddress } from '#server/vault/running-process-store.ts';
import { patience } from '#test/patience.ts';
import { postgresServer } from '#test/postgres-server.ts';

const keyText = (word: string) => `${word} master key of thirty-two bytes`;

it('a process is seen by the database under the names of its newest master keys', () => {
  const name = (address: string) => new URL(address).searchParams.get('application_name') ?? '';
  expect(name(namedAddress('postgres://x@y/z', null))).toBe('evenwicht ');
  const keys = ['a', 'b', 'c', 'd'].map(keyText);
  expect(name(namedAddress('postgres://x@y/z?sslmode=require', keys))).toMatch(
    /^evenwicht [0-9a-f]{16}(,[0-9a-f]{16}){2}$/,
  );
  expect(namedAddress('postgres://x@y/z?sslmode=require', keys)).toContain('?sslmode=require&');
});

describe.runIf(postgresServer !== null)('another master key on PostgreSQL', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  it('is refused while a process runs that does not have it, and taken when each of them has', async () => {
    const server = await postgresServer!();
    closing.push(() => server.stop());
    const DATABASE_URL = await server.newDatabase();
    const open = async (...words: readonly string[]) => {
      const config = configOf({ DATABASE_URL, MASTER_KEY: words.map(keyText).join(',') });
      return { config, database: await openDatabase(config, logTo('silent')) };
    };
    const running = await open('old');
    const { promise: isListening, resolve } = Promise.withResolvers<void>();
    // As a server does: a pool lets go of connections that nobody uses.
    const listening = running.database.listen({ hear: () => {}, onState: () => resolve() });
    await isListening;
    const { config, database } = await open('new', 'old');
    closing.push(() => database.close());
    const rotate = () => vaultAnswer(vaultParts(config, database), { does: 'rotate' });
    expect(await rotate()).toMatchObject({
      exitCode: 1,
      error: expect.stringMatching(/^Er draait een proces zonder hoofdsleutel [0-9a-f]{16}: .*MASTER_KEY=NIEUW,OUD/),
    });
    await listening.stop();
    await running.database.close();
    const both = await open('new', 'old');
    closing.push(() => both.database.close());
    await vi.waitFor(async () => expect(await rotate()).toMatchObject({ exitCode: 0 }), { timeout: patience });
  });
});
