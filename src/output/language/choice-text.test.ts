import { expect, it } from 'vitest';
import { premiumsConclusion } from '#output/language/choice-text.ts';
import { subjectOf } from '#output/model/output-content.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';

it.each([
  ['dcToDc', /^De premie van wie nu deelneemt: A 17,4% tot 38,2%, B \d\d,\d% vlak$/],
  ['dbToDc', /^De premie voor iedereen: \d\d,\d% vlak$/],
] as const)('the premiums of %s name choices where there are two', async (kind, expected) => {
  expect(spaced(premiumsConclusion(subjectOf(await statutoryExample(kind))))).toMatch(expected);
});
