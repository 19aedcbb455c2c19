import { expect, test } from 'vitest';
import type { Progress } from '#api/dossiers.ts';
import { progressReporter } from '#server/calculation/progress-reporter.ts';

function reports() {
  const seen: Progress[] = [];
  const clock = { time: 0 };
  const report = progressReporter(
    (progress) => seen.push(progress),
    () => clock.time,
  );
  return { seen, clock, report };
}

test('steps within a phase are reported at most ten times a second, with the latest count', () => {
  const { seen, clock, report } = reports();
  for (let row = 1; row <= 1000; row++) {
    report({ rowsRead: row });
    clock.time += 1;
  }
  expect(seen.map((progress) => progress.rowsRead)).toEqual([1, 101, 201, 301, 401, 501, 601, 701, 801, 901]);
});

test('a new phase is reported at once and keeps what was counted before', () => {
  const { seen, report } = reports();
  report({ rowsRead: 25 });
  report({ rowsRead: 26 });
  report({ phase: 'calculating', participantsTotal: 24 });
  expect(seen.at(-1)).toEqual({
    phase: 'calculating',
    rowsRead: 26,
    participantsCalculated: 0,
    participantsTotal: 24,
    filesWritten: 0,
  });
});
