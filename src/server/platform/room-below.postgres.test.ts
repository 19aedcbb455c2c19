import { afterEach, describe, expect, it, vi } from 'vitest';
import { roomBelow, serverDatabase } from '#server/platform/database/server-database.ts';
import { postgresServer } from '#test/postgres-server.ts';

describe('the room below the limit of a database', () => {
  afterEach(() => vi.useRealTimers());

  it('is asked once a minute, however often it is looked at', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const size = vi.fn(() => Promise.resolve(79));
    const room = roomBelow(100, size);
    expect([await room(), await room()]).toEqual(['ample', 'ample']);
    size.mockResolvedValue(80);
    vi.advanceTimersByTime(59_999);
    expect([await room(), size.mock.calls.length]).toEqual(['ample', 1]);
    vi.advanceTimersByTime(1);
    expect([await room(), size.mock.calls.length]).toEqual(['narrow', 2]);
    size.mockResolvedValue(100);
    vi.advanceTimersByTime(60_000);
    expect(await room()).toBe('none');
  });

  it('is asked again when it could not be asked', async () => {
    const size = vi.fn(() => Promise.resolve(1));
    size.mockRejectedValueOnce(new Error('away'));
    const room = roomBelow(100, size);
    await expect(room()).rejects.toThrow('away');
    expect(await room()).toBe('ample');
  });

  it.skipIf(postgresServer === null)('is that of the database itself', async () => {
    const server = await postgresServer?.();
    const url = (await server?.newDatabase()) ?? '';
    const rooms = [];
    for (const limit of [null, 10_000, 1]) {
      const database = await serverDatabase(url, () => {}, limit);
      rooms.push(await database.roomLeft());
      await database.close();
    }
    await server?.stop();
    expect(rooms).toEqual(['ample', 'ample', 'none']);
  });
});
