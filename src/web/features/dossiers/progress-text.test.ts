import { beforeAll, expect, it } from 'vitest';
import type { ShownProgress } from '#api/dossiers.ts';
import { progressFraction, progressText } from '#web/features/dossiers/progress-text.ts';
import { allTextsFetched } from '#web/i18n/language.ts';

beforeAll(allTextsFetched);

const progress = (different: Partial<ShownProgress>): ShownProgress => ({
  phase: 'waiting',
  rowsRead: 0,
  participantsCalculated: 0,
  participantsTotal: 0,
  filesWritten: 0,
  calculationStatus: 'Submitted',
  place: null,
  ...different,
});

it.each([
  [progress({}), 'In de wachtrij', null],
  [progress({ place: 3 }), 'Plaats 3 in de wachtrij', null],
  [progress({ phase: 'reading', rowsRead: 1234 }), '1.234 rijen gelezen', 0],
  [progress({ phase: 'reading', rowsRead: 1 }), '1 rij gelezen', 0],
  [
    progress({ phase: 'calculating', participantsCalculated: 12, participantsTotal: 25 }),
    '12 van 25 deelnemers berekend',
    0.05 + 0.48 * 0.1,
  ],
  [progress({ phase: 'calculating' }), '0 van 0 deelnemers berekend', 0.05],
  [progress({ phase: 'writing', filesWritten: 1 }), '1 bestand geschreven', 0.6 + 0.4 / 3],
  [
    progress({ phase: 'effects', participantsCalculated: 4, participantsTotal: 16 }),
    'wettelijke transitie-effecten worden berekend',
    0.15 + 0.25 * 0.45,
  ],
  [progress({ phase: 'effects' }), 'wettelijke transitie-effecten worden berekend', 0.15],
  [progress({ phase: 'done' }), 'Wordt afgerond', 1],
])('%j reads "%s"', (given, text, fraction) => {
  expect(progressText(given)).toBe(text);
  if (fraction === null) expect(progressFraction(given)).toBeNull();
  else expect(progressFraction(given)).toBeCloseTo(fraction, 9);
});
