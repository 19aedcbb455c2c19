import { expect, it } from 'vitest';
import { appForFile } from '#test/app.ts';

const running = appForFile({ limits: { callsPerMinute: 5 } });

it('an address that calls too often is asked to wait, and others are not', async () => {
  const call = (from: string) => fetch(`${running().address}/api/health`, { headers: { 'x-forwarded-for': from } });
  const answers = [];
  for (let count = 0; count < 7; count += 1) answers.push(await call('10.0.0.1'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const last = answers.at(-1);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await call('10.0.0.2')).status).toBe(200);
});
