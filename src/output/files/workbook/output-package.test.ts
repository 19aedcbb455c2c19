import { describe, expect, test } from 'vitest';
import { type DossierResult } from '#core/result/result.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { tableRecords } from '#test/office-package/table-rows.ts';
import { ownWorkbookProblems } from '#test/office-package/problems.ts';
import { named, unfeasible, written } from '#test/office-package/output-contents.ts';

const styled = (content: OutputContent, change: Partial<HouseStyle>): OutputContent => ({
  ...content,
  houseStyle: { ...content.houseStyle, ...change },
});

/** The same outcome with its parts per cohort changed by place, in the result and in each alternative. */
const byCohort = (
  result: DossierResult,
  cohorts: DossierResult['cohorts'],
  changed: <Part>(parts: readonly Part[]) => readonly Part[],
): DossierResult => ({
  ...result,
  cohorts,
  alternatives: result.alternatives.map((alternative) => ({
    ...alternative,
    cohorts: changed(alternative.cohorts),
    cohortCosts: changed(alternative.cohortCosts),
  })),
});

const cohorts =
  (count: number) =>
  (result: DossierResult): DossierResult => {
    const repeated = <Part>(parts: readonly Part[]): readonly Part[] =>
      Array.from({ length: count }, (_, index) => parts[index % parts.length]!);
    const ages = repeated(result.cohorts).map((cohort, index) =>
      Object.assign({ ...cohort }, { fromAge: 15 + 3 * index, toAge: 17 + 3 * index }),
    );
    return byCohort(result, ages, repeated);
  };

const emptyCohort = (result: DossierResult): DossierResult => ({
  ...result,
  cohorts: result.cohorts.map((cohort, index) => (index === 1 ? { ...cohort, count: 0 } : cohort)),
  alternatives: result.alternatives.map((alternative) => ({
    ...alternative,
    cohorts: alternative.cohorts.with(1, { premium: 0, ownContribution: 0, pension: 0, ratio: null }),
  })),
});

const nobody = (): OutputContent => {
  const content = exampleContent(1);
  const { alternatives, ...result } = byCohort(content.result, [], () => []);
  const none = { participants: [], years: [] };
  return {
    ...content,
    result: {
      ...result,
      ...none,
      checks: [],
      participantCount: 0,
      alternatives: alternatives.map((alternative) => Object.assign({ ...alternative }, none)),
    },
  };
};

const crowded = (): OutputContent => exampleContent(600, cohorts(1));

describe('the output workbook is a sound package', () => {
  const cases: readonly (readonly [string, () => OutputContent])[] = [
    ['for an ordinary dossier', () => exampleContent()],
    ['without participants', nobody],
    ['with more participants than are written at once, and one cohort', crowded],
    ['with answers that are not feasible', () => exampleContent(25, unfeasible)],
    [
      'with a cohort without participants, and long names full of signs',
      () =>
        named(
          exampleContent(25, emptyCohort),
          `B&W <"Zonen"> ${'en Dochters '.repeat(30)}`,
          "'t Regeling_x0041_je\u0007\uD800",
        ),
    ],
    [
      'with twenty cohorts, in white and yellow',
      () => styled(exampleContent(25, cohorts(20)), { primary: 'FFFFFF', accent: 'FFFF00' }),
    ],
    [
      'with one participant, in black',
      () => styled(exampleContent(1), { primary: '000000', accent: '000000', name: 'A & B' }),
    ],
  ];

  test.each(cases)('%s', async (_, content) => {
    expect(ownWorkbookProblems(await workbookOf(content()))).toEqual([]);
  });

  test('with every participant where they are written in pieces', async () => {
    const content = crowded();
    const numbers = tableRecords(await written(content), 'ResultaatDeelnemers').map((row) => row['Personeelsnummer']);
    expect(numbers).toEqual(content.dossier.input.participants.map(({ number }) => number));
  });

  test('for a calculated dossier', async () => {
    expect(ownWorkbookProblems(await workbookOf(await calculatedContent()))).toEqual([]);
  });
});
