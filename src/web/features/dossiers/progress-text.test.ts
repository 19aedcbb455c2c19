import { beforeAll, expect, it } from 'vitest';
import type { Progress } from '#api/dossiers.ts';
import { progressFraction, progressText } from '#web/features/dossiers/progress-text.ts';
import { allTextsFetched } from '#web/i18n/language.ts';

beforeAll(allTextsFetched);

const progress = (different: Partial<Progress>): Progress => ({
  phase: 'waiting',
  rowsRead: 0,
  participantsCalculated: 0,
  participantsTotal: 0,
  filesWritten: 0,
  ...different,
});

it.each([
  [progress({}), 'In de wachtrij', null],
  [progress({ phase: 'reading', rowsRead: 1234 }), '1.234 rijen gelezen', null],
  [progress({ phase: 'reading', rowsRead: 1 }), '1 rij gelezen', null],
  [
    progress({ phase: 'calculating', participantsCalculated: 12, participantsTotal: 25 }),
    '12 van 25 deelnemers berekend',
    0.48,
  ],
  [progress({ phase: 'calculating' }), '0 van 0 deelnemers berekend', null],
  [progress({ phase: 'writing', filesWritten: 1 }), '1 bestand geschreven', 1 / 3],
  [
    progress({ phase: 'effects', participantsCalculated: 4, participantsTotal: 16 }),
    'wettelijke transitie-effecten worden berekend',
    0.25,
  ],
  [progress({ phase: 'effects' }), 'wettelijke transitie-effecten worden berekend', null],
  [progress({ phase: 'done' }), 'Wordt afgerond', 1],
])('%j reads "%s"', (given, text, fraction) => {
  expect(progressText(given)).toBe(text);
  expect(progressFraction(given)).toBe(fraction);
});
