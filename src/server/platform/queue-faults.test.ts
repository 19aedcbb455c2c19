import { expect, it } from 'vitest';
import { queueFaults } from '#server/platform/queue-faults.ts';

it('tells at once of a fault of the queue, and of the others of that minute with the next', () => {
  let now = 0;
  const errors: unknown[] = [];
  const lower: unknown[] = [];
  const log = {
    error: (told: unknown) => void errors.push(told),
    info: (told: unknown) => void lower.push(told),
  };
  const tell = queueFaults(log, () => now);
  // A restart of five minutes, with more than a fault a second.
  for (; now < 300_000; now += 700) tell(new Error('the database system is starting up'));
  expect(errors).toHaveLength(5);
  expect(errors[0]).toMatchObject({ happened: 'the database system is starting up', others: 0 });
  expect(errors[1]).toMatchObject({ others: 85 });
  expect(errors.length + lower.length).toBe(429);
  now += 60_000;
  tell(new Error('again'));
  expect(errors.at(-1)).toMatchObject({ happened: 'again' });
});
