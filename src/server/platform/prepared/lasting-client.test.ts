import { expect, test } from 'vitest';
import { LastingClient } from '#server/platform/prepared/lasting-client.ts';
import { preparingClient } from '#server/platform/prepared/preparing-client.ts';

test.each([LastingClient, preparingClient()])(
  'a connection that breaks while nobody uses it ends no process',
  (Kind) => {
    const client = new Kind({ connectionString: 'postgres://nobody@localhost/nothing' });
    expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow();
  },
);
