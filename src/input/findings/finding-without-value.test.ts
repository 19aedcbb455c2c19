import { expect, it } from 'vitest';
import { findingWithoutValue } from '#input/findings/finding-without-value.ts';
import { type Finding, findingCodes } from '#input/findings/findings.ts';

const secret = 'Canarius-987654';
const finding: Finding = {
  code: 'VALUE_UNUSUAL',
  severity: 'warning',
  sheet: 'Deelnemers',
  cell: 'E7',
  field: 'Fulltime jaarsalaris',
  found: secret,
  message: `De waarde ${secret} is ongewoon.`,
  remedy: `Typ iets anders dan ${secret}.`,
};

it.each(findingCodes.filter((code) => code !== 'MORE_FINDINGS'))(
  'a finding %s keeps kind and place, and no value',
  (code) => {
    const kept = findingWithoutValue({ ...finding, code });
    const { severity, sheet, cell } = finding;
    expect(kept).toMatchObject({ code, severity, sheet, cell, found: null });
    expect(kept.message).toMatch(/^\p{Lu}[^.]*\.$/u);
    expect(JSON.stringify(kept)).not.toContain(secret);
  },
);

it('the name of a column that the template does not know is no place: it may be anything', () => {
  expect(findingWithoutValue(finding).field).toBe(finding.field);
  expect(findingWithoutValue({ ...finding, code: 'COLUMN_UNKNOWN', field: secret }).field).toBeNull();
});

it('how many findings there are more stays', () => {
  const more: Finding = { ...finding, code: 'MORE_FINDINGS', found: '12' };
  expect(findingWithoutValue(more)).toEqual(more);
});
