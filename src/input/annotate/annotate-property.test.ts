import { array, assert, asyncProperty, constant, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { type SchemeKind, schemeKinds } from '#core/dossier/scheme-kind.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { Finding, FindingCode } from '#input/findings/findings.ts';
import { annotatedWorkbook } from '#input/annotate/annotate.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook, type TemplateFilling } from '#input/template/template.ts';
import { oncePerContent } from '#test/fixtures/once-per-content.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';
import { fillingWith, soundFillings } from '#test/xlsx/filled-template.ts';
import { lostContent } from '#test/xlsx/kept-content.ts';
import { commentTexts, markedCells } from '#test/xlsx/marked-cells.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { repairedWorkbook } from '#test/xlsx/repaired-workbook.ts';
import { propertyRuns } from '#test/property-runs.ts';

const soundTemplate = oncePerContent((kind: SchemeKind) => templateWorkbook(kind, soundFillings[kind]), 3);

const read = (bytes: Uint8Array) => readDossier(readWorkbook(bytes, nodePlatform));

const annotated = (bytes: Uint8Array): Uint8Array => annotatedWorkbook(bytes, read(bytes).findings, nodePlatform);

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

/** What is told of cells that are each allowed. */
const comparisons: ReadonlySet<FindingCode> = new Set(['VALUE_CONFLICT', 'FIELD_EMPTY', 'TABLE_EMPTY']);

const errorsOf = (bytes: Uint8Array): readonly Finding[] =>
  read(bytes).findings.filter(({ severity }) => severity === 'error');

const cellsOf = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(({ sheet, cell }) => (cell === null ? [] : [`${sheet}!${cell}`]));

/**
 * Repairing the marked cells is enough. What can't be read is not compared with other cells, so those may be told of
 * only after that: they are others than the ones that were repaired, and with them it is done.
 */
function expectRepairable(marked: Uint8Array, sound: Uint8Array): void {
  const { findings } = read(marked);
  const repaired = repairedWorkbook(marked, sound, findings);
  const later = errorsOf(repaired);
  expect(cellsOf(later).filter((cell) => cellsOf(findings).includes(cell))).toEqual([]);
  if (later.length === 0) return;
  expect(later.map(({ code }) => code).filter((code) => !comparisons.has(code))).toEqual([]);
  expect(errorsOf(repairedWorkbook(repaired, sound, later))).toEqual([]);
}

test('a maximum salary is compared with the offset once that can be read', async () => {
  const sound = await soundTemplate('dcToDc');
  const wrong = fillingWith({ nieuw_franchise: 'n.v.t.', nieuw_max_salaris: 12_000 });
  const marked = annotated(await templateWorkbook('dcToDc', wrong));
  expect(markedCells(marked)).toHaveLength(1);
  const repaired = repairedWorkbook(marked, sound, errorsOf(marked));
  expect(errorsOf(repaired).map(({ field }) => field)).toEqual(['Maximum pensioengevend salaris']);
  expectRepairable(marked, sound);
});

test('whatever is wrong: the marked file is sound, keeps everything, and reads without errors once its cells are repaired', async () => {
  const filled = record({ kind: constantFrom(...schemeKinds), fields: mistakes, cells: mistakes });
  await assert(
    asyncProperty(filled, async ({ kind, fields, cells }) => {
      const sound = await soundTemplate(kind);
      const input = await templateWorkbook(kind, spoiled(soundFillings[kind], fields, cells));
      const { findings } = read(input);
      const marked = annotated(input);
      expect(annotatedFileProblems(marked)).toEqual([]);
      expect(lostContent(input, marked)).toEqual([]);
      expect(read(marked)).toEqual(read(input));
      expect(new Set(markedCells(marked))).toEqual(new Set(cellsOf(findings)));
      expectRepairable(marked, sound);
      const again = annotated(annotated(marked));
      expect(markedCells(again)).toEqual(markedCells(marked));
      expect(commentTexts(again)).toEqual(commentTexts(marked));
    }),
    propertyRuns(8),
  );
});
