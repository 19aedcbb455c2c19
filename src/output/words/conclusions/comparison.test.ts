import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { answersOf } from '#core/result/alternative-of.ts';
import { describe, expect, it } from 'vitest';
import { type Permission } from '#core/result/new-premium.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';
import { comparisonConclusion } from '#output/words/conclusions/comparison.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';

type Figures = Readonly<Record<AnswerKey, readonly [cost: number, pension: number]>>;

const unchanged = { cost: 900, pension: 1000 };

/** The comparison of answers with these costs and pensions, where compensation was not asked for. */
function compared(figures: Figures, permitted: Permission['permitted'] = 'yes'): string {
  const { dossier, result } = exampleContent(25);
  const permission: Permission = { permitted, reason: permitted === 'yes' ? 'qualifies' : 'schemeDoesNotQualify' };
  const verdict = { allowed: permitted, grounds: [] };
  const answers = answersOf(result).map(({ key, form, verdict: allowed }) => {
    const [cost, pension] = figures[key];
    const pensionDifference = pension - unchanged.pension;
    const judged = form === 'flat' ? { permission: null, verdict: allowed } : { permission, verdict };
    return [key, { cost, pensionDifference, ...judged, compensation: null }];
  });
  const changed = changedAlternatives(result, { ...Object.fromEntries(answers), unchanged });
  return spaced(comparisonConclusion({ input: dossier.input, result: changed }));
}

const figures: Figures = {
  budgetNeutralFlat: [1000, 900],
  budgetNeutralProgressive: [1010, 1200],
  profitNeutralFlat: [1200, 1000],
  profitNeutralProgressive: [950, 1000],
};

describe('the comparison of the answers', () => {
  it('speaks of the answers only: going on unchanged may cost less', () => {
    expect(compared(figures)).toBe(
      'Van de 4 antwoorden kost profijtneutraal progressief het minst (€ 950) en geeft budgetneutraal progressief het meeste pensioen (20,0% meer dan nu)',
    );
    expect(compared({ ...figures, profitNeutralProgressive: [950, 1300] })).toBe(
      'Van de 4 antwoorden kost profijtneutraal progressief het minst (€ 950) en geeft ook het meeste pensioen (30,0% meer dan nu)',
    );
  });

  it('names no answer that the law does not allow, nor one of which that is unknown', () => {
    expect(compared(figures, 'no')).toBe(
      'Van de 2 toegestane antwoorden kost budgetneutraal vlak het minst (€ 1.000) en geeft profijtneutraal vlak het meeste pensioen (evenveel als nu)',
    );
    expect(compared(figures, 'unknown')).toBe(compared(figures, 'no'));
  });

  it('names together what costs or gives the same', () => {
    const same = { ...figures, profitNeutralFlat: [1000, 900] } as const;
    expect(compared(same, 'no')).toBe(
      'De 2 toegestane antwoorden kosten evenveel (€ 1.000) en geven evenveel pensioen (10,0% minder dan nu)',
    );
    expect(compared({ ...same, profitNeutralProgressive: [1010, 1200] })).toBe(
      'Van de 4 antwoorden kosten beide vlakke premies het minst (€ 1.000) en geven beide progressieve staffels het meeste pensioen (20,0% meer dan nu)',
    );
  });
});
