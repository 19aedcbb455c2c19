import { describe, expect, test } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { allowedText } from '#input/fields/allowed.ts';
import type { Field } from '#input/fields/field.ts';
import { refinementSheet } from '#input/fields/layout.ts';
import { registers } from '#input/fields/register.ts';
import { retiredFields } from '#input/fields/retired-fields.ts';
import { type Column, lastDay } from '#input/fields/table.ts';

const sentence = /^[A-Z].*[.]$/s;

function limitsAreRising(described: Field | Column): boolean {
  if (!('minimum' in described)) return true;
  if (typeof described.minimum === 'number') return described.minimum < (described.maximum as number);
  return described.minimum.year < (described.maximum as typeof described.minimum).year;
}

function isAllowed(described: Field | Column, value: unknown): boolean {
  if (described.type === 'choice') return described.choices.some((choice) => choice.value === value);
  if (typeof value !== 'number' || !('minimum' in described) || typeof described.minimum !== 'number') return false;
  return value >= described.minimum && value <= (described.maximum as number);
}

function defaultIsAllowed(described: Field | Column): boolean {
  if (!('default' in described)) return true;
  const later = 'laterDefault' in described ? described.laterDefault?.default : undefined;
  return [described.default, ...(later === undefined ? [] : [later])].every((value) => isAllowed(described, value));
}

