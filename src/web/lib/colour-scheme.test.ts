import { expect, it } from 'vitest';
import { isShownDark, parsedScheme } from '#web/lib/colour-scheme.ts';

it('what is stored counts when it is a choice; otherwise the system does', () => {
  expect([null, '', 'onzin', 'light', 'dark'].map(parsedScheme)).toEqual([
    'system',
    'system',
    'system',
    'light',
    'dark',
  ]);
});

it.each([
  ['system', true, true],
  ['system', false, false],
  ['light', true, false],
  ['dark', false, true],
] as const)('chosen %s on a system that is dark (%s) is shown dark: %s', (scheme, isSystemDark, dark) => {
  expect(isShownDark(scheme, isSystemDark)).toBe(dark);
});
