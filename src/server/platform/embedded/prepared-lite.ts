import { type messages, parse, type PGlite, protocol, type Results } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { RepeatedStatements } from '#server/platform/prepared/repeated-statements.ts';

type Lite = Exclude<PGliteDialectConfig['pglite'], (...given: never[]) => unknown>;
type Messages = readonly messages.BackendMessage[];

interface Prepared {
  readonly parameterTypes: readonly number[];
  readonly described: Messages;
}

/**
 * An embedded database that prepares what it is asked again and again. The library reads and plans each statement anew,
 * in five turns of the database; a prepared one takes one turn. The tables change before a server listens, so that an
 * answer keeps its form.
 */
export function preparedLite(lite: PGlite): Lite {
  const repeated = new RepeatedStatements();
  const prepared = new Map<string, Prepared>();

  const run = (name: string, text: string, values: readonly unknown[], syncToFs: boolean) =>
    lite.runExclusive(async () => {
      const statement = prepared.get(name) ?? described(await lite.execProtocolStream(preparing(name, text), unsynced));
      prepared.set(name, statement);
      const asked = running(name, written(lite, values, statement.parameterTypes));
      const answered = await lite.execProtocolStream(asked, { syncToFs });
      return resultIn(lite, [...statement.described, ...answered]);
    });

  return {
    get closed() {
      return lite.closed;
    },
    get ready() {
      return lite.ready;
    },
    waitReady: lite.waitReady,
    close: () => lite.close(),
    query: async <T>(text: string, values: unknown[] = [], options = {}) => {
      const name = repeated.nameOf(text);
      if (name === null) return lite.query<T>(text, values, options);
      // As the library's own `query`: not between the statements of a transaction.
      return (await lite._runExclusiveTransaction(() => run(name, text, values, true))) as Results<T>;
    },
    transaction: (work) =>
      lite.transaction((tx) =>
        work({
          ...tx,
          query: async <T>(text: string, values: unknown[] = [], options = {}) => {
            const name = repeated.nameOf(text);
            if (name === null) return tx.query<T>(text, values, options);
            return (await run(name, text, values, false)) as Results<T>;
          },
        }),
      ),
  };
}

const unsynced = { syncToFs: false } as const;
const { serialize } = protocol;

const preparing = (name: string, text: string): Uint8Array =>
  Buffer.concat([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]);

const running = (statement: string, values: (string | null)[]): Uint8Array =>
  Buffer.concat([serialize.bind({ statement, values }), serialize.execute(), serialize.sync()]);

function described(answered: Messages): Prepared {
  return { parameterTypes: parse.parseDescribeStatementResults([...answered]), described: answered };
}

/** The values as the library writes them. */
const written = ({ serializers }: PGlite, values: readonly unknown[], types: readonly number[]) =>
  values.map((value, index) => {
    if (value === null || value === undefined) return null;
    const serialize = serializers[types[index] ?? 0];
    return serialize === undefined ? (value as string | number | boolean).toString() : serialize(value);
  });

function resultIn({ parsers }: PGlite, answered: Messages): Results {
  const [result] = parse.parseResults([...answered], parsers, { rowMode: 'object' });
  if (result === undefined) throw new Error('the database did not answer');
  return result;
}
