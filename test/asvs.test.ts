import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTest, namedTests } from '#test/specification.ts';
import { projectRoot } from '#test/source-files.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

/** Requirements of level 1 per section of version 5.0.0; of level 2 are those that stand in the second list. */
const levelOne =
  '1.2.1-5 1.3.1-2 1.5.1-1 2.1.1-1 2.2.1-2 2.3.1-1 3.2.1-2 3.3.1-1 3.4.1-2 3.5.1-3 4.1.1-1 4.4.1-1 5.2.1-2 5.3.1-2 6.1.1-1 ' +
  '6.2.1-8 6.3.1-2 6.4.1-2 7.2.1-4 7.4.1-2 8.1.1-1 8.2.1-2 8.3.1-1 9.1.1-3 9.2.1-1 10.4.1-5 11.3.1-2 11.4.1-1 12.1.1-1 ' +
  '12.2.1-2 13.4.1-1 14.2.1-1 14.3.1-1 15.1.1-1 15.2.1-1 15.3.1-1';
const levelTwo =
  '1.1.1-2 1.2.6-9 1.3.3-11 1.4.1-3 1.5.2-2 2.1.2-3 2.2.3-3 2.3.2-4 2.4.1-1 3.3.2-4 3.4.3-6 3.5.4-5 3.7.1-2 4.1.2-3 4.2.1-1 ' +
  '4.3.1-2 4.4.2-4 5.1.1-1 5.2.3-3 5.4.1-3 6.1.2-3 6.2.9-12 6.3.3-4 6.4.3-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.3.1-2 7.4.3-5 ' +
  '7.5.1-2 7.6.1-2 8.1.2-2 8.2.3-3 8.4.1-1 9.2.2-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.6-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 ' +
  '11.2.1-3 11.3.3-3 11.4.2-4 11.5.1-1 11.6.1-1 12.1.2-3 12.3.1-4 13.1.1-1 13.2.1-5 13.3.1-2 13.4.2-5 14.1.1-2 14.2.2-4 ' +
  '14.3.2-3 15.1.2-3 15.2.2-3 15.3.2-7 16.1.1-1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3 17.1.1-1 17.2.1-4 17.3.1-2';

/** "1.2.6-9": four requirements of section 1.2. */
const numbersIn = (list: string): string[] =>
  list.split(' ').flatMap((range) => {
    const [, section = '', first = '', last = ''] = /^(\d+\.\d+)\.(\d+)-(\d+)$/.exec(range) ?? [];
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${section}.${Number(first) + index}`,
    );
  });

const states = ['met', 'in part', 'not met', 'operator', 'n/a'];

describe('the table of the verification standard', () => {
  const lines = read('docs/security/asvs.md').split('\n');
  const rows = lines
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.replace(/^\| (.*) ?\|$/, '$1').split(' | '))
    .map(([numbers = '', level, , state = '', how = '', shown = '']) => ({
      numbers: numbers.split(', '),
      level,
      state,
      tests: namedTests(shown.trim()),
      files: [...how.matchAll(/`([\w./-]+\/[\w./-]*|[A-Z]+\.md)`/g)]
        .map(([, file = '']) => file)
        .filter((file) => !file.startsWith('/')),
    }));

  it('has each requirement of levels 1 and 2 once, with its level', () => {
    const [one, two] = [numbersIn(levelOne), numbersIn(levelTwo)];
    expect([one.length, two.length]).toEqual([70, 183]);
    const ofLevel = (level: string) => rows.filter((row) => row.level === level).flatMap(({ numbers }) => numbers);
    expect(ofLevel('1').sort()).toEqual(one.sort());
    expect(ofLevel('2').sort()).toEqual(two.sort());
  });

  it('says of each how it stands, and shows by a test or a file what is reached', () => {
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
    const bare = rows.filter(({ state, tests, files }) => state === 'met' && tests.length + files.length === 0);
    expect(bare).toEqual([]);
  });

  it('counts its states as they are', () => {
    for (const state of states) {
      const count = rows.filter((row) => row.state === state).flatMap(({ numbers }) => numbers).length;
      expect(lines.filter((line) => line.startsWith(`| ${state} | `) && line.endsWith(`| ${count} |`))).toHaveLength(1);
    }
  });

  it('names tests and files that are there', () => {
    const files = rows.flatMap((row) => row.files);
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
    const missing = rows
      .flatMap(({ tests }) => tests)
      .filter(({ file, title }) => !existsSync(join(projectRoot, file)) || !hasTest(read(file), title));
    expect(missing).toEqual([]);
  });
});
