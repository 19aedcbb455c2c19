import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import { type ControlSocket, controlPath, controlSocket } from '#server/platform/control/control-socket.ts';
import { logTo } from '#server/platform/log.ts';

let directory = '';
const open: ControlSocket[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'evenwicht-control-'));
});
afterEach(async () => {
  for (const socket of open.splice(0)) await socket.close();
  rmSync(directory, { recursive: true, force: true });
});

async function listening(at = directory): Promise<void> {
  const echo = (words: readonly string[]) =>
    words[0] === 'fail'
      ? Promise.reject(new Error('geheim 123'))
      : Promise.resolve({ exitCode: 0, out: words.join('|'), error: '' });
  open.push(await controlSocket(at, echo, logTo('silent')));
}

describe('the control socket', () => {
  it('brings the words of a command and its answer', async () => {
    await listening();
    expect(await answerOfServer(directory, ['code', 'één "x"'])).toEqual({
      exitCode: 0,
      out: 'code|één "x"',
      error: '',
    });
  });

  it('is in a folder that only its owner can enter', async () => {
    await listening();
    expect(statSync(dirname(controlPath(directory))).mode & 0o777).toBe(0o700);
  });

  it.skipIf(process.platform === 'win32')('is not opened in a folder that others can enter', async () => {
    const folder = dirname(controlPath(directory));
    mkdirSync(folder);
    writeFileSync(join(folder, 'something'), '');
    chmodSync(folder, 0o755);
    await expect(listening()).rejects.toThrow(`Andere gebruikers van deze machine kunnen in de map ${folder}.`);
  });

  it.skipIf(process.platform === 'win32')('is not asked in a folder where others can listen', async () => {
    await listening();
    const folder = dirname(controlPath(directory));
    chmodSync(folder, 0o777);
    await expect(answerOfServer(directory, ['list'])).rejects.toThrow(
      `Andere gebruikers van deze machine kunnen in de map ${folder}.`,
    );
  });

  it('is not there for a directory without a server', async () => {
    expect(await answerOfServer(directory, ['list'])).toBeNull();
    expect(await answerOfServer(join(directory, 'none'), ['list'])).toBeNull();
  });

  it('takes the place of one that a killed server left', async () => {
    await listening();
    await listening();
    expect(await answerOfServer(directory, ['twice'])).toMatchObject({ out: 'twice' });
  });

  it('works for a directory with a path too long for a socket', async () => {
    const deep = join(directory, ...Array.from({ length: 12 }, () => 'een-lange-naam'));
    mkdirSync(deep, { recursive: true });
    await listening(deep);
    expect(await answerOfServer(deep, ['deep'])).toMatchObject({ out: 'deep' });
    rmSync(dirname(controlPath(deep)), { recursive: true });
  });

  it('tells nothing of a fault, and goes on', async () => {
    await listening();
    const answer = await answerOfServer(directory, ['fail']);
    expect(answer).toMatchObject({ exitCode: 1, out: '' });
    expect(answer?.error).not.toContain('geheim');
    expect(await answerOfServer(directory, ['ok'])).toMatchObject({ out: 'ok' });
  });

  it.each(['', 'no json', '{"words":5}', '{"words":["x"]'])('refuses %j', async (sent) => {
    await listening();
    const socket = connect({ path: controlPath(directory), allowHalfOpen: true });
    socket.end(sent);
    expect(await text(socket)).toContain('"exitCode":1');
  });
});
