import { describe, expect, it } from 'vitest';
import { auditActions } from '#api/audit-actions.ts';
import { registers } from '#input/fields/register.ts';
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
import { listedSentences, sentenceGroups } from './message-tables.ts';

const manual = documentText('handleiding', customerFile('evenwicht'));
const rows = manual.split('\n').filter((line) => line.startsWith('| '));

describe.each(Object.entries(registers))('the manual on the template %s', (kind, register) => {
  it('has every field, with its help, and for what the field is limited to one kind, that kind', () => {
    for (const { field } of register.fields) {
      const own = rows.filter((row) => row.includes(`<br>\`${field.name}\` |`) && row.includes(asText(field.help)));
      expect(own, field.name).not.toEqual([]);
      const limited = own.filter((row) => row.includes('*Alleen in '));
      const named = limited.some((row) => row.includes(kindNames[kind as keyof typeof kindNames]));
      expect(limited.length === 0 || limited.length < own.length || named, field.name).toBe(true);
    }
  });

  it('has every table and every column', () => {
    for (const table of register.tables) {
      expect(manual).toContain(`\`${table.name}\``);
      for (const column of table.columns) {
        const own = rows.filter(
          (row) => row.startsWith(`| **${column.header}** |`) && row.includes(asText(column.help)),
        );
        expect(own, `${table.name} ${column.header}`).not.toEqual([]);
      }
    }
  });
});

it('the manual says where to find what is asked, for each heading and for nothing else', () => {
  const titles = Object.values(registers).flatMap(({ sheets }) =>
    sheets.flatMap(({ groups, tables }) =>
      [...groups, ...tables].map(({ title }) => title.replace(/, (?:nu|nieuw)$/, '')),
    ),
  );
  expect(Object.keys(fieldOrigins).toSorted()).toEqual([...new Set(titles)].toSorted());
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

  it('has every sentence of the list of messages, under one heading each', () => {
    const sentences = listedSentences();
    expect(sentences.length).toBeGreaterThan(100);
    for (const { source, text } of sentences) {
      expect(
        Object.values(sentenceGroups).filter((group) => group.includes(source)),
        source,
      ).toHaveLength(1);
      expect(manual).toContain(`- ${asText(text.replaceAll('\\|', '|'))}\n`);
    }
    const used = new Set(sentences.map(({ source }) => source));
    expect(
      Object.values(sentenceGroups)
        .flat()
        .filter((source) => !used.has(source)),
    ).toEqual([]);
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
