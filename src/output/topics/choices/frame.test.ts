import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { describe, expect, it } from 'vitest';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { survivorConclusion } from '#output/topics/schemes/survivor-conclusion.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const { dossier, result } = exampleContent();
const none = { partner: null, orphan: null, anwGap: null };

const withCover = ({ input, result }: ConclusionSubject, partner: number | null): ConclusionSubject => ({
  input: { ...input, next: { ...input.next, survivorCover: { ...none, partner } } },
  result,
});

const parts = (key: 'unchanged' | 'budgetNeutralFlat', riskPremiums: number): CostParts => ({
  ...alternativeOf(result, key).firstYear,
  riskPremiums,
});

const withPremiums = (current: number, next: number): ConclusionSubject => ({
  input: dossier.input,
  result: changedAlternatives(result, {
    unchanged: { firstYear: parts('unchanged', current) },
    budgetNeutralFlat: { firstYear: parts('budgetNeutralFlat', next) },
  }),
});

describe('cover on death and its premiums', () => {
  const conclusion = (subject: ConclusionSubject, before: number | null, after: number | null) =>
    survivorConclusion(withCover(subject, after), { ...none, partner: before })?.replaceAll('\u00a0', ' ');

  it('are told by the cover, or else by the premiums', () => {
    expect(conclusion(withPremiums(1000, 1200), 0.7, 0.5)).toBe('Het nieuwe partnerpensioen is 50,0% van het salaris');
    expect(conclusion(withPremiums(900, 0), null, null)).toBe('De risicopremies zijn in 2027 € 0');
    const { input: given, result: from } = withPremiums(900, 1000);
    const december = { input: given, result: { ...from, transitionDate: { year: 2026, month: 12 } } };
    expect(conclusion(december, null, null)).toBe('De risicopremies zijn in het jaar vanaf 1 december 2026 € 1.000');
    expect(conclusion(withPremiums(0, 0), 0.35, null)).toMatch(/mag hoogstens 50% van het salaris zijn/);
  });

  it('are not told of where the dossier says nothing about them', () => {
    const free = { riskPremiumOnBase: 0, riskPremiumOnSalary: 0 };
    const { input } = dossier;
    if (isAveragePay(input)) throw new Error('the example is a premium scheme');
    const next = { ...input.next, ...free, survivorCover: none };
    const silent = { ...input, current: { ...input.current, ...free }, next };
    const subject = { input: silent, result: withPremiums(0, 0).result };
    expect(survivorConclusion(subject, none)).toBeNull();
  });
});
