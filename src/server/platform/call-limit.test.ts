import { describe, expect, it } from 'vitest';
import { appForFile } from '#test/app.ts';

const call = (address: string, from: string) =>
  fetch(`${address}/api/health`, { headers: { 'x-forwarded-for': from } });

describe('an address that calls too often', () => {
  const running = appForFile({ limits: { callsPerMinute: 5 } });

  it('is asked to wait, and others are not', async () => {
    const { address } = running();
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await call(address, '10.0.0.1'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const last = answers.at(-1);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await call(address, '10.0.0.2')).status).toBe(200);
  });
});

describe('an address that uploads too often', () => {
  const running = appForFile({ limits: { uploadsPerMinute: 2 } });

  it('is asked to wait with more uploads, and with nothing else', async () => {
    const person = await running().signedIn();
    const path = `/api/clients/${await person.madeClient()}/documents`;
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await person.call('POST', path)).status);
    expect(statuses).toEqual([400, 400, 429]);
    expect((await person.call('GET', path)).status).toBe(200);
  });
});

describe('a sender that is no proxy of ours', () => {
  const running = appForFile({ trustedProxies: ['192.0.2.7', '10.0.0.0/8'], limits: { callsPerMinute: 2 } });

  it('has the address it calls from, whatever it says', async () => {
    const { address } = running();
    const statuses = [];
    for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) statuses.push((await call(address, from)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
