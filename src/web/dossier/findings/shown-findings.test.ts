import { describe, expect, it } from 'vitest';
import { exampleFinding } from '#test/fixtures/example-finding.ts';
import { findingCounts } from '#web/dossier/findings/finding-counts.ts';
import { findingPlaces, foundValue, shownFindings } from '#web/dossier/findings/shown-findings.ts';
import * as dutch from '#web/i18n/nl.ts';

const more = exampleFinding({ code: 'MORE_FINDINGS', severity: 'warning', sheet: null, cell: null, found: '12' });
const all = [
  exampleFinding(),
  exampleFinding({ sheet: 'Dossier', cell: 'B4', found: '-1' }),
  exampleFinding({ cell: 'E9' }),
  more,
];

describe('findings on a screen', () => {
  it('are found by words in any of their parts, capitals and accents aside', () => {
    const cells = (words: string) => shownFindings(all, { words, sheet: undefined }).map(({ cell }) => cell);
    expect(cells('')).toEqual(['E5', 'B4', 'E9', null]);
    expect(cells('ONBEKEND')).toEqual(['E5', 'E9']);
    expect(cells('salaris e9')).toEqual(['E9']);
    expect(cells('zonder e.')).toHaveLength(4);
    expect(cells('bestaat niet')).toEqual([]);
  });

  it('are found by the sheet that they are on, or by the file as a whole', () => {
    expect(findingPlaces(all)).toEqual([
      { sheet: 'Deelnemers', count: 2 },
      { sheet: 'Dossier', count: 1 },
      { sheet: null, count: 1 },
    ]);
    expect(shownFindings(all, { words: '', sheet: 'Deelnemers' })).toHaveLength(2);
    expect(shownFindings(all, { words: '', sheet: null })).toEqual([more]);
  });

  it('are counted with those that are only counted, which show no value', () => {
    expect(findingCounts(dutch, all)).toBe('3 fouten en 12 waarschuwingen');
    expect(findingCounts(dutch, [more])).toBe('12 waarschuwingen');
    expect(findingCounts(dutch, all.slice(0, 1))).toBe('1 fout');
    expect(all.map(foundValue)).toEqual(['onbekend', '-1', 'onbekend', null]);
  });
});
