import { describe, expect, it } from 'vitest';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { costDifferencesSection } from '#output/topics/cost/cost-differences-section.ts';
import { openGroupSection } from '#output/topics/open-group/open-group-section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { openGroupSentences } from '#output/topics/open-group/open-group.ts';
import { scaleInFrontNote } from '#output/language/scale-in-front.ts';
import { averagePayInput } from '#test/fixtures/average-pay-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { subjectOf } from '#test/fixtures/conclusion-subject.ts';

const { input: example } = (await calculatedContent()).dossier;

const calculated = (input: DossierInput): ConclusionSubject => ({ input, result: calculate(input) });

const currentScale: Scale = example.current.kind === 'premium' ? example.current.scale : [];

/** A scale of the adviser's own in front: the current one at a part of its rates. */
const ownScale = (part: number): DossierInput => ({
  ...example,
  chosenAlternative: 'ownScale',
  ownProposal: { flat: null, scale: currentScale.map(({ fromAge, rate }) => ({ fromAge, rate: rate * part })) },
});

describe('a scale in front that the open group has no way on for', () => {
  const lower = calculated(ownScale(0.5));
  const note = scaleInFrontNote(lower)!;

  it('is said not to be among the ways on, and of which scale the kept one is', () => {
    expect(note).toMatch(
      /^Een progressieve staffel van [\d,]+% tot [\d,]+% staat hier niet: daarvan zijn alleen de lasten van wie er nu is berekend; eerbiedigende werking is hier met de huidige staffel gerekend\.$/,
    );
  });

  it('is said so beside the cost, beside the long run and on the summary of the workbook', () => {
    expect(costDifferencesSection(lower)?.lead).toContain(note);
    expect(openGroupSection(lower)?.lead).toContain(note);
    expect(openGroupSentences(lower)).toContain(note);
  });

  it('names no kept scale where none may be kept', () => {
    const { result } = lower;
    const barred = { ...lower, result: { ...result, grandfathering: { allowed: 'no' as const, grounds: [] } } };
    expect(scaleInFrontNote(barred)).toMatch(/wie er nu is berekend\.$/);
  });
});

it('a scale in front that is the kept one, or a flat premium in front, is among the ways on', () => {
  expect(scaleInFrontNote(calculated(ownScale(1)))).toBeNull();
  expect(scaleInFrontNote(subjectOf(25))).toBeNull();
  const averagePay = averagePayInput('scheme', 40);
  const kept = calculated({ ...averagePay, chosenAlternative: 'budgetNeutralProgressive' });
  expect(scaleInFrontNote(kept)).toBeNull();
  const other = calculated({ ...averagePay, chosenAlternative: 'profitNeutralProgressive' });
  expect(scaleInFrontNote(other)).toContain('eerbiedigende werking is hier met de budgetneutrale staffel gerekend');
});
