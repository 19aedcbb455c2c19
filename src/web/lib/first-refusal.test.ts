import { expect, it, vi } from 'vitest';

it('before all texts have come the sentence of the server serves, and the one that is specified', async () => {
  vi.resetModules();
  const { ApiError, problemText } = await import('#web/lib/api-error.ts');
  const limit = { name: 'megabytes', used: 1, most: 2 } as const;
  const full = { code: 'EMPLOYER_FULL', message: 'Vol. Nu in gebruik: 1,0 van 2 MB.', limit };
  expect(problemText(new ApiError(507, full))).toBe('Vol. Nu in gebruik: 1,0 van 2 MB.');
  const wrong = { code: 'ACCESS_CODE_WRONG', message: 'Deze toegangscode is onjuist.' };
  expect(problemText(new ApiError(401, wrong))).toBe('The login detail is incorrect');
});
