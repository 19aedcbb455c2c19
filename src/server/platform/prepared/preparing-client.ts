import type { Client } from 'pg';
import { LastingClient } from '#server/platform/prepared/lasting-client.ts';
import { RepeatedStatements } from '#server/platform/prepared/repeated-statements.ts';

/** The connections of a pool, which prepare what is asked again and again: each keeps what it has prepared. */
export function preparingClient(): typeof Client {
  const repeated = new RepeatedStatements();
  return class extends LastingClient {
    override query(...given: unknown[]): never {
      const [text, values] = given;
      const name =
        given.length === 2 && typeof text === 'string' && Array.isArray(values) ? repeated.nameOf(text) : null;
      const asked = name === null ? given : [{ name, text, values }];
      return Reflect.apply(super.query.bind(this), this, asked) as never;
    }
  };
}
