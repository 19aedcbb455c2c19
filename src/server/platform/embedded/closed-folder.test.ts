import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeBelow, closedFolder } from '#server/platform/embedded/closed-folder.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

const modeOf = (path: string): number => statSync(path).mode & 0o777;
const start = (text: string) => new StartError(text);

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'evenwicht-closed-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

function opened(mode: number): string {
  const folder = join(parent, 'open');
  mkdirSync(folder);
  chmodSync(folder, mode);
  return folder;
}

describe.skipIf(process.platform === 'win32')('a folder that is to be closed', () => {
  it('is made with the folders above it, for its owner alone', () => {
    closedFolder(join(parent, 'a', 'b'));
    expect([modeOf(join(parent, 'a')), modeOf(join(parent, 'a', 'b'))]).toEqual([0o700, 0o700]);
  });

  it('is closed while nothing is in it yet', () => {
    const folder = opened(0o755);
    closedFolder(folder);
    expect(modeOf(folder)).toBe(0o700);
  });

  it.each([0o755, 0o770, 0o701])('is refused with the remedy when others reach what is in it (%o)', (mode) => {
    const folder = opened(mode);
    writeFileSync(join(folder, 'file'), '');
    const remedy = `chown -R $(id -u) '${folder}' && chmod -R go-rwx '${folder}'`;
    expect(() => closedFolder(folder)).toThrow(StartError);
    expect(() => closedFolder(folder)).toThrow(remedy);
    expect(modeOf(folder)).toBe(mode);
  });

  it('cannot be a file, nor lie in one', () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'below')])
      expect(() => closedFolder(path)).toThrow(
        start(`${path} is geen map, of ligt in een bestand. Kies een andere map met DATA_DIR.`),
      );
  });

  it.skipIf(process.platform !== 'linux')('cannot be made where the system takes none', () => {
    expect(() => closedFolder('/proc/evenwicht/data')).toThrow(
      start('De map /proc/evenwicht/data is niet te maken of te gebruiken (ENOENT). Kies een andere map met DATA_DIR.'),
    );
  });
});

it.skipIf(process.platform === 'win32')(
  'everything below a folder is closed, but nothing that a link points at',
  () => {
    const outside = join(parent, 'outside');
    const folder = join(parent, 'folder');
    mkdirSync(join(folder, 'deep'), { recursive: true });
    for (const path of [outside, join(folder, 'deep', 'file')]) {
      writeFileSync(path, '');
      chmodSync(path, 0o666);
    }
    symlinkSync(outside, join(folder, 'link'));
    closeBelow(folder);
    expect([modeOf(join(folder, 'deep')), modeOf(join(folder, 'deep', 'file')), modeOf(outside)]).toEqual([
      0o700, 0o600, 0o666,
    ]);
  },
);
