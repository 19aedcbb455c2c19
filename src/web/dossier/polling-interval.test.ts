import { expect, it } from 'vitest';
import type { CalculationStatus } from '#api/dossiers.ts';
import { hasAnyFileErrors, pollingInterval, progressInterval } from '#web/dossier/polling-interval.ts';
import { exampleDossier } from '#test/web/example-dossier.ts';

const withStatus = (calculationStatus: CalculationStatus) => exampleDossier({ calculationStatus });

it.each(['Submitted', 'Unknown'] as const)(
  'a list with one dossier that is %s is fetched every 20 seconds',
  (status) => {
    expect(pollingInterval({ documents: [withStatus('Finished'), withStatus(status)] })).toBe(20_000);
  },
);

it('a list in which everything has ended is fetched every 319,456 ms, whatever the ending and its spelling', () => {
  const ended = (['Finished', 'Failed', 'FailedWithError', 'FailedWithErrors'] as const).map(withStatus);
  expect(pollingInterval({ documents: ended })).toBe(319_456);
});

it('a page is fetched as often as what is on other pages asks for, and warns of it', () => {
  const documents = [withStatus('Finished')];
  const page = (isCalculating: boolean, hasFileErrors: boolean) => ({
    documents,
    part: { isCalculating, hasFileErrors },
  });
  expect([pollingInterval(page(true, false)), pollingInterval(page(false, true))]).toEqual([20_000, 319_456]);
  expect([hasAnyFileErrors(page(true, false)), hasAnyFileErrors(page(false, true))]).toEqual([false, true]);
});

it('an empty list waits the long time', () => {
  expect(pollingInterval({ documents: [] })).toBe(319_456);
});

it('a row asks every second while its calculation runs or has just been ordered, and every five while it waits', () => {
  const running = { phase: 'calculating', calculationStatus: 'Submitted' } as const;
  const waiting = { phase: 'waiting', calculationStatus: 'Submitted' } as const;
  expect(progressInterval(undefined, 0)).toBe(1_000);
  expect(progressInterval(waiting, 9)).toBe(1_000);
  expect(progressInterval(waiting, 10)).toBe(5_000);
  // No answer, over and over again.
  expect(progressInterval(undefined, 10)).toBe(5_000);
  expect(progressInterval(running, 500)).toBe(1_000);
  expect(progressInterval({ phase: 'done', calculationStatus: 'Finished' }, 3)).toBe(false);
});
