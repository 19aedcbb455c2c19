import { expect, it } from 'vitest';
import { command } from '#test/server/administrator-command.ts';

it('the access command tells how it is used when asked, without a database', async () => {
  const { code, out, error } = await command('access', ['--help'], { DATA_DIR: '/dev/null' });
  expect([code, error]).toEqual([0, '']);
  expect(out).toMatch(/^Gebruik: npm run --silent access -- OPDRACHT/);
});
