import { describe, expect, test } from 'vitest';
import { type SchemeKind, schemeKinds } from '#core/dossier/scheme-kind.ts';
import { retiredFields } from '#input/fields/retired-fields.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import { type CellChange, filledWorkbook, soundFillings, withCells } from '#test/xlsx/filled-template.ts';
import { brief, number, text } from '#test/xlsx/read-findings.ts';

const row = 200;

/** The sound dossier in a file that still has the cell of a retired field: its label, its name and what stands in it. */
async function fileWith(
  { sheet, field }: (typeof retiredFields)[number],
  value: CellChange,
  kind: SchemeKind = 'dcToDc',
): Promise<Workbook> {
  const sound = await filledWorkbook(soundFillings[kind], kind);
  const workbook = withCells(sound, { [`${sheet}!A${row}`]: text(field.label), [`${sheet}!B${row}`]: value });
  const name = { name: field.name, reference: `'${sheet}'!$B$${row}`, sheet: null };
  return { ...workbook, definedNames: [...workbook.definedNames, name] };
}

const withoutNames = (workbook: Workbook): Workbook => ({ ...workbook, definedNames: [] });

const everywhere = retiredFields.flatMap((retired) =>
  schemeKinds.map((kind) => [retired.field.name, kind, retired] as const),
);

describe.each(everywhere)('the retired field %s of a file %s', (_, kind, retired) => {
  test('that is filled in is told of once, and nothing depends on it', async () => {
    const { dossier, findings } = readDossier(await fileWith(retired, number(250_000), kind));
    const sound = readDossier(await filledWorkbook(soundFillings[kind], kind)).dossier;
    expect(brief(findings)).toEqual([`warning FIELD_RETIRED ${retired.sheet}!B${row} 250.000`]);
    expect(findings[0]).toMatchObject({ field: retired.field.label, message: retired.message });
    expect(dossier?.input).toEqual(sound?.input);
    expect(dossier?.fields).toEqual(sound?.fields);
  });

  test('that is empty is not', async () => {
    for (const empty of [null, text(' ')])
      expect(readDossier(await fileWith(retired, empty, kind)).findings).toEqual([]);
  });

  test('is found by its label when the name was lost', async () => {
    const { findings } = readDossier(withoutNames(await fileWith(retired, number(1), kind)));
    expect(brief(findings)).toEqual([`warning FIELD_RETIRED ${retired.sheet}!B${row} 1`]);
  });
});

test.each<[string, CellChange]>([
  ['an amount that was not allowed', number(-1)],
  ['a text', text('veel')],
  ['an error', { kind: 'error', value: '#N/B' }],
])('%s in a retired field is no error', async (_, value) => {
  for (const retired of retiredFields) {
    const { dossier, findings } = readDossier(await fileWith(retired, value));
    expect(findings.map(({ code }) => code)).toEqual(['FIELD_RETIRED']);
    expect(dossier).not.toBeNull();
  }
});
