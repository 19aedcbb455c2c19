import { expect, it } from 'vitest';
import { answersOf } from '#core/result/alternative-of.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { subjectOf } from '#output/model/output-content.ts';
import { answersSection } from '#output/topics/choices/answers-section.ts';
import { scaleGround } from '#test/fixtures/example-checks.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const content = exampleContent(25);
const sectionOf = ({ dossier, result }: OutputContent) => answersSection(subjectOf({ ...content, dossier, result }))!;
const changed = (changes: Parameters<typeof changedAlternatives>[1]) =>
  sectionOf({ ...content, result: changedAlternatives(content.result, changes) });

it('the conclusion on the solved premiums answers the question: at which flat premium cost and pension stay equal', () => {
  const unreached = { feasible: false } as const;
  const forbidden = { verdict: { allowed: 'no', grounds: [scaleGround] } } as const;
  expect(sectionOf(content).conclusion).toMatch(/^Zelfde kosten bij \d+,\d% vlak, zelfde pensioen bij \d+,\d% vlak$/);
  expect(changed({ profitNeutralFlat: unreached }).conclusion).toMatch(
    /^Zelfde kosten bij \d+,\d% vlak; zelfde pensioen kan niet met een vlakke premie die mag$/,
  );
  expect(changed({ budgetNeutralFlat: forbidden }).conclusion).toBe(
    'Zelfde kosten kan niet met een vlakke premie die mag',
  );
});

it('a premium that misses its goal is not called allowed beside it, and one that is forbidden only that', () => {
  const all = answersOf(content.result).map(({ key }) => key);
  const marks = (changes: object) =>
    changed(Object.fromEntries(all.map((key) => [key, changes]))).exhibits[0]!.table!.model.rows.map((row) =>
      row.filter((cell) => /toegestaan|haalbaar/i.test(cell)),
    );
  const each = (mark: string) => all.map(() => [mark]);
  expect(marks({ feasible: true })).toEqual(each('Toegestaan'));
  expect(marks({ feasible: false })).toEqual(each('Doel niet haalbaar'));
  const forbidden = { allowed: 'no', grounds: [scaleGround] };
  expect(marks({ feasible: false, verdict: forbidden })).toEqual(each('■ Niet toegestaan'));
});
