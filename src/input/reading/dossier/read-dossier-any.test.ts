import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellName } from '#office/sheet/cell-name.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { type CellChange, filledWorkbook, withCells } from '#test/xlsx/filled-template.ts';
import { propertyRuns } from '#test/property-runs.ts';

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '25',
    '25%',
    '1.234',
    '1,5',
    '31-12-1980',
    '30-02-1980',
    'ja',
    'M',
    'dcToDc',
    '__proto__',
    'BSN',
    'Premie',
    'Vanaf leeftijd',
  ),
  fc.constant(' '.repeat(20_000) + '*'),
);
const anyNumber = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: -5, max: 100_000 }));
const change: fc.Arbitrary<CellChange> = fc.oneof(
  fc.constant(null),
  anyNumber.map((value) => ({ kind: 'number' as const, value })),
  anyNumber.map((value) => ({ kind: 'date' as const, value })),
  anyNumber.map((value) => ({ kind: 'time' as const, value })),
  fc.boolean().map((value) => ({ kind: 'boolean' as const, value })),
  oddText.map((value) => ({ kind: 'text' as const, value })),
  oddText.map((value) => ({ kind: 'isoDate' as const, value })),
  oddText.map((value) => ({ kind: 'error' as const, value })),
);
const sheet = fc.constantFrom('Dossier', 'Huidige regeling', 'Nieuwe regeling', 'Verfijning', 'Deelnemers');
const address = fc
  .tuple(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 1, max: 12 }))
  .map(([row, column]) => cellName(row, column));
const changes = fc
  .array(fc.tuple(sheet, address, change), { minLength: 1, maxLength: 25 })
  .map((list) => Object.fromEntries(list.map(([name, place, value]) => [`${name}!${place}`, value])));

const workbook = await filledWorkbook();

test('whatever stands in the cells, reading ends in a dossier or in explained errors', () => {
  fc.assert(
    fc.property(changes, fc.boolean(), (cells, keepsNames) => {
      const changed = withCells(keepsNames ? workbook : { ...workbook, definedNames: [] }, cells);
      const { dossier, findings } = readDossier(changed);
      expect(dossier === null).toBe(findings.some((finding) => finding.severity === 'error'));
      for (const finding of findings) {
        expect(finding.message.length + finding.remedy.length).toBeLessThan(700);
        expect((finding.found ?? '').length).toBeLessThanOrEqual(40);
      }
      for (const participant of dossier?.input.participants ?? []) {
        expect(participant.fullTimeSalary).toBeGreaterThan(0);
        expect(participant.partTime).toBeLessThanOrEqual(1.5);
        expect(participant.number).not.toBe('');
      }
    }),
    propertyRuns(2000),
  );
});
