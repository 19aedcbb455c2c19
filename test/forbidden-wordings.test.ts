import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wordingsIn } from '#test/forbidden-wordings.ts';

/** What is produced as text: slides, workbooks, templates, messages and documents; the Dutch screens; what is written by hand. */
const produced = [
  'src/output/slides/golden/*.txt',
  'src/input/**/golden/*.txt',
  'docs/messages.md',
  'scripts/documents/golden/*.txt',
  'content/*.md',
  'src/web/i18n/nl*.ts',
  'customers/*/*.nl.html',
  'customers/*/*.json',
].flatMap((pattern) => globSync(pattern));

describe('wordings that were replaced', () => {
  test('are looked for in everything that people read', () => {
    expect(produced.length).toBeGreaterThan(20);
  });

  test.each(produced)('are not in %s', (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.flatMap(wordingsIn)).toEqual([]);
  });

  test('are found where they stand', () => {
    const old = [
      'Bij vlak 29,7% gaan 6 vooruit',
      'er blijft € 2.169 te overbruggen',
      'Verschil € +1.577',
      'verdisconteerd',
    ];
    expect(old.map((text) => wordingsIn(text).length)).toEqual([1, 1, 1, 1]);
    expect(wordingsIn('Een vlakke premie van 29,7% kost + € 1.577, − € 6.054')).toEqual([]);
  });
});
