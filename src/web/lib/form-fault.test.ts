import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { allTextsFetched } from '#web/i18n/language.ts';

beforeAll(allTextsFetched);

const names = ['holder', 'days'] as const;

it('a refusal about a field is told at that field, in its own sentence', () => {
  const problem = { code: 'HOLDER_NAME_TAKEN', message: 'Bezet.', fields: { holder: 'Deze naam bestaat al' } };
  const { fields, text } = formFault(new ApiError(409, problem), names, 'Niet gelukt.');
  expect(fields).toEqual([['holder', 'Bezet.']]);
  expect(text).toBeNull();
});

it('wrong input is told per field in the words of the server', () => {
  const fields = { days: 'Maximaal 3650 dagen', unknown: 'Fout' };
  const problem = { code: 'INPUT_INVALID', message: 'Controleer de gemarkeerde velden.', fields };
  expect(formFault(new ApiError(400, problem), names, 'Niet gelukt.').fields).toEqual([
    ['days', 'Maximaal 3650 dagen'],
  ]);
});

it('what is about no field is told as a whole, also when the server says nothing', () => {
  expect(formFault(new ApiError(500, null), names, 'Niet gelukt.')).toEqual({
    fields: [],
    text: 'Niet gelukt.',
    isStale: false,
  });
  const { text } = formFault(
    new ApiError(404, { code: 'NOT_FOUND', message: 'Dit bestaat niet.' }),
    names,
    'Niet gelukt.',
  );
  expect(text).toBe('Dit bestaat niet.');
});
