import { describe, expect, it, vi } from 'vitest';
import { changedListsSchema } from '#api/changes.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { patience } from '#test/patience.ts';
import { uniqueName } from '#test/factories.ts';
import { deleteAfterUndo } from '#test/server/after-undo.ts';

const running = appForFile({ limits: { streams: { ofHolder: 2, ofProcess: 6, heartbeatMilliseconds: 50 } } });

/** A stream as somebody hears it: the texts so far, the employers of which the list changed, and whether it ended. */
async function heardBy(person: Caller) {
  const ending = new AbortController();
  const response = await fetch(`${running().address}/api/changes`, {
    headers: { authorization: `Bearer ${person.token}` },
    signal: ending.signal,
  });
  const heard = { response, text: '', isOver: false, leave: () => ending.abort() };
  const read = async () => {
    try {
      for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) heard.text += piece;
    } finally {
      heard.isOver = true;
    }
  };
  read().catch(() => undefined);
  return heard;
}

type Heard = Awaited<ReturnType<typeof heardBy>>;

const changedIn = ({ text }: Heard): string[] =>
  [...text.matchAll(/^event: changed\ndata: (.*)$/gm)].flatMap(
    ([, data = '']) => changedListsSchema.parse(JSON.parse(data)).clientIds,
  );

const hears = (heard: Heard, clientId: string) =>
  vi.waitFor(() => expect(changedIn(heard)).toContain(clientId), patience);
const ends = (heard: Heard) => vi.waitFor(() => expect(heard.isOver).toBe(true), patience);

describe('the stream of changes', () => {
  it('tells which list changed and nothing else, and that the line is there', async () => {
    const adviser = await running().signedIn();
    const clientId = await adviser.madeClient('Bakkerij Koren');
    const heard = await heardBy(adviser);
    expect(heard.response.status).toBe(200);
    expect(heard.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(heard.response.headers.get('cache-control')).toBe('no-store');
    expect(heard.response.headers.get('x-accel-buffering')).toBe('no');
    await adviser.upload(clientId, 'Regeling 2028');
    await hears(heard, clientId);
    await vi.waitFor(() => expect(heard.text).toContain(': here\n\n'), patience);
    expect(heard.text).not.toMatch(/Koren|Regeling/);
    expect(heard.text.replaceAll(/: (open|here)\n\n/g, '')).toMatch(
      /^(event: changed\ndata: \{"clientIds":\["[0-9a-f-]{36}"\]\}\n\n)+$/,
    );
    heard.leave();
  });

  it('tells each what he may see: an adviser of his office, an employer of himself', async () => {
    const { signedIn } = running();
    const organisation = uniqueName('Kantoor');
    const adviser = await signedIn('adviser', organisation);
    const [own, other] = [await adviser.madeClient(), await adviser.madeClient()];
    const employer = await signedIn('employer', organisation, own);
    const stranger = await signedIn('adviser');
    const strangers = await stranger.madeClient();
    const [byAdviser, byEmployer, byStranger] = [
      await heardBy(adviser),
      await heardBy(employer),
      await heardBy(stranger),
    ];
    await adviser.upload(other, 'Van een ander');
    await adviser.upload(own, 'Van kantoor');
    await hears(byAdviser, own);
    expect(changedIn(byEmployer)).toEqual([]);
    await employer.upload(own, 'Eigen');
    await stranger.upload(strangers, 'Elders');
    await hears(byAdviser, other);
    await hears(byEmployer, own);
    await hears(byStranger, strangers);
    expect(new Set(changedIn(byAdviser))).toEqual(new Set([own, other]));
    expect(new Set(changedIn(byEmployer))).toEqual(new Set([own]));
    expect(new Set(changedIn(byStranger))).toEqual(new Set([strangers]));
    for (const heard of [byAdviser, byEmployer, byStranger]) heard.leave();
  });

  it('ends when access is revoked, and is not given again; that of others goes on', async () => {
    const { signedIn } = running();
    const organisation = uniqueName('Kantoor');
    const adviser = await signedIn('adviser', organisation);
    const clientId = await adviser.madeClient();
    const employer = await signedIn('employer', organisation, clientId);
    const [byAdviser, byEmployer] = [await heardBy(adviser), await heardBy(employer)];
    const codes = (await (await adviser.call('GET', '/api/access-codes')).json()) as {
      data: { id: string; holder: string }[];
    };
    const code = codes.data.find(({ holder }) => holder === employer.recipient.holder);
    expect((await adviser.call('DELETE', `/api/access-codes/${code?.id}`)).status).toBe(200);
    await ends(byEmployer);
    expect((await heardBy(employer)).response.status).toBe(401);
    await adviser.upload(clientId, 'Daarna');
    await hears(byAdviser, clientId);
    expect(byAdviser.isOver).toBe(false);
    byAdviser.leave();
  });

  it('ends when somebody signs out, and when the employer is deleted', async () => {
    const { signedIn } = running();
    const organisation = uniqueName('Kantoor');
    const adviser = await signedIn('adviser', organisation);
    const clientId = await adviser.madeClient();
    const employer = await signedIn('employer', organisation, clientId);
    const colleague = await signedIn('adviser', organisation);
    const [byColleague, byEmployer] = [await heardBy(colleague), await heardBy(employer)];
    await colleague.call('POST', '/api/logout');
    await ends(byColleague);
    await adviser.call('DELETE', `/api/clients/${clientId}`);
    await deleteAfterUndo(running().database);
    await ends(byEmployer);
  });

  it('is given a few times to one person and a bounded number of times together', async () => {
    const { signedIn } = running();
    const person = await signedIn();
    const [first, second] = [await heardBy(person), await heardBy(person)];
    const refused = (await heardBy(person)).response;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    first.leave();
    // The server sees a line go when it is gone.
    await vi.waitFor(async () => {
      const again = await heardBy(person);
      again.leave();
      expect(again.response.status).toBe(200);
    }, patience);
    second.leave();
    const others: Heard[] = [];
    await vi.waitFor(async () => {
      const heard = await heardBy(await signedIn());
      others.push(heard);
      expect(heard.response.status).toBe(503);
    }, patience);
    expect(others.filter(({ response }) => response.status === 200).length).toBeLessThanOrEqual(6);
    for (const heard of others) heard.leave();
  });

  it('is not for who is not signed in, nor for the provider', async () => {
    expect((await fetch(`${running().address}/api/changes`)).status).toBe(401);
    expect((await fetch(`${running().address}/api/changes?token=x`)).status).toBe(401);
    const provider = await running().signedIn('provider');
    expect((await heardBy(provider)).response.status).toBe(403);
  });
});

describe('a server that stops', () => {
  const own = appForFile();

  it('ends the streams that are open, and waits for none of them', async () => {
    const { app, address, signedIn } = own();
    const person = await signedIn();
    const response = await fetch(`${address}/api/changes`, { headers: { authorization: `Bearer ${person.token}` } });
    const [, text] = await Promise.all([app.close(), response.text()]);
    expect(text).toMatch(/^: open\n\n/);
  });
});
