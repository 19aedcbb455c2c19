import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { backupAnswer } from '#server/backup/backup-command.ts';
import type { Database } from '#server/platform/database/database.ts';
import { processMetrics } from '#server/platform/watching/metrics.ts';
import { noTraces } from '#server/platform/watching/traces.ts';
import { appForFile } from '#test/app.ts';
import { patience } from '#test/patience.ts';

const token = 'verzamelaar-'.repeat(4);
const watched = { metrics: processMetrics(), traces: noTraces, diskFolder: tmpdir() };
const running = appForFile({ metricsToken: token, watched });

const read = (given: string | null) =>
  fetch(`${running().address}/api/metrics`, given === null ? {} : { headers: { authorization: `Bearer ${given}` } });

describe('the numbers for who watches the server', () => {
  it('tell room, queue and organisations near their limit, in the form that collectors read', async () => {
    const answer = await read(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    for (const line of [
      'evenwicht_database_up 1',
      'evenwicht_database_room 2',
      'evenwicht_calculations_waiting 0',
      'evenwicht_calculations_longest_wait_minutes 0',
      'evenwicht_calculations_open 0',
      'evenwicht_jobs{queue="calculate-dossier",state="failed"} 2',
      'evenwicht_organisations_near_file_limit 0',
    ])
      expect(text.split('\n')).toContain(line);
    expect(Number(/^evenwicht_disk_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(10_000_000);
  });

  it('count calls by route and status and sign-ins by outcome, and never an address', async () => {
    await running().signedIn();
    await fetch(`${running().address}/api/generatetoken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessCode: 'verkeerde-code' }),
    });
    await fetch(`${running().address}/api/clients/11111111-1111-4111-8111-111111111111`);
    const text = await (await read(token)).text();
    expect(text).toMatch(/^evenwicht_sign_ins_total\{outcome="accepted"\} [1-9]/m);
    expect(text).toMatch(/^evenwicht_sign_ins_total\{outcome="refused"\} [1-9]/m);
    expect(text).toContain('evenwicht_call_seconds_count{method="GET",route="/api/clients/:clientId",status="401"} 1');
    expect(text).not.toContain('11111111');
  });

  it('tell of the process itself while its database is away', async () => {
    const database = running().database as { as: Database['as'] };
    const { as } = database;
    database.as = () => Promise.reject(Object.assign(new Error('weg'), { code: 'ECONNREFUSED' }));
    const text = await (await read(token)).text();
    database.as = as;
    expect(text).toContain('evenwicht_database_up 0\n');
    expect(text).not.toContain('evenwicht_calculations_waiting');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('follow what happens: little room shows before anything is refused', async () => {
    const database = running().database as { roomLeft: () => Promise<'ample' | 'narrow' | 'none'> };
    const { roomLeft } = database;
    database.roomLeft = () => Promise.resolve('narrow');
    expect(await (await read(token)).text()).toContain('evenwicht_database_room 1\n');
    database.roomLeft = roomLeft;
  });

  it('tell how long ago the last backup was made, and that there is none', async () => {
    const { database } = running();
    expect(await (await read(token)).text()).toContain('evenwicht_backup_age_seconds +Inf\n');
    const folder = mkdtempSync(join(tmpdir(), 'evenwicht-age-'));
    const key = { ids: ['0'], text: null };
    const parts = { database, programVersion: '0', key, masterKey: key, queues: [] };
    const made = await backupAnswer(parts, { out: folder, onlyErasures: false });
    expect(made.exitCode).toBe(0);
    rmSync(folder, { recursive: true });
    const text = await (await read(token)).text();
    expect(Number(/^evenwicht_backup_age_seconds (\S+)$/m.exec(text)?.[1])).toBeLessThan(patience / 1_000);
    await sql`comment on table watched_clock is ${sql.lit(new Date(Date.now() - 86_400_000).toISOString())}`.execute(
      database.kysely,
    );
    const later = await (await read(token)).text();
    expect(Number(/^evenwicht_backup_age_seconds (\S+)$/m.exec(later)?.[1])).toBeGreaterThanOrEqual(86_300);
    await sql`comment on table watched_clock is null`.execute(database.kysely);
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
