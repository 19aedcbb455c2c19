import { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import { documentListSchema } from '#api/dossiers.ts';
import { listsAtOnce, listsWaiting } from '#server/platform/lists/list-places.ts';
import { appForFile } from '#test/app.ts';
import { patience } from '#test/patience.ts';

const running = appForFile();

async function situation() {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  for (const name of ['Een', 'Twee', 'Drie']) await adviser.upload(clientId, name);
  const path = `/api/clients/${clientId}/documents`;
  const list = async (query: string) =>
    documentListSchema.parse(await (await adviser.call('GET', path + query)).json()).data;
  return { adviser, path, list };
}

it('a list without parameters is the whole list, and with a page that page', async () => {
  const { list } = await situation();
  const whole = await list('');
  expect([whole.documents.length, whole.part]).toEqual([3, undefined]);
  const page = await list('?page=2&size=2&sort=-createdOn');
  expect([page.documents.map(({ name }) => name), page.part?.total]).toEqual([['Een'], 3]);
});

it('a list that is short enough comes as a whole to whoever wants it so', async () => {
  const { list } = await situation();
  expect((await list('?page=1&size=2&search=Een&wholeUpTo=3')).documents).toHaveLength(3);
  expect((await list('?page=1&size=2&wholeUpTo=2')).documents).toHaveLength(2);
});

it.each(['page=0', 'page=x', 'page=1&size=101', 'page=1&sort=status', 'page=1&wholeUpTo=201', 'page=1&search=%00'])(
  'a page that makes no sense (%s) is refused',
  async (query) => {
    const { adviser, path } = await situation();
    expect((await adviser.call('GET', `${path}?${query}`)).status).toBe(400);
  },
);

it('who has the list already is told so, without the list, until it changes', async () => {
  const { adviser, path } = await situation();
  const first = await adviser.call('GET', path);
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
  const again = await adviser.call('GET', path, undefined, { 'if-none-match': `"other", ${tag}` });
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([304, '', 'no-store']);
  const { data } = documentListSchema.parse(await first.json());
  await adviser.call('DELETE', `${path}/${data.documents[0]?.id}`);
  expect((await adviser.call('GET', path, undefined, { 'if-none-match': tag })).status).toBe(200);
});

it('a list goes packed to who can unpack it', async () => {
  const { adviser, path } = await situation();
  const clientId = path.split('/')[3] ?? '';
  for (const name of ['Vier', 'Vijf', 'Zes']) await adviser.upload(clientId, name);
  const answer = (encoding: string) => adviser.call('GET', path, undefined, { 'accept-encoding': encoding });
  const plain = await answer('gzip;q=0, identity');
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'accept-encoding']);
  const packed = await answer('br, gzip');
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.json()).toEqual(await plain.json());
  const bytes = async (encoding: string) => {
    const { rawPayload } = await running().app.inject({
      url: path,
      headers: { authorization: `Bearer ${adviser.token}`, 'accept-encoding': encoding },
    });
    return rawPayload.length;
  };
  expect(await bytes('gzip')).toBeLessThan((await bytes('identity')) / 2);
});

it('recognising who calls is one statement, and a list one transaction more', async () => {
  const { adviser, path } = await situation();
  const turns = vi.spyOn(PGlite.prototype, '_runExclusiveTransaction');
  const transactions = vi.spyOn(PGlite.prototype, 'transaction');
  const counted = () => [turns.mock.calls.length - transactions.mock.calls.length, transactions.mock.calls.length];
  await adviser.call('GET', '/api/users/current');
  expect(counted()).toEqual([1, 0]);
  await adviser.call('GET', path);
  expect(counted()).toEqual([2, 1]);
  vi.restoreAllMocks();
});

it('of lists that one person asks for at once few wait for their turn, and the others are refused', async () => {
  const { adviser, path } = await situation();
  const { database } = running();
  const as = database.as.bind(database);
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  const atOnce = vi.fn();
  (database as { as: typeof database.as }).as = async (...asked) => {
    atOnce();
    await held;
    return as(...asked);
  };
  const taken = listsAtOnce + listsWaiting;
  const refused: Response[] = [];
  const calls = Array.from({ length: taken + 10 }, async () => {
    const answer = await adviser.call('GET', `${path}?page=1&search=een`);
    if (answer.status !== 200) refused.push(answer);
    return answer.status;
  });
  await vi.waitFor(() => expect(refused).toHaveLength(10), { timeout: patience });
  expect(atOnce).toHaveBeenCalledTimes(listsAtOnce);
  go();
  expect((await Promise.all(calls)).filter((status) => status === 200)).toHaveLength(taken);
  (database as { as: typeof database.as }).as = as;
  expect([refused[0]?.status, await refused[0]?.json()]).toMatchObject([429, { code: 'LISTS_UNDER_WAY' }]);
  // For the headers alone a place is taken once too.
  expect((await adviser.call('HEAD', path)).status).toBe(200);
});
