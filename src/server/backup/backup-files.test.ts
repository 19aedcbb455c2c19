import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { appendErasures, type Erasure, erasuresIn, lastingErasures } from '#server/backup/erasure-list.ts';
import { readBackup } from '#server/backup/read-backup.ts';
import { writeBackup, type WrittenPart } from '#server/backup/write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenwicht-backup-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const header = {
  evenwicht: 'reservekopie' as const,
  format: 1,
  program: '0',
  migration: '0001',
  madeOn: '2027-01-01T00:00:00.000Z',
  keyIds: ['0'],
};
const part = { part: 'client', columns: ['id'], binary: ['bytes'] };

describe('a backup file', () => {
  it('has its name only when it is whole, and leaves nothing when it fails', async () => {
    const path = join(folder, 'failing');
    async function* failing(): AsyncGenerator<WrittenPart> {
      yield { part, rows: [['{"id":1}', 'AA==']] };
      expect(existsSync(path)).toBe(false);
      await expect(readBackup(`${path}.onvolledig`)).rejects.toThrow(/geen reservekopie|beschadigd of onvolledig/);
      throw new Error('broken off');
    }
    await expect(writeBackup(path, header, failing())).rejects.toThrow('broken off');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes the place of what a killed attempt left, and is read back row by row', async () => {
    const path = join(folder, 'whole');
    writeFileSync(`${path}.onvolledig`, 'half');
    async function* whole(): AsyncGenerator<WrittenPart> {
      yield await Promise.resolve({ part, rows: [['{"id":9007199254740993}', 'AA=='] as const] });
    }
    await writeBackup(path, header, whole());
    const rows: (readonly string[])[] = [];
    const read = await readBackup(path, (_part, lines) => void rows.push(lines));
    expect(read.header).toEqual(header);
    expect(rows).toEqual([['{"id":9007199254740993}', 'AA==']]);
    expect(readdirSync(folder)).toEqual(['whole']);
  });
});

describe('the list of erasures', () => {
  const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
  const erasure = (what: Erasure['what'], digit: number): Erasure => ({
    what,
    organisation: id(9),
    id: id(digit),
    on: '2027-01-01T00:00:00.000Z',
  });
  const now = new Date('2027-01-02T00:00:00.000Z');

  it('only grows, tells each erasure once, and forgets an organisation that is active again', () => {
    const path = join(folder, 'list');
    appendErasures(path, [erasure('dossier', 1), erasure('organisation', 9)], now);
    const first = readFileSync(path, 'utf8');
    appendErasures(path, [erasure('dossier', 1), erasure('code', 2)], now);
    const second = readFileSync(path, 'utf8');
    expect(second.startsWith(first)).toBe(true);
    appendErasures(path, [erasure('code', 2)], now);
    expect(readFileSync(path, 'utf8')).toBe(second);
    expect(lastingErasures(erasuresIn(path))).toEqual([erasure('dossier', 1), erasure('code', 2)]);
  });

  it('is whole again after a process was killed while it wrote, and is refused when a line of it is damaged', () => {
    const path = join(folder, 'torn');
    appendErasures(path, [erasure('dossier', 1)], now);
    appendFileSync(path, '{"what":"doss');
    expect(erasuresIn(path)).toEqual([erasure('dossier', 1)]);
    appendErasures(path, [erasure('dossier', 2)], now);
    expect(erasuresIn(path)).toEqual([erasure('dossier', 1), erasure('dossier', 2)]);
    appendFileSync(path, 'iets anders\n');
    expect(() => erasuresIn(path)).toThrow(/^De lijst van wissingen \S+ is beschadigd \(regel 3\)/);
  });
});
