import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import { processMetrics } from '#server/platform/watching/metrics.ts';
import { noTraces, type TracedWork, tracesTo } from '#server/platform/watching/traces.ts';
import { watchedWork } from '#server/platform/watching/watched-work.ts';

const received: { readonly path: string | undefined; readonly body: unknown }[] = [];
async function kept(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push({ path: request.url, body: await json(request) });
  response.setHeader('content-type', 'application/json').end('{}');
}

const collector = createServer((request, response) => {
  void kept(request, response);
}).listen(0, '127.0.0.1');
afterAll(() => collector.close());

it('a trace reaches a collector by the protocol of OpenTelemetry, with name, length and outcome', async () => {
  const traces = await tracesTo(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  const attributes = { 'http.route': '/api/clients/:clientId' };
  traces.record({ name: 'GET /api/clients/:clientId', milliseconds: 250, isFault: true, attributes });
  await traces.close();
  const [{ path, body } = { path: '', body: {} }] = received;
  expect(path).toBe('/v1/traces');
  const text = JSON.stringify(body);
  expect(text).toContain('"stringValue":"evenwicht"');
  expect(text).toContain('"name":"GET /api/clients/:clientId"');
  const [, start = '', end = ''] = /"startTimeUnixNano":"(\d+)".*"endTimeUnixNano":"(\d+)"/.exec(text) ?? [];
  expect(Number(BigInt(end) - BigInt(start)) / 1e6).toBeCloseTo(250, 0);
  expect(text).toContain('"status":{"code":2');
});

it('an attempt to calculate is measured with its outcome, and passed on as it was', async () => {
  const metrics = processMetrics();
  const recorded: TracedWork[] = [];
  const watched = { metrics, traces: { ...noTraces, record: (work: TracedWork) => recorded.push(work) } };
  const fault = new CalculationEndedError('memory');
  const ended = new CalculationEndedError('cancelled');
  const give = (what: string | Error) => (what instanceof Error ? Promise.reject(what) : Promise.resolve(what));
  const work = watchedWork(watched, 'dossier', give, (outcome) => outcome);
  expect(await work('findings')).toBe('findings');
  await expect(work(fault)).rejects.toBe(fault);
  await expect(work(ended)).rejects.toBe(ended);
  const text = await metrics.registry.metrics();
  for (const outcome of ['findings', 'failed', 'cancelled'])
    expect(text).toContain(`evenwicht_calculation_seconds_count{kind="dossier",outcome="${outcome}"} 1`);
  expect(recorded.map(({ isFault }) => isFault)).toEqual([false, true, false]);
});
