import { describe, expect, it } from 'vitest';
import { newDossierSchema } from '#web/features/new-dossier/new-dossier-schema.ts';

const file = new File(['PK'], 'invoer.xlsx');

/** The first message at a field, which is the one that the form shows. */
function firstMessage(input: unknown, field: 'name' | 'file'): string | null {
  const result = newDossierSchema.safeParse(input);
  return result.success ? null : (result.error.issues.find(({ path }) => path[0] === field)?.message ?? null);
}

describe('the name of a new dossier', () => {
  it.each([
    ['', 'Name is required'],
    ['   ', 'Minimum 1 characters'],
    ['a'.repeat(31), 'Maximum 30 characters'],
    [
      '-begin',
      'Must start with an alphanumeric character and only contain letters, whitespace, numbers, dots and dashes.',
    ],
    [
      'naam_met_streep',
      'Must start with an alphanumeric character and only contain letters, whitespace, numbers, dots and dashes.',
    ],
  ])('%j is refused: %s', (name, message) => {
    expect(firstMessage({ name, file }, 'name')).toBe(message);
  });

  it.each(['A', '2028', 'Regeling 2028 v1.2-b', 'a'.repeat(30), 'Één regeling'])('%j is accepted', (name) => {
    expect(firstMessage({ name, file }, 'name')).toBeNull();
  });

  it('is trimmed before it is sent, and only then measured', () => {
    const name = `  ${'a'.repeat(30)}  `;
    expect(newDossierSchema.parse({ name, file })).toEqual({ name: 'a'.repeat(30), file });
  });
});

it('a name with loose accents is the same name, and its length that of what one sees', () => {
  const name = 'Caf\u00E9 '.repeat(6).trim();
  expect(newDossierSchema.parse({ name: name.normalize('NFD'), file }).name).toBe(name);
  expect(firstMessage({ name: `E\u0301e\u0301n${'x'.repeat(27)}`, file }, 'name')).toBeNull();
});

it('a form without a file is refused', () => {
  expect(firstMessage({ name: 'Regeling', file: null }, 'file')).toBe('File is required');
});
