import { expect, it } from 'vitest';
import { cancelledBy } from '#api/cancelled-reason.ts';
import { statusWords } from '#web/lib/status-words.ts';
import * as nl from '#web/i18n/nl.ts';

it.each([
  ['Finished', null, null, 'Berekend'],
  ['Submitted', null, null, 'Wordt berekend'],
  ['Unknown', null, null, 'Status onbekend'],
  ['FailedWithError', null, 10, '10 fouten'],
  ['FailedWithErrors', null, 1, '1 fout'],
  ['FailedWithError', null, null, 'Fouten'],
  ['Failed', cancelledBy('Jo Jansen'), null, 'Geannuleerd'],
  ['Failed', 'De berekening is onderbroken.', null, 'Mislukt'],
] as const)(
  'a dossier that is %s (%s, %s findings) reads "%s"',
  (calculationStatus, statusReason, findingCount, text) => {
    expect(statusWords(nl, { calculationStatus, statusReason, findingCount }).text).toBe(text);
  },
);

it('what somebody cancelled does not look like what failed', () => {
  const lookOf = (statusReason: string): string =>
    statusWords(nl, { calculationStatus: 'Failed', statusReason, findingCount: null }).look;
  expect(lookOf(cancelledBy('Jo Jansen'))).not.toBe(lookOf('De berekening is onderbroken.'));
});
