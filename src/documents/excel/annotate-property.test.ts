import { array, assert, asyncProperty, constant, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { templateTypes } from '#contract/dossiers.ts';
import type { EnteredValue } from '#contract/dossier-file.ts';
import { annotatedWorkbook } from '#documents/excel/annotate.ts';
import { readDossier } from '#documents/excel/read-dossier.ts';
import { readWorkbook } from '#documents/excel/read-workbook.ts';
import { templateWorkbook, type TemplateFilling } from '#documents/excel/template.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';
import { soundFillings } from '#test/xlsx/filled-template.ts';
import { lostContent } from '#test/xlsx/kept-content.ts';
import { commentTexts, markedCells } from '#test/xlsx/marked-cells.ts';
import { testPlatform } from '#test/xlsx/node-platform.ts';
import { repairedWorkbook } from '#test/xlsx/repaired-workbook.ts';

const read = (bytes: Uint8Array) => readDossier(readWorkbook(bytes, testPlatform));

const annotated = (bytes: Uint8Array): Uint8Array => annotatedWorkbook(bytes, read(bytes).findings, testPlatform);

const wrongValue: Arbitrary<EnteredValue> = oneof(
  constantFrom('n.v.t.', '=A1', '31-02-2020', '€ ?', 'Jansen & <Zn> "x"', '  twee  blanco’s ', 'x'.repeat(300)),
  constantFrom(-1e9, 1e12, 0.123456789, 250),
  constant(null),
);

interface Mistake {
  readonly at: number;
  readonly value: EnteredValue;
}

const mistakes = array(record({ at: nat(), value: wrongValue }), { minLength: 1, maxLength: 8 });

/** The sound filling with these mistakes in fields, and in the cells of the participants. */
function spoiled(filling: TemplateFilling, fields: readonly Mistake[], cells: readonly Mistake[]): TemplateFilling {
  const names = Object.keys(filling.values);
  const values = Object.fromEntries(fields.map(({ at, value }) => [names[at % names.length] ?? '', value]));
  const rows = (filling.tables['Deelnemers'] ?? []).map((row) => Array.from(row));
  for (const { at, value } of cells) {
    const row = rows[at % rows.length];
    if (row) row[Math.floor(at / rows.length) % 7] = value;
  }
  return { values: { ...filling.values, ...values }, tables: { ...filling.tables, Deelnemers: rows } };
}

test('whatever is wrong: the marked file is sound, keeps everything, and reads without errors once the cells are repaired', async () => {
  const filled = record({ kind: constantFrom(...templateTypes), fields: mistakes, cells: mistakes });
  await assert(
    asyncProperty(filled, async ({ kind, fields, cells }) => {
      const sound = await templateWorkbook(kind, soundFillings[kind]);
      const input = await templateWorkbook(kind, spoiled(soundFillings[kind], fields, cells));
      const { findings } = read(input);
      const marked = annotated(input);
      expect(annotatedFileProblems(marked)).toEqual([]);
      expect(lostContent(input, marked)).toEqual([]);
      expect(read(marked)).toEqual(read(input));
      const wrong = findings.flatMap(({ sheet, cell }) => (cell === null ? [] : [`${sheet}!${cell}`]));
      expect(new Set(markedCells(marked))).toEqual(new Set(wrong));
      const repaired = repairedWorkbook(marked, sound, findings);
      expect(read(repaired).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      const again = annotated(annotated(marked));
      expect(markedCells(again)).toEqual(markedCells(marked));
      expect(commentTexts(again)).toEqual(commentTexts(marked));
    }),
    { numRuns: 8 },
  );
}, 60_000);
