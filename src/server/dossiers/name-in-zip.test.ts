import { expect, test } from 'vitest';
import { nameInZip } from '#server/dossiers/name-in-zip.ts';

const nameOf = (employer: string, scheme: string) => nameInZip('outputFile', { employer, scheme, day: '2026-11-28' });

test.each([
  ['Bakkerij Koren', 'Pensioenregeling 2028', 'Bakkerij Koren - Pensioenregeling 2028 - 2026-11-28 - Werkmap.xlsx'],
  // What Windows refuses: signs, breaks, spaces around a part, names of devices.
  ['A/B: "C" <D>?', ' Regeling\n1* ', 'A_B_ _C_ _D__ - Regeling 1_ - 2026-11-28 - Werkmap.xlsx'],
  ['Koren B.V.', '..\\..\\hosts', 'Koren B.V. - .._.._hosts - 2026-11-28 - Werkmap.xlsx'],
  ['aux. Bouw', 'R', '_aux. Bouw - R - 2026-11-28 - Werkmap.xlsx'],
  ['x'.repeat(300), '€'.repeat(300), `${'x'.repeat(60)} - ${'€'.repeat(60)} - 2026-11-28 - Werkmap.xlsx`],
])('a file of %j with %j has a name that every disk takes', (employer, scheme, name) => {
  expect(nameOf(employer, scheme)).toBe(name);
});
