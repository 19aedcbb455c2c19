import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#test/source-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenwicht-scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let own = '';
let copies = '';
let settings = '';
beforeEach(() => {
  own = mkdtempSync(join(folder, 'machine-'));
  [copies, settings] = [join(own, 'copies'), join(own, 'settings')];
  for (const path of [copies, settings, join(settings, 'secrets'), join(own, 'bin')]) mkdirSync(path);
  // The last word of the commands that make something is where; age reads the file that is named last.
  program('node', 'for out; do :; done; [ "$1" != wrong ] && echo "$*" >"$out" && echo "$out"');
  program('age', 'for in; do :; done; while [ "$1" != --output ]; do shift; done; sed "s/^/sealed /" "$in" >"$2"');
  program('setpriv', 'while [ "$1" != node ]; do shift; done; echo "$@"; env');
  writeFileSync(join(settings, 'evenwicht.env'), 'PUBLIC_URL=https://voorbeeld.nl\n');
});

function program(name: string, text: string, at = join(own, 'bin')): void {
  writeFileSync(join(at, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(at, name), 0o755);
}

function run(name: string, ...words: readonly string[]) {
  const env = { PATH: `${join(own, 'bin')}:${process.env['PATH']}`, SETTINGS: settings, COPIES: copies };
  return spawnSync(join(projectRoot, 'deploy', 'systemd', name), words, { env, encoding: 'utf8' });
}

describe('what makes a backup each night', () => {
  it.each([
    ['backup', /^sealed \S+\/src\/server\/commands\/backup\.ts --out /],
    ['erasures', /^sealed \S+\/src\/server\/commands\/backup\.ts --erasures --out /],
  ])('%s: leaves it encrypted alone, and gives it to the program that copies it away', (what, content) => {
    writeFileSync(join(settings, 'backup-recipients'), 'age1...\n');
    program('copy-away', `cp "$1" "${own}/elsewhere"`, settings);
    expect(run('keep-copy', what)).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(copies)).toEqual([
      expect.stringMatching(new RegExp(`^evenwicht-\\d{8}T\\d{6}\\.${what}\\.age$`)),
    ]);
    expect(readFileSync(join(own, 'elsewhere'), 'utf8')).toMatch(content);
  });

  it('makes none that nobody can be given, and leaves nothing of one that failed', () => {
    expect(run('keep-copy', 'backup')).toMatchObject({ status: 1, stderr: expect.stringContaining('ontbreekt') });
    writeFileSync(join(settings, 'backup-recipients'), 'age1...\n');
    program('age', 'exit 1');
    expect(run('keep-copy', 'backup').status).toBe(1);
    expect(readdirSync(copies)).toEqual([]);
  });

  it('fails when nothing copies it away, so that the unit shows it', () => {
    writeFileSync(join(settings, 'backup-recipients'), 'age1...\n');
    const { status, stderr } = run('keep-copy', 'backup');
    expect([status, readdirSync(copies).length]).toEqual([1, 1]);
    expect(stderr).toContain('staat alleen op deze machine');
  });
});

describe('the command for the administrator', () => {
  it('runs a command with the settings and secrets of the services', () => {
    writeFileSync(join(settings, 'secrets', 'SIGNING_KEY'), "it's a key\n");
    const { status, stdout } = run('evenwicht', 'operate', 'quota', '--organisation', 'Een naam');
    expect(status).toBe(0);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('node src/server/commands/operate.ts quota --organisation Een naam');
    for (const line of ['PUBLIC_URL=https://voorbeeld.nl', "SIGNING_KEY=it's a key", 'DATA_DIR=/var/lib/evenwicht'])
      expect(lines).toContain(line);
  });

  it('runs nothing else', () => {
    expect(run('evenwicht', '../../x').status).toBe(2);
    expect(run('evenwicht').status).toBe(2);
  });
});
