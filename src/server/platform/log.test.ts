import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { logTo } from '#server/platform/log.ts';

/** What stands in the log after something was logged. */
function logged(write: (log: ReturnType<typeof logTo>) => void): string {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  write(logTo('info', sink));
  return lines.join('');
}

const fault = Object.assign(new Error('salaris 987654,32', { cause: new Error('van Canarius') }), {
  code: '23505',
  constraint: 'client_name',
  detail: 'Key (name)=(Canarius)',
});

it('of a fault the log has kind, code and places, and no word of what it says', () => {
  const both = logged((log) => {
    log.warn({ err: fault }, 'not stored');
    log.error(fault);
  });
  const [first, second] = both.trim().split('\n');
  expect(JSON.parse(first ?? '')).toMatchObject({
    err: { type: 'Error', code: '23505', constraint: 'client_name', cause: { type: 'Error' } },
    msg: 'not stored',
  });
  expect(JSON.parse(second ?? '')).toMatchObject({ err: { code: '23505' }, msg: 'fault' });
  expect(both).toContain('log.test.ts');
  expect(both).not.toMatch(/987654|Canarius/);
});

it('of a call the log has neither its address nor its headers', () => {
  const call = { url: '/eyJhbGciOi', headers: { authorization: 'Bearer eyJ' } };
  expect(logged((log) => log.info({ req: call, res: call }, 'a call'))).not.toContain('eyJ');
});

it('a moment is told in UTC', () => {
  expect(JSON.parse(logged((log) => log.info('now'))).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});
