import { expect, it } from 'vitest';
import { ApiError, parsedProblem, problemText } from '#web/lib/api-error.ts';

it('the sentence of the server is kept for the reader', () => {
  const problem = parsedProblem('{"code":"NOT_FOUND","message":"Dit bestaat niet of is verwijderd."}');
  expect(problemText(new ApiError(404, problem))).toBe('Dit bestaat niet of is verwijderd.');
});

it('of a limit that is reached it is told what is in use', () => {
  const limit = { name: 'megabytes', used: 1023.96, most: 1024 } as const;
  const problem = { code: 'EMPLOYER_FULL', message: 'Vol', limit };
  expect(problemText(new ApiError(507, problem))).toMatch(/deze werkgever.*Nu in gebruik: 1\.024,0 van 1\.024 MB\.$/);
  expect(problemText(new ApiError(507, { ...problem, code: 'IETS_NIEUWS' }))).toBe('Vol');
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
