import { beforeAll, expect, it } from 'vitest';
import { logoFault } from '#web/features/house-style/house-style-calls.ts';
import { allTextsFetched } from '#web/i18n/language.ts';

beforeAll(allTextsFetched);

it.each(['logo.png', 'LOGO.JPG', 'logo.jpeg', 'logo.klein.svg'])('%s may be sent', (name) => {
  expect(logoFault({ name, size: 1_048_576 })).toBeNull();
});

it('more than 1 MB, and other kinds of file, are refused before they are sent', () => {
  expect(logoFault({ name: 'logo.png', size: 1_048_577 })).toContain('1 MB');
  expect(logoFault({ name: 'logo.gif', size: 10 })).toContain('PNG');
});
