import { expect, test } from 'vitest';
import { LawValueMissingError } from '#core/law/dated.ts';
import { NoParticipantsLeftError } from '#core/participant/projected-participant.ts';
import { domainFinding } from '#input/check/domain-finding.ts';

test('a dossier of which nobody is left is a finding that counts why', () => {
  const error = new NoParticipantsLeftError([
    { number: '1', reason: 'notCounted' },
    { number: '2', reason: 'pensionBeforeTransition' },
    { number: '3', reason: 'pensionBeforeTransition' },
  ]);
  expect(domainFinding(error)).toMatchObject({
    code: 'PARTICIPANTS_NONE',
    severity: 'error',
    sheet: 'Deelnemers',
    message: expect.stringMatching(/van 3 staat bij 1 Meerekenen op nee en ligt bij 2 de pensioendatum/),
  });
});

test('a law value that is not known is a finding that names value and day', () => {
  const error = new LawValueMissingError('Minimale franchise', { year: 2017, month: 3, day: 1 });
  expect(domainFinding(error)).toMatchObject({
    code: 'LAW_VALUE_MISSING',
    message: 'De wettelijke waarde "Minimale franchise" is niet bekend voor 01-03-2017.',
  });
});

test('any other error is no finding', () => {
  expect(domainFinding(new RangeError('fault'))).toBeNull();
});
