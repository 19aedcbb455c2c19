import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EnteredValue } from '#input/dossier-file.ts';
import { schemeKinds } from '#core/scheme-kind.ts';
import type { Field } from '#input/fields/field.ts';
import { officialScales } from '#input/fields/official-scales.ts';
import { registers } from '#input/fields/register.ts';
import { readDossier } from '#input/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reader/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { fillingWith } from '#test/xlsx/filled-template.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { sheetStatuses } from '#test/xlsx/sheet-statuses.ts';
import { propertyRuns } from '#test/property-runs.ts';

/** Values at the edges of what a field takes, beyond them, of another type, and none at all. */
function candidates(field: Field): readonly EnteredValue[] {
  if (field.type === 'choice') return [null, 'iets anders', ...field.choices.map(({ text }) => text)];
  if (field.type === 'text') return [null, ' ', '12345678', 'tekst'];
  if (field.type === 'fixed') return [];
  if (!('unit' in field)) return [null, field.minimum, { ...field.maximum, day: 2 }, { year: 2019, month: 5, day: 1 }];
  const { minimum, maximum } = field;
  return [null, minimum, maximum, minimum - 0.01, maximum + 1, (minimum + maximum) / 2, 'x'];
}

test.each(schemeKinds)(
  'a template %s is complete by its status when the reader finds no errors, and only then',
  async (kind) => {
    const changes = registers[kind].fields.flatMap(({ field }) =>
      candidates(field).map((value) => [field.name, value] as const),
    );
    const seen = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...changes), { maxLength: 2 }), fc.boolean(), async (some, isTyped) => {
        const filling = fillingWith(Object.fromEntries(some), isTyped ? {} : { HuidigeStaffel: [] }, kind);
        const workbook = readWorkbook(await templateWorkbook(kind, filling), nodePlatform);
        const isComplete = sheetStatuses(workbook)['werkboek']?.startsWith('✓') ?? false;
        seen.add(isComplete);
        const errors = readDossier(workbook).findings.filter((item) => item.severity === 'error');
        expect(isComplete, JSON.stringify([some, isTyped, errors])).toBe(errors.length === 0);
      }),
      {
        ...propertyRuns(6),
        examples: [
          [[], true],
          [[['peildatum', null]], true],
          [[['huidig_staffel', officialScales[0]!.text]], true],
          [[['huidig_staffel', officialScales[0]!.text]], false],
        ],
      },
    );
    expect(seen.size).toBe(2);
  },
);