describe.each(schemeKinds)('the description of the template %s', (kind) => {
  const { sheets, fields: placedFields, tables } = registers[kind];
  const columns = tables.flatMap((table) => table.columns.map((column) => ({ table, column })));

  test('no two fields or tables have the same name', () => {
    const names = [...placedFields.map((item) => item.field.name), ...tables.map((table) => table.name)];
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test('names can be defined names in Excel: no cell address, no blank, at most 50 characters', () => {
    for (const { field } of placedFields) expect(field.name).toMatch(/^[a-z]+(_[a-z0-9]+)+$|^[a-z]{4,50}$/);
  });

  test('labels on one sheet differ, so that a field can be found by its label', () => {
    for (const sheet of sheets) {
      const labels = placedFields.filter((item) => item.sheet === sheet.name).map((item) => item.field.label);
      expect(new Set(labels).size, sheet.name).toBe(labels.length);
    }
  });

  test('a field that is no longer asked leaves its name and its label unused, so that its cell is never read as another', () => {
    for (const { sheet, field } of retiredFields) {
      const same = placedFields.filter(
        (item) => item.field.name === field.name || (item.sheet === sheet && item.field.label === field.label),
      );
      expect(same, field.name).toEqual([]);
    }
  });

  test('headers of one table differ', () => {
    for (const table of tables) {
      expect(new Set(table.columns.map((column) => column.header)).size, table.name).toBe(table.columns.length);
    }
  });

  test('every field, table and column is explained in at least one full sentence', () => {
    for (const { field } of placedFields) expect(field.help, field.name).toMatch(sentence);
    for (const table of tables) expect(table.help, table.name).toMatch(sentence);
    for (const { table, column } of columns) expect(column.help, `${table.name} ${column.key}`).toMatch(sentence);
  });

  test('labels and headers fit in the title of an input message', () => {
    for (const { column } of columns) expect(column.header.length).toBeLessThanOrEqual(32);
    for (const { field } of placedFields) expect(field.label.length, field.name).toBeLessThanOrEqual(38);
  });

  test('limits rise and defaults lie within them', () => {
    for (const { field } of placedFields) {
      expect(limitsAreRising(field), field.name).toBe(true);
      expect(defaultIsAllowed(field), field.name).toBe(true);
    }
    for (const { table, column } of columns) {
      expect(limitsAreRising(column), `${table.name} ${column.key}`).toBe(true);
      expect(defaultIsAllowed(column), `${table.name} ${column.key}`).toBe(true);
    }
  });

  test('the rows that tables are filled with have a value within limits for every column', () => {
    for (const table of tables) {
      for (const row of table.defaultRows) {
        expect(row.length, table.name).toBe(table.columns.length);
        for (const [index, value] of row.entries()) {
          const column = table.columns[index];
          if (column?.type !== 'percentage' && column?.type !== 'whole') throw new Error(`${table.name} ${index}`);
          expect(value).toBeGreaterThanOrEqual(column.minimum);
          expect(value).toBeLessThanOrEqual(column.maximum);
        }
      }
    }
  });

  test('a required cell has no default: it must be filled in', () => {
    for (const { field } of placedFields) expect('default' in field && field.required === true, field.name).toBe(false);
  });

  test('texts of choices differ, also when capitals are ignored', () => {
    for (const described of [...placedFields.map((item) => item.field), ...columns.map((item) => item.column)]) {
      if (described.type !== 'choice') continue;
      const texts = described.choices.map((choice) => choice.text.toLowerCase());
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

describe('the templates beside each other', () => {
  const choiceTexts = (kind: (typeof schemeKinds)[number], name: string): readonly string[] => {
    const { field } = registers[kind].field(name);
    return field.type === 'choice' ? field.choices.map((choice) => choice.text) : [];
  };

  test('each kind offers the shapes that it can have, its usual one filled in', () => {
    const shapes = schemeKinds.map((kind) => {
      const { field } = registers[kind].field('nieuw_staffelvorm');
      return [kind, 'default' in field ? field.default : null, choiceTexts(kind, 'nieuw_staffelvorm')];
    });
    expect(shapes).toEqual([
      ['dcToDc', 'currentScale', ['huidige staffel', 'fiscaal maximum', 'eigen staffel']],
      ['dbToDc', 'fiscalMaximum', ['fiscaal maximum', 'ambitie', 'eigen staffel']],
      ['ambitionDbToDc', 'ambition', ['fiscaal maximum', 'ambitie', 'eigen staffel']],
    ]);
  });

  test('the ambition must be filled in where it is the reference, and may be where it is a shape', () => {
    const required = schemeKinds.map(
      (kind) =>
        registers[kind].fields.filter(({ field }) => field.name.startsWith('ambitie_') && field.required).length,
    );
    expect(required).toEqual([0, 0, 2]);
    expect(registers.dbToDc.field('ambitie_rekenrente').field.required).toBeUndefined();
  });

  test('what was accrued is capital in a premium scheme and pension in an average pay scheme', () => {
    const headers = schemeKinds.map((kind) => registers[kind].participants.columns[6]?.header);
    expect(headers).toEqual(['Pensioenkapitaal', 'Opgebouwd ouderdomspensioen', 'Opgebouwd ouderdomspensioen']);
  });

  test('what nearly every dossier needs is in view: 46 fields, 53 from average pay and 55 with an ambition', () => {
    const counts = schemeKinds.map((kind) =>
      registers[kind].fields.filter(({ sheet, field }) => sheet !== refinementSheet && field.type !== 'fixed'),
    );
    expect(counts.map(({ length }) => length)).toEqual([46, 53, 55]);
  });

  test('nothing that is not in view must be filled in', () => {
    for (const kind of schemeKinds) {
      const { groups, tables } = registers[kind].sheets.find(({ name }) => name === refinementSheet)!;
      const fields = groups.flatMap((group) => group.fields);
      expect(fields.filter(({ required }) => required)).toEqual([]);
      expect(tables.filter(({ required, defaultRows }) => required && defaultRows.length === 0)).toEqual([]);
    }
  });
});

describe('texts about fields', () => {
  const placedField = (name: string) => registers.dcToDc.field(name);

  test('what is allowed is told in Dutch numbers', () => {
    expect(allowedText(placedField('huidig_franchise').field)).toBe('een bedrag van €\u00a00 t/m €\u00a0100.000');
    expect(allowedText(placedField('afronding').field)).toBe('een percentage van 0,01% t/m 1%');
    expect(allowedText(placedField('doel_maat').field)).toBe(
      'een van de keuzes: totaal pensioen | gemiddelde per deelnemer | waarde van de premies',
    );
  });

  test('an unknown field name is a fault of the program', () => {
    expect(() => placedField('huidig_opbouwpercentage')).toThrow('huidig_opbouwpercentage');
  });
});

test('the form takes no birth date of who is younger than 13 on every valuation date', () => {
  const { fields, participants } = registers.dcToDc;
  const latest = fields.map(({ field }) => field).find(({ name }) => name === 'peildatum');
  const born = participants.columns.find(({ key }) => key === 'born');
  if (latest?.type !== 'firstOfMonth' || born?.type !== 'date') throw new Error('No days');
  expect(lastDay(born)).toEqual({ ...latest.maximum, year: latest.maximum.year - 13 });
  expect(allowedText(born)).toContain('t/m 01-01-2024');
});

test('the form takes no salary of a year that nobody can have', () => {
  const salary = registers.dcToDc.participants.columns.find(({ key }) => key === 'fullTimeSalary')!;
  expect(allowedText(salary)).toBe('een bedrag van €\u00a01.000 t/m €\u00a010.000.000');
});
