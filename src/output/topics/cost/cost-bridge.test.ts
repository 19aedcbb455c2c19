import { describe, expect, test } from 'vitest';
import { byKey } from '#test/by-key.ts';
import type { CompensationMethod } from '#core/dossier/dossier-choices.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import { costBridge } from '#core/result/cost-parts.ts';
import { type CostBridge, costBridgeConclusion } from '#output/topics/cost/cost-bridge.ts';
import { invoicedDifferenceSentence, invoicedPremiumSentence } from '#output/language/invoiced-premium.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const nothing: CostParts = {
  premium: 0,
  boughtIndexation: 0,
  loading: 0,
  riskPremiums: 0,
  costPerParticipant: 0,
  employeeContribution: 0,
};
const { budgetNeutralFlat } = byKey(exampleContent(5).result);

function said(now: Partial<CostParts>, next: Partial<CostParts>, when = 'in 2028'): string {
  const [from, firstYear] = [
    { ...nothing, ...now },
    { ...nothing, ...next },
  ];
  const bridge: CostBridge = {
    year: 2028,
    when,
    alternative: { ...budgetNeutralFlat, firstYear },
    now: from,
    isFirst: false,
    steps: costBridge(from, firstYear),
  };
  return costBridgeConclusion(bridge).replaceAll('\u00a0', ' ');
}

describe('the bridge of the first year in words', () => {
  test('tells the difference alone: the parts stand in the table', () => {
    expect(said({ premium: 1000 }, { premium: 800, riskPremiums: 150, loading: 49 })).toBe(
      'In 2028 betaalt u vrijwel evenveel als nu',
    );
    expect(said({ premium: 1000, employeeContribution: 200 }, { premium: 1000, employeeContribution: 100 })).toBe(
      'In 2028 betaalt u € 100 meer dan nu',
    );
    expect(said({ premium: 1000 }, { premium: 1100 }, 'in het jaar vanaf 1 maart 2032')).toBe(
      'In het jaar vanaf 1 maart 2032 betaalt u € 100 meer dan nu',
    );
  });

  test('warns of a premium that was filled in as one percentage, and only of such a one', () => {
    const { input } = averagePayContent('ambition', 20).dossier;
    if (input.current.kind !== 'averagePay') throw new Error('no average pay');
    const subject = (paidPremium: number | null, method: CompensationMethod = 'pensionOutcome') => ({
      input: {
        ...input,
        current: { ...input.current, paidPremium },
        compensation: { ...input.compensation, method },
      } as typeof input,
    });
    expect(invoicedPremiumSentence(subject(0.25))).toContain('één percentage');
    expect(invoicedPremiumSentence(subject(null))).toBeNull();
    expect(invoicedPremiumSentence({ input: exampleContent(5).dossier.input })).toBeNull();
    expect(invoicedDifferenceSentence(subject(0.25, 'premiumDifference'))).toContain('maakt het premieverschil groter');
    expect(invoicedDifferenceSentence(subject(null, 'premiumDifference'))).toBeNull();
    expect(invoicedDifferenceSentence(subject(0.25))).toBeNull();
  });
});
