import { expect, it } from 'vitest';
import { listPlaces, listsAtOnce, listsWaiting } from '#server/platform/lists/list-places.ts';

/** Work that goes on until it is told to end. */
function begun() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    work: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => {
        ends.set(name, () => resolve(name));
      });
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

it('a third list of a person waits until one of two is there; somebody else’s does not', async () => {
  const inPlace = listPlaces();
  const { started, work, end } = begun();
  const asked = ['1', '2', '3'].map((name) => inPlace('Vera', work(name)));
  void inPlace('Bo', work('another'));
  expect(started).toEqual(['1', '2', 'another']);
  end('2');
  await asked[1];
  expect(started).toEqual(['1', '2', 'another', '3']);
  end('3');
  expect(await asked[2]).toBe('3');
});

it('more than may wait are refused, until there is room again, also after lists that failed', async () => {
  const inPlace = listPlaces();
  const { promise, reject } = Promise.withResolvers<never>();
  const all = Array.from({ length: listsAtOnce + listsWaiting }, () => inPlace('Vera', () => promise));
  await expect(inPlace('Vera', () => Promise.resolve())).rejects.toMatchObject({ body: { code: 'LISTS_UNDER_WAY' } });
  reject(new Error('away'));
  for (const ended of await Promise.allSettled(all)) expect(ended.status).toBe('rejected');
  expect(await inPlace('Vera', () => Promise.resolve('there'))).toBe('there');
});
