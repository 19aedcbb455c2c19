import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MortalityTableFile } from '#core/mortality/mortality-table-file.ts';
import { mortalityTableFrom } from '#core/mortality/mortality-table-from.ts';

const script = fileURLToPath(new URL('fill-mortality-table.ts', import.meta.url));

const head = {
  name: 'Proef',
  edition: 'Proeftafel',
  kind: 'period',
  source: 'Made for this test',
  published: '2026-11',
  licence: 'none',
};

const csv = `# a comment
age,sex,period,qx
0,M,2007-2011,0.9
0,M,2007-2012,0.0041391
1,M,2007-2012,0.0002899
0,F,2007-2012,0.0034000
1,F,2007-2012,0.0000003
`;

describe('filling a table file from CSV', () => {
  let folder = '';
  let table = '';
  let source = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mortality-'));
    [table, source] = [join(folder, 'table.json'), join(folder, 'table.csv')];
    writeFileSync(table, JSON.stringify(head));
    writeFileSync(source, csv);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const written = (): MortalityTableFile => JSON.parse(readFileSync(table, 'utf8')) as MortalityTableFile;

  test('takes over the values of the chosen period and keeps what the file says about itself', () => {
    execFileSync(process.execPath, [script, table, source, '2007-2012']);
    expect(written()).toMatchObject({ ...head, firstAge: 0, firstYear: 2007 });
    expect(written().values).toEqual({ M: [[0.0041391], [0.0002899]], V: [[0.0034], [0.0000003]] });
    expect(mortalityTableFrom(written()).probability('V', 1, 2030)).toBe(3e-7);
  });

  test('is the same when repeated, and its checksum follows the values', () => {
    execFileSync(process.execPath, [script, table, source, '2007-2012']);
    const [first, text] = [written(), readFileSync(table, 'utf8')];
    execFileSync(process.execPath, [script, table, source, '2007-2012']);
    expect(readFileSync(table, 'utf8')).toBe(text);
    writeFileSync(source, csv.replace('0.0041391', '0.0041392'));
    execFileSync(process.execPath, [script, table, source, '2007-2012']);
    expect(written().checksum).not.toBe(first.checksum);
  });

  test('leaves the file alone when a value is no probability', () => {
    writeFileSync(source, csv.replace('0.0002899', '2.5'));
    const { status, stderr } = spawnSync(process.execPath, [script, table, source, '2007-2012'], { encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('M, age 1, year 2007: 2.5 is not a probability');
    expect(written()).toEqual(head);
  });

  test('says how it is used when it gets no files', () => {
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain('Usage:');
  });
});
