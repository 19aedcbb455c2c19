import { expect, it } from 'vitest';
import { checkSections } from '#output/topics/law/checks-section.ts';
import type { Section } from '#output/model/section.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { subjectOf } from '#test/fixtures/conclusion-subject.ts';

const rowsOf = (section: Section | null) => section?.exhibits[0]?.table?.model.rows ?? [];

/** The titles between brackets in the note on checks without an article. */
function named(section: Section | null): readonly string[] {
  const note = section?.notes.find((text) => text.includes('zonder artikel')) ?? '';
  return /\(([^)]*)\)/.exec(note)?.[1]?.split(', ') ?? [];
}

/** Those that the table has. */
const inTable = (section: Section | null, title: number): readonly string[] => [
  ...new Set(rowsOf(section).flatMap((row) => (row.at(-1) === '–' ? [row[title]!.toLowerCase()] : []))),
];

const { dossier, result } = averagePayContent('ambition', 40);

it.each([
  ['of a premium scheme', subjectOf(25)],
  ['from average pay', { input: dossier.input, result }],
])('the note on checks without an article names those of its table, and no others: %s', (_, subject) => {
  const { failed, passed } = checkSections(subject);
  expect(named(failed).map((name) => name.toLowerCase())).toEqual(inTable(failed, 1));
  expect(named(passed).map((name) => name.toLowerCase())).toEqual(inTable(passed, 0));
  expect(named(passed).length).toBeGreaterThan(0);
});

it('there is no such note where every check has an article', () => {
  const { input, result: whole } = subjectOf(25);
  const checks = whole.checks.filter(({ article }) => article !== '');
  const { failed, passed } = checkSections({ input, result: { ...whole, checks } });
  for (const section of [failed, passed]) expect(section?.notes.join(' ') ?? '').not.toContain('zonder artikel');
});
