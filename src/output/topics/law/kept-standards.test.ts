import { expect, it } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { confirmationGroup, confirmedSubjects } from '#input/fields/confirmation-fields.ts';
import { registers } from '#input/fields/register.ts';
import type { EnteredField } from '#input/fields/dossier-file.ts';
import { confirmedSentences, officeSentence } from '#output/topics/law/kept-standards.ts';
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
const told = (fields: readonly EnteredField[], office?: { readonly office: string }) => {
  const terms = { adoptedOn: { year: 2026, month: 10, day: 1 }, reason: 'besluit van de commissie.' };
  const asked = { ...dossier, fields, tables: [], ...(office && { office: { ...terms, ...office } }) };
  return confirmedSentences(asked);
};

it('what was confirmed is told with who did, and whose values they are', () => {
  const fields = [...wages.map((name) => kept(name)), ...answer('loon_en_prijzen', 'ja', 'P. Jansen (werkgever).')];
  expect(told(fields)).toEqual([
    'Bevestigd door P. Jansen (werkgever): standaardwaarden van Evenwicht bij loon en prijzen (3).',
  ]);
  expect(
    told([kept('loonstijging', true), kept('prijsinflatie'), ...answer('loon_en_prijzen', 'ja')], { office: 'Noord' }),
  ).toEqual([
    'Bevestigd: standaardwaarden van Noord bij loon en prijzen (1).',
    'Bevestigd: standaardwaarden van Evenwicht bij loon en prijzen (1).',
  ]);
});

it('what nobody confirmed, or somebody refused, is not told', () => {
  expect(told(wages.map((name) => kept(name)))).toEqual([]);
  expect(told([kept('loonstijging'), ...answer('loon_en_prijzen', 'nee', 'de OR')])).toEqual([]);
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
