import { expect, test } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { retiredFields } from '#input/fields/retired-fields.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import { type CellChange, filledWorkbook, soundFillings, withCells } from '#test/xlsx/filled-template.ts';
import { brief, number, text } from '#test/xlsx/read-findings.ts';

type Retired = (typeof retiredFields)[number];

/** The sound dossier in a file that still has the cells of these fields, each with its label and its name. */
function fileWith(sound: Workbook, retired: readonly Retired[], value: CellChange): Workbook {
  const place = (index: number): string => `Dossier!B${200 + index}`;
  const cells = retired.flatMap(({ field }, index) => [
    [`Dossier!A${200 + index}`, text(field.label)],
    [place(index), value],
  ]);
  const names = retired.map(({ field }, index) => ({ name: field.name, reference: place(index), sheet: null }));
  const workbook = withCells(sound, Object.fromEntries(cells));
  return { ...workbook, definedNames: [...workbook.definedNames, ...names] };
}

test.each(schemeKinds)('what is not asked any more and was filled in is one warning: %s', async (kind) => {
  const sound = await filledWorkbook(soundFillings[kind], kind);
  const before = readDossier(sound);
  const { dossier, findings } = readDossier(fileWith(sound, retiredFields, number(250_000)));
  expect(brief(findings)).toEqual(['warning FIELD_RETIRED Dossier!B200 -']);
  expect(findings[0]?.message).toMatch(/: Budget premie en compensatie, .*, .*, .*, .* en nog \d+\.$/);
  expect(dossier?.input).toEqual(before.dossier?.input);
  expect(dossier?.fields).toEqual(before.dossier?.fields);
});

test.each<[string, CellChange, number]>([
  ['nothing', null, 0],
  ['blanks', text(' '), 0],
  ['an amount that was not allowed', number(-1), 1],
  ['an error', { kind: 'error', value: '#N/B' }, 1],
])('a field of before that holds %s stops nothing', async (_, value, warnings) => {
  const { dossier, findings } = readDossier(fileWith(await filledWorkbook(), retiredFields.slice(0, 1), value));
  expect(findings.map(({ code }) => code)).toEqual(Array.from({ length: warnings }, () => 'FIELD_RETIRED'));
  expect(dossier).not.toBeNull();
});
