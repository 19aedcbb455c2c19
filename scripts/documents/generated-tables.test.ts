import { describe, expect, it } from 'vitest';
import { growthGroup, returnGroup } from '#input/fields/assumption-fields.ts';
import { registers } from '#input/fields/register.ts';
import { sameAsOf } from '#input/fields/templates.ts';
import { problems } from '#api/problems.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { kindNames } from './field-tables.ts';
import { customerFile, documentText } from './general-documents.ts';
import { asText } from './markdown-table.ts';

const manual = documentText('handleiding', customerFile('evenwicht'));
const rows = manual.split('\n').filter((line) => line.startsWith('| '));

/** The part of the manual below a heading. */
const chapter = (id: string): string =>
  manual.split(/^#+ .*(?=\{#)/m).find((part) => part.startsWith(`{#${id}}`)) ?? '';
const placeOf = (sheet: string): string => chapter(`blad-${sheet.toLowerCase().replaceAll(' ', '-')}`);

const everyField = Object.values(registers).flatMap(({ fields }) => fields.map(({ field }) => field));
const rowOf = (field: string): string => rows.find((row) => row.includes(`<br>\`${field}\` |`)) ?? '';

describe.each(Object.entries(registers))('the manual on the template %s', (_, register) => {
  it('has every field once under its sheet, with its help; one that is as now with that of the current scheme', () => {
    for (const { field, sheet } of register.fields.filter(({ field: { type } }) => type !== 'fixed')) {
      const own = placeOf(sheet)
        .split('\n')
        .filter((row) => row.includes(`<br>\`${field.name}\` |`));
      const isAsked = everyField.some((item) => item.name === field.name && sameAsOf(item) === null);
      expect(own.length, field.name).toBe(isAsked ? 1 : 0);
      if (sameAsOf(field) !== null) expect(placeOf(sheet)).toContain(`**${field.label.replace(', nieuw', '')}**`);
      else for (const sentence of asText(field.help).split(/(?<=\.) /)) expect(own[0], field.name).toContain(sentence);
    }
  });

  it('names the kinds of a field that is not in each', () => {
    const asked = register.fields.filter(({ field }) => field.type !== 'fixed' && sameAsOf(field) === null);
    const partly = asked.flatMap(({ field: { name }, sheet }) => {
      const having = Object.entries(registers).filter(([, other]) =>
        other.fields.some((one) => one.field.name === name && one.sheet === sheet),
      );
      return having.length === 3
        ? []
        : [[name, having.map(([key]) => kindNames[key as keyof typeof kindNames])] as const];
    });
    expect(partly.length).toBeGreaterThan(5);
    for (const [name, names] of partly)
      expect(placeOf(register.fields.find(({ field }) => field.name === name)!.sheet), name).toMatch(
        new RegExp(`\`${name}\` \\|.*\\*Alleen in ${names.join(' en ')}\\.\\*`),
      );
  });

  it('has every table and every column', () => {
    for (const { name: sheet, tables } of register.sheets) {
      for (const table of tables) {
        if (sheet !== 'Deelnemers') expect(placeOf(sheet)).toContain(`\`${table.name}\``);
        for (const { header, help } of table.columns) {
          expect(placeOf(sheet), `${table.name} ${header}`).toContain(`*${header}*`);
          expect(placeOf(sheet), `${table.name} ${header}`).toContain(asText(help));
        }
      }
    }
  });

  it('says where to find what is asked under each heading in view', () => {
    for (const { name, groups, tables } of register.sheets.filter((sheet) => sheet.name !== 'Verfijning')) {
      const asked = groups.filter(({ fields }) => fields.every(({ type }) => type !== 'fixed'));
      for (const { title } of [...asked, ...tables]) expect(chapter('velden'), name).toContain(`**${title}**`);
    }
  });
});

it('the manual says of a field what counts without, and its choices unless the help names them', () => {
  expect(rowOf('doel_horizon_jaren')).toContain('*Standaard 10.*');
  expect(rowOf('werkgever_naam')).toContain('*Verplicht.*');
  expect(rowOf('uitvoerder_soort')).toContain('*Keuzes: verzekeraar of PPI (standaard), pensioenfonds.*');
  expect(rowOf('huidig_staffel')).toContain('*Standaard eigen staffel.*');
  expect(rowOf('huidig_indexatie_onvoorwaardelijk')).not.toContain('Keuzes');
});

it('the manual says of a field only once what two kinds say alike', () => {
  expect(rowOf('profijt_basis')).toContain(
    '*Standaard verwacht.* *DB to DC en Ambitie DB to DC:* *Standaard risicovrij.*',
  );
});

it('the manual says where to check each assumption', () => {
  for (const { label } of [...growthGroup.fields, ...returnGroup.fields])
    expect(chapter('standaardwaarden')).toContain(`**${label}**`);
});

describe('the manual on messages', () => {
  const messages = [...Object.values(problems).map(({ message }) => message), ...Object.values(statusReasons)];
  const told = (message: string): boolean =>
    chapter('schermmeldingen')
      .split(/\n\| |<br>| \| /)
      .includes(asText(message));
  /** Words with which a message tells its reader what to do. */
  const advice =
    /\b(?:[Ll]og|[Vv]ul|[Ww]acht|[Ss]tel|[Vv]erwijder|[Bb]egin|[Ll]aad|[Vv]oeg|[Bb]ereken|[Tt]rek|[Gg]eef|[Ll]eg|[Ww]ijzig|[Vv]raag|[Kk]ies|[Ss]la|[Bb]ewaar|[Ee]xporteer|[Zz]et|[Vv]erstuur|[Zz]oek|[Nn]eem|[Pp]robeer|Controleer|Bevestig|Vergeet|Maak)\b/;

  it('has only those that do not say themselves what to do', () => {
    const shown = messages.filter(told);
    expect(shown.length).toBeGreaterThan(9);
    expect(shown.filter((message) => advice.test(message))).toEqual([]);
  });

  it('has every reason of a failed calculation that does not say what to do', () => {
    const silent = Object.values(statusReasons).filter((reason) => !advice.test(reason));
    expect(silent.filter((reason) => !told(reason))).toEqual([]);
  });
});
