import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { ChangeStreams, type OpenSessions, streamLimits } from '#server/changes/change-streams.ts';
import type { Person } from '#server/platform/database/actor.ts';

const person: Person = {
  kind: 'person',
  role: 'adviser',
  organisationId: 'office',
  organisationName: 'Kantoor',
  holderId: 'holder',
  holderName: 'Jo',
  clientId: null,
  sessionId: 'session',
  address: null,
};
const allowed = () => Promise.resolve(true);
/** Nobody's session has ended. */
const allOpen: OpenSessions = (ids) => Promise.resolve(new Set(ids));

function situation(isStillAllowed = allowed) {
  vi.useFakeTimers();
  const streams = new ChangeStreams(streamLimits, allOpen);
  streams.onState(true);
  const stream = streams.opened(person, isStillAllowed);
  return { streams, stream, heard: text(stream) };
}

it('the first change is told at once, and what follows soon after it together', async () => {
  const { streams, heard } = situation();
  for (const client of ['a', 'b', 'a', 'c']) streams.hear(`list office ${client}`);
  streams.hear('list elsewhere d');
  streams.hear('something new');
  await vi.advanceTimersByTimeAsync(streamLimits.gatherMilliseconds);
  streams.endAll();
  expect(await heard).toBe(
    ': open\n\nevent: changed\ndata: {"clientIds":["a"]}\n\nevent: changed\ndata: {"clientIds":["b","a","c"]}\n\n',
  );
  vi.useRealTimers();
});

it('what is lost between two listeners is made good by ending what is open; until there is one nothing is opened', async () => {
  const { streams, heard } = situation();
  streams.onState(false);
  expect(await heard).toBe(': open\n\n');
  expect(() => streams.opened(person, allowed)).toThrow('niet bereikbaar');
  streams.onState(true);
  streams.opened(person, allowed);
  streams.endAll();
  vi.useRealTimers();
});

it('nobody is told for ever on the word of long ago', async () => {
  const { heard } = situation();
  await vi.advanceTimersByTimeAsync(streamLimits.longestMilliseconds + streamLimits.heartbeatMilliseconds);
  expect(await heard).toMatch(/^: open\n\n(: here\n\n)+$/);
  vi.useRealTimers();
});

it('who does not read is let go, and what he left unread with him', async () => {
  vi.useFakeTimers();
  const streams = new ChangeStreams(streamLimits, allOpen);
  streams.onState(true);
  const stream = streams.opened(person, allowed);
  for (let number = 0; number < 1_000 && !stream.readableEnded; number += 1) {
    streams.hear(`list office ${number} ${'x'.repeat(36)}`);
    // oxlint-disable-next-line no-await-in-loop -- one second after the other
    await vi.advanceTimersByTimeAsync(streamLimits.gatherMilliseconds);
  }
  expect(stream.readableLength).toBeLessThan(20_000);
  expect((await text(stream)).length).toBeLessThan(20_000);
  vi.useRealTimers();
});

it('a doubt about access ends the stream of whom it concerns, of that office only', async () => {
  const { streams, heard } = situation(() => Promise.resolve(false));
  const other = streams.opened({ ...person, holderId: 'other', organisationId: 'elsewhere' }, () =>
    Promise.resolve(false),
  );
  streams.hear('access office');
  expect(await heard).toBe(': open\n\n');
  expect(other.readableEnded).toBe(false);
  streams.endAll();
  vi.useRealTimers();
});

it('a session that ran out by lying idle hears nothing after a minute; others go on, also while they cannot be asked about', async () => {
  vi.useFakeTimers();
  const ended = new Set<string>();
  let isAway = false;
  const streams = new ChangeStreams(streamLimits, (ids) =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(new Set(ids.filter((id) => !ended.has(id)))),
  );
  streams.onState(true);
  const [idle, used] = [streams.opened(person, allowed), streams.opened({ ...person, sessionId: 'used' }, allowed)];
  const heard = text(idle);
  isAway = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(idle.readableEnded).toBe(false);
  isAway = false;
  ended.add(person.sessionId);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await heard).toMatch(/^: open\n\n/);
  expect(used.readableEnded).toBe(false);
  streams.endAll();
  vi.useRealTimers();
});

it('one office leaves streams for others, however many people it has', () => {
  const streams = new ChangeStreams(streamLimits, allOpen);
  streams.onState(true);
  const openedAs = (number: number, organisationId: string) =>
    streams.opened({ ...person, organisationId, holderId: `holder ${number}` }, allowed);
  for (let number = 0; number < streamLimits.ofOrganisation; number += 1) openedAs(number, 'office');
  expect(() => openedAs(-1, 'office')).toThrow('Te veel');
  expect(streamLimits.ofOrganisation).toBeLessThanOrEqual(streamLimits.ofProcess / 4);
  const elsewhere = openedAs(-1, 'elsewhere');
  expect(elsewhere.readableEnded).toBe(false);
  streams.endAll();
  expect(openedAs(-1, 'office').readableEnded).toBe(false);
  streams.endAll();
});
