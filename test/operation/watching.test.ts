import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startWatching } from '#server/watch-app.ts';
import { logTo } from '#server/platform/log.ts';
import { processMetrics } from '#server/platform/watching/metrics.ts';
import { noTraces } from '#server/platform/watching/traces.ts';
import { appForFile } from '#test/app.ts';
import { projectRoot } from '#test/source-files.ts';

const token = 'verzamelaar-'.repeat(4);
const watched = { metrics: processMetrics(), traces: noTraces, diskFolder: tmpdir() };
const running = appForFile({ metricsToken: token, watched });
const read = (file: string): string => readFileSync(join(projectRoot, 'deploy', file), 'utf8');

interface Alert {
  readonly alert: string;
  readonly expr: string;
}

const alerts = (): readonly Alert[] =>
  (parse(read('prometheus/alerts.yaml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules);

/** What a server on PostgreSQL tells, with the series of each histogram. */
async function toldNames(): Promise<ReadonlySet<string>> {
  const { address, database } = running();
  (database as { connections: typeof database.connections }).connections = () => ({ open: 1, idle: 1, waiting: 0 });
  const answer = await fetch(`${address}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const types = [...(await answer.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  const series = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  // Of Prometheus itself.
  return new Set([...series, 'up']);
}

const namesIn = (expression: string): string[] =>
  expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\b(?:by|without) \([^)]*\)/g, '')
    .match(/\b(?:evenwicht|process|nodejs)_\w+|\bup\b/g) ?? [];

describe('what watches a server', () => {
  it('asks in alarms and dashboard for numbers that the server tells, and leaves none of its own out', async () => {
    const told = await toldNames();
    const { panels } = JSON.parse(read('grafana/evenwicht.json')) as { panels: { targets: { expr: string }[] }[] };
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
    const watchedNames = alerts().flatMap(({ expr }) => namesIn(expr));
    expect(watchedNames.length).toBeGreaterThan(10);
    expect([...shown, ...watchedNames].filter((name) => !told.has(name))).toEqual([]);
    const own = [...told].filter((name) => name.startsWith('evenwicht_') && !name.endsWith('_sum'));
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('has for each alarm what to do', () => {
    const guide = readFileSync(join(projectRoot, 'docs', 'operate', 'monitoring.md'), 'utf8');
    expect(
      alerts()
        .map(({ alert }) => alert)
        .filter((name) => !guide.includes(`| \`${name}\` |`)),
    ).toEqual([]);
  });

  it('asks where the server tells', () => {
    const [job] = (parse(read('prometheus/prometheus.yaml')) as { scrape_configs: { metrics_path: string }[] })
      .scrape_configs;
    expect(job?.metrics_path).toBe('/api/metrics');
  });
});

describe('a process that only calculates', () => {
  it('tells whether it lives, whether it is ready, and its numbers, and nothing else', async () => {
    const { database } = running();
    const jobs = { send: () => Promise.resolve(), counts: () => Promise.resolve([]) };
    const parts = { database, jobs, watched, log: logTo('silent') };
    const app = await startWatching({ watchPort: 0, host: '127.0.0.1', metricsToken: token }, parts);
    const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${app.port}${path}`, { headers });
    expect(await (await get('/api/live')).json()).toEqual({ status: 'ok' });
    expect((await get('/api/metrics')).status).toBe(401);
    expect(await (await get('/api/metrics', { authorization: `Bearer ${token}` })).text()).toContain('up 1');
    expect((await get('/api/users/current')).status).toBe(404);
    const as = database.as.bind(database);
    (database as { as: typeof database.as }).as = () =>
      Promise.reject(Object.assign(new Error('weg'), { code: 'ECONNREFUSED' }));
    expect([(await get('/api/live')).status, (await get('/api/health')).status]).toEqual([200, 503]);
    (database as { as: typeof database.as }).as = as;
    expect((await get('/api/health')).status).toBe(200);
    await app.close();
  });
});
