import { describe, expect, test } from 'vitest';
import { answerKeys, type DossierResult } from '#core/result.ts';
import type { HouseStyle } from '#contract/house-style.ts';
import { outputWorkbook } from '#documents/excel/output.ts';
import type { OutputContent } from '#documents/output-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { ownWorkbookProblems } from '#test/office-package/problems.ts';
import { unfeasible, named } from '#test/office-package/output-contents.ts';

const styled = (content: OutputContent, change: Partial<HouseStyle>): OutputContent => ({
  ...content,
  houseStyle: { ...content.houseStyle, ...change },
});

const cohorts =
  (count: number) =>
  (result: DossierResult): DossierResult => ({
    ...result,
    cohorts: Array.from({ length: count }, (_, index) => {
      const cohort = result.cohorts[index % result.cohorts.length];
      if (!cohort) throw new Error('the example has no cohorts');
      return { ...cohort, fromAge: 15 + 3 * index, toAge: 17 + 3 * index };
    }),
  });

const emptyCohort = (result: DossierResult): DossierResult => {
  const none = { premium: 0, pension: 0, ratio: null };
  const outcomes = Object.fromEntries(['unchanged', ...answerKeys].map((key) => [key, none]));
  return {
    ...result,
    cohorts: result.cohorts.map((cohort, index) =>
      index === 1 ? { ...cohort, count: 0, outcomes: outcomes as typeof cohort.outcomes } : cohort,
    ),
  };
};

const nobody = (): OutputContent => {
  const content = exampleContent(1);
  const result = { ...content.result, participants: [], cohorts: [], costYears: [], checks: [], participantCount: 0 };
  return { ...content, result };
};

describe('the output workbook is a sound package', () => {
  const cases: readonly (readonly [string, () => OutputContent])[] = [
    ['for an ordinary dossier', () => exampleContent()],
    ['with one participant', () => exampleContent(1)],
    ['without participants', nobody],
    ['with 1,200 participants', () => exampleContent(1_200)],
    ['with one cohort', () => exampleContent(25, cohorts(1))],
    ['with twenty cohorts', () => exampleContent(25, cohorts(20))],
    ['with a cohort without participants', () => exampleContent(25, emptyCohort)],
    ['with answers that are not feasible', () => exampleContent(25, unfeasible)],
    [
      'with long names full of signs',
      () => named(exampleContent(), `B&W <"Zonen"> ${'en Dochters '.repeat(30)}`, "'t Regeling_x0041_je\u0007\uD800"),
    ],
    ['in white and yellow', () => styled(exampleContent(), { primary: 'FFFFFF', accent: 'FFFF00' })],
    ['in black', () => styled(exampleContent(), { primary: '000000', accent: '000000', name: 'A & B' })],
  ];

  test.each(cases)('%s', async (_, content) => {
    expect(ownWorkbookProblems(await outputWorkbook(content()))).toEqual([]);
  });

  test('for a calculated dossier', async () => {
    expect(ownWorkbookProblems(await outputWorkbook(await calculatedContent()))).toEqual([]);
  });
});
