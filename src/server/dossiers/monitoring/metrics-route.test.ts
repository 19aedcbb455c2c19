import { describe, expect, it } from 'vitest';
import { appForFile } from '#test/app.ts';

const token = 'verzamelaar-'.repeat(4);
const running = appForFile({ metricsToken: token });

const read = (given: string | null) =>
  fetch(`${running().address}/api/metrics`, given === null ? {} : { headers: { authorization: `Bearer ${given}` } });

describe('the numbers for who watches the server', () => {
  it('tell room, queue and organisations near their limit, in the form that collectors read', async () => {
    const answer = await read(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const lines = (await answer.text()).trim().split('\n');
    expect(lines.filter((line) => !line.startsWith('#'))).toEqual([
      'evenwicht_database_room 2',
      'evenwicht_calculations_waiting 0',
      'evenwicht_calculations_longest_wait_minutes 0',
      'evenwicht_organisations_near_file_limit 0',
    ]);
    expect(lines.filter((line) => line.startsWith('# TYPE'))).toHaveLength(4);
  });

  it('follow what happens: little room shows before anything is refused', async () => {
    const database = running().database as { roomLeft: () => Promise<'ample' | 'narrow' | 'none'> };
    const { roomLeft } = database;
    database.roomLeft = () => Promise.resolve('narrow');
    expect(await (await read(token)).text()).toContain('evenwicht_database_room 1\n');
    database.roomLeft = roomLeft;
  });

  it('are for nobody else: no other secret, and no person who is signed in', async () => {
    expect((await read(null)).status).toBe(401);
    expect((await read(`${token}x`)).status).toBe(401);
    for (const role of ['adviser', 'provider'] as const) {
      const person = await running().signedIn(role);
      expect((await person.call('GET', '/api/metrics')).status).toBe(401);
    }
  });
});

describe('without a secret for it', () => {
  const plain = appForFile();

  it('there is no such address', async () => {
    const answer = await fetch(`${plain().address}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(404);
  });
});
