import { expect, it } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { confirmationGroup, confirmedSubjects } from '#input/fields/confirmation-fields.ts';
import { registers } from '#input/fields/register.ts';
import type { EnteredField } from '#input/fields/dossier-file.ts';
import { approvalSentence, officeSentence, openStandards } from '#output/topics/law/kept-standards.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const { dossier } = exampleContent(5);
const kept = (name: string, ofOffice?: true): EnteredField => ({
  name,
  value: 0.02,
  isDefault: true,
  ...(ofOffice && { ofOffice }),
});
const answer = (key: string, value: string, by: string | null = null): readonly EnteredField[] => [
  { name: `akkoord_${key}`, value, isDefault: false },
  { name: `akkoord_${key}_door`, value: by, isDefault: false },
];
const wages = ['loonstijging', 'franchisestijging', 'prijsinflatie'];
const of = (fields: readonly EnteredField[]) => ({ ...dossier, fields, tables: [] });

it('what was approved a subject at a time is one line, with who did', () => {
  const fields = [
    ...wages.map((name) => kept(name)),
    kept('partnerpensioen_na_pensioendatum'),
    ...answer('loon_en_prijzen', 'ja', 'P. Jansen (werkgever).'),
    ...answer('levensverwachting', 'ja'),
  ];
  expect(approvalSentence(of(fields))).toBe(
    'Standaardwaarden vastgesteld: loon en prijzen door P. Jansen (werkgever); levensverwachting.',
  );
});

it('what nobody approved, or somebody refused, is told to the adviser only', () => {
  for (const fields of [wages.map((name) => kept(name)), [kept('loonstijging'), ...answer('loon_en_prijzen', 'nee')]]) {
    expect(approvalSentence(of(fields))).toBeNull();
    expect(openStandards(of(fields))).toBe('Nog vast te stellen: loon en prijzen.');
  }
  expect(openStandards(of([kept('loonstijging', true), kept('effecten_op')]))).toBeNull();
});

it('one approval of all stands for every subject', () => {
  const by = { name: 'uitgangspunten_vastgesteld_door', value: 'P. Jansen', isDefault: false };
  const on = { name: 'uitgangspunten_vastgesteld_op', value: { year: 2026, month: 11, day: 27 }, isDefault: false };
  expect(approvalSentence(of([kept('loonstijging'), by, on]))).toBe(
    'Uitgangspunten vastgesteld door P. Jansen op 27 november 2026.',
  );
  expect(openStandards(of([kept('loonstijging'), by]))).toBeNull();
});

it('the standards of an office are told with day and reason', () => {
  const terms = { office: 'Noord', adoptedOn: { year: 2026, month: 10, day: 1 }, reason: 'besluit.' };
  expect(officeSentence(terms)).toBe('standaard van Noord, vastgesteld op 1 oktober 2026: besluit');
});

it('every assumption of every template has one subject, and every subject is asked about', () => {
  const asked = confirmationGroup.fields.flatMap(({ name, type }) => (type === 'choice' ? [name] : []));
  expect(confirmedSubjects.map(({ key }) => `akkoord_${key}`)).toEqual(asked);
  for (const kind of schemeKinds) {
    const assumptions = registers[kind].sheets.find(({ name }) => name === 'Aannames');
    for (const group of assumptions?.groups.filter((one) => one !== confirmationGroup) ?? []) {
      const subjects = confirmedSubjects.filter(({ groups }) => groups.includes(group.title));
      expect(subjects.length, group.title).toBe(1);
    }
    for (const table of assumptions?.tables ?? [])
      expect(confirmedSubjects.filter(({ tables }) => tables.includes(table.name)).length, table.name).toBe(1);
    const titles = new Set(registers[kind].sheets.flatMap(({ groups }) => groups.map(({ title }) => title)));
    for (const title of confirmedSubjects.flatMap(({ groups }) => groups)) expect(titles).toContain(title);
  }
});
