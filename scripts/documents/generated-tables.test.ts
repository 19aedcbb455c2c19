import { describe, expect, it } from 'vitest';
import { auditActions } from '#api/audit-actions.ts';
import { registers } from '#input/fields/register.ts';
import { sameAsOf } from '#input/fields/templates.ts';
import { findingCodes } from '#input/findings/findings.ts';
import { problems } from '#api/problems.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { checkTexts } from '#output/topics/law/checks/check-texts.ts';
import { findingKinds } from '#input/findings/finding-kinds.ts';
import { sheetNames } from '#output/model/sheet-plan.ts';
import { fieldOrigins } from './field-origins.ts';
import { kindNames } from './field-tables.ts';
import { actionTable, contactTable } from './screen-tables.ts';
import { customerFile, documentText } from './general-documents.ts';
import { asText } from './markdown-table.ts';

const manual = documentText('handleiding', customerFile('evenwicht'));
const rows = manual.split('\n').filter((line) => line.startsWith('| '));

/** The part of the manual below a heading. */
const chapter = (id: string): string =>
  manual.split(/^#+ .*(?=\{#)/m).find((part) => part.startsWith(`{#${id}}`)) ?? '';
const placeOf = (sheet: string): string => chapter(`blad-${sheet.toLowerCase().replaceAll(' ', '-')}`);

const everyField = Object.values(registers).flatMap(({ fields }) => fields.map(({ field }) => field));

describe.each(Object.entries(registers))('the manual on the template %s', (kind, register) => {
  it('has every field once under its sheet, with its help; one that is as now with that of the current scheme', () => {
    for (const { field, sheet } of register.fields.filter(({ field: { type } }) => type !== 'fixed')) {
      const rows = placeOf(sheet).split('\n');
      const own = rows.filter((row) => row.includes(`<br>\`${field.name}\` |`) && row.includes(asText(field.help)));
      const isAsked = everyField.some((item) => item.name === field.name && sameAsOf(item) === null);
      expect(own.length > 0, field.name).toBe(isAsked);
      if (sameAsOf(field) !== null) expect(placeOf(sheet)).toContain(`**${field.label.replace(', nieuw', '')}**`);
    }
  });

  it('says what counts without in the newest template', () => {
    expect(placeOf('Verfijning')).toMatch(/`doel_horizon_jaren` \|.*standaard 10\.\*/);
  });

  it('names a kind where a field is not in each', () => {
    const name = kindNames[kind as keyof typeof kindNames];
    const own = new Set(register.fields.map(({ field }) => field.name));
    const others = Object.values(registers).filter((other) => other !== register);
    const alone = [...own].filter((field) =>
      others.every(({ fields }) => !fields.some((item) => item.field.name === field)),
    );
    for (const field of alone) {
      const [before = ''] = manual.split(`<br>\`${field}\` |`);
      const row = manual.split('\n').find((line) => line.includes(`<br>\`${field}\` |`)) ?? '';
      const note = /\*Alleen in [^*]*\*/.exec(row)?.[0] ?? before.match(/^\*Alleen in [^*]*\*$/gm)?.at(-1);
      expect(note, field).toBe(`*Alleen in ${name}.*`);
    }
  });

  it('has every table and every column', () => {
    for (const { name: sheet, tables } of register.sheets) {
      for (const table of tables) {
        expect(placeOf(sheet)).toContain(`\`${table.name}\``);
        for (const { header, help } of table.columns) {
          expect(placeOf(sheet), `${table.name} ${header}`).toContain(`*${header}*`);
          expect(placeOf(sheet), `${table.name} ${header}`).toContain(asText(help));
        }
      }
    }
  });
});

it('the manual says where to find what is asked in view, for each heading and for nothing else', () => {
  for (const title of Object.keys(fieldOrigins))
    expect(manual.split(`- **${title}**: `).length, title).toBeGreaterThan(1);
});

describe('the manual on messages', () => {
  it('explains each kind of finding once', () => {
    for (const code of findingCodes) {
      const name = findingKinds[code].charAt(0).toUpperCase() + findingKinds[code].slice(1);
      expect(
        rows.filter((row) => row.startsWith(`| **${asText(name)}** |`)),
        code,
      ).toHaveLength(1);
    }
  });

  it('has every answer of the server, every reason of a failure and every check', () => {
    for (const { message } of Object.values(problems)) expect(manual).toContain(`- ${asText(message)}`);
    for (const reason of Object.values(statusReasons)) expect(manual).toContain(asText(reason));
    for (const { title } of Object.values(checkTexts)) {
      expect(rows.filter((row) => row.startsWith(`| **${asText(title)}** |`)).length, title).toBeGreaterThan(0);
    }
  });
});

it('the manual has every sheet of the output workbook', () => {
  for (const name of sheetNames)
    expect(
      rows.some((row) => row.startsWith(`| **${asText(name)}** |`)),
      name,
    ).toBe(true);
});

it('the manual tells everything that is written in the log', () => {
  const table = actionTable();
  expect(manual).toContain(table);
  for (const text of Object.values(auditActions)) expect(table).toContain(text);
});

it('the manual has each field of the contact form with its limits', () => {
  expect(manual).toContain(contactTable());
  expect(contactTable().split('\n').slice(2)).toEqual([
    '| Bericht | 10 tot 1.000 tekens |',
    '| Naam | 2 tot 30 tekens |',
    '| Organisatie | 3 tot 30 tekens |',
    '| Telefoonnummer | 10 tot 15 tekens |',
    '| E-mailadres | ten hoogste 254 tekens; een geldig adres |',
  ]);
});
