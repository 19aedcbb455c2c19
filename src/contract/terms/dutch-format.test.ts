import { expect, it } from 'vitest';
import { fileSizeText, momentText } from '#contract/terms/dutch-format.ts';

it('a moment is told in Dutch time, without seconds, in summer and in winter', () => {
  expect(momentText('2026-11-21T13:05:59.000Z')).toBe('21-11-2026, 14:05');
  expect(momentText('2026-06-30T22:15:00.000Z')).toBe('01-07-2026, 00:15');
});

it('a file size is told in kB or MB with a comma', () => {
  expect(fileSizeText(1)).toBe('1 kB');
  expect(fileSizeText(149_504)).toBe('146 kB');
  expect(fileSizeText(1_468_006)).toBe('1,4 MB');
  expect(fileSizeText(5_242_880)).toBe('5,0 MB');
});
