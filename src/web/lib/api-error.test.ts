import { expect, it } from 'vitest';
import * as english from '#web/i18n/en.ts';
import { ApiError, parsedProblem, problemText } from '#web/lib/api-error.ts';

it('the sentence of the server is kept for the reader', () => {
  const problem = parsedProblem('{"code":"NOT_FOUND","message":"Dit bestaat niet of is verwijderd."}');
  expect(problemText(new ApiError(404, problem))).toBe('Dit bestaat niet of is verwijderd.');
});

it('of a limit that is reached it is told what is in use, in the language of the screen', () => {
  const limit = { name: 'megabytes', used: 1023.96, most: 1024 } as const;
  const problem = { code: 'EMPLOYER_FULL', message: 'Vol: 1.024 MB', limit };
  const refused = new ApiError(507, problem);
  expect(problemText(refused, english)).toMatch(/this employer.*1,024\.0 of 1,024 MB\.$/);
  expect(problemText(new ApiError(507, { ...problem, code: 'IETS_NIEUWS' }), english)).toBe('Vol: 1.024 MB');
  // In Dutch the server says it all itself.
  expect(problemText(refused)).toBe('Vol: 1.024 MB');
});

it.each(['<html>502 Bad Gateway</html>', '', 'null', '{"error":"x"}', '{"code":1,"message":"x"}'])(
  '%j is not a description of a problem',
  (text) => {
    expect(parsedProblem(text)).toBeNull();
  },
);

it('a fault of another kind has no sentence of the server', () => {
  expect(problemText(new TypeError('x is undefined'))).toBeNull();
});

it.each([0, 502, 503, 504])(
  'a call that is answered %i by no server of this program says that the server is gone',
  (status) => {
    expect(problemText(new ApiError(status, null))).toMatch(/^De server is niet bereikbaar/);
  },
);

it('a server that is there says itself that it is busy, and one that fails without a word is not gone', () => {
  expect(problemText(new ApiError(503, { code: 'BUSY', message: 'Even druk.' }))).toBe('Even druk.');
  expect(problemText(new ApiError(500, null))).toBeNull();
});
