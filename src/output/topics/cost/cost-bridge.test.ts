import { describe, expect, test } from 'vitest';
import { byKey } from '#test/by-key.ts';
import type { CompensationMethod } from '#core/dossier/dossier-choices.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import { costBridge } from '#core/result/cost-parts.ts';
import { type CostBridge, costBridgeConclusion, shownBridge } from '#output/topics/cost/cost-bridge.ts';
import { invoicedDifferenceSentence, invoicedPremiumSentence } from '#output/language/invoiced-premium.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
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

function said(
  now: Partial<CostParts>,
  next: Partial<CostParts>,
  held: readonly (keyof CostParts)[] = [],
  when = 'in 2028',
): string {
  const [from, firstYear] = [
    { ...nothing, ...now },
    { ...nothing, ...next },
  ];
  const bridge: CostBridge = {
    year: 2028,
    when,
    held: new Set(held),
    alternative: { ...budgetNeutralFlat, firstYear },
    now: from,
    steps: costBridge(from, firstYear),
  };
  return costBridgeConclusion(bridge).replaceAll('\u00a0', ' ');
}

describe('the bridge of the first year in words', () => {
  test('names the two largest parts, and which way each moved', () => {
    expect(said({ premium: 1000 }, { premium: 800, riskPremiums: 150, loading: 49 })).toBe(
      'In 2028 betaalt u vrijwel evenveel als nu: de pensioenpremie is lager en de risicopremies komen erbij',
    );
    expect(said({ premium: 1000, riskPremiums: 10 }, { premium: 1100, riskPremiums: 310 })).toBe(
      'In 2028 betaalt u € 400 meer dan nu: de risicopremies en de pensioenpremie zijn hoger',
    );
  });

  test('gives no part as the reason for a cost that it held back, however large', () => {
    expect(said({ premium: 1000, boughtIndexation: 50 }, { premium: 1100 })).toBe(
      'In 2028 betaalt u € 50 meer dan nu: de pensioenpremie is hoger, al vervalt de ingekochte indexatie',
    );
    expect(said({ premium: 1000 }, { premium: 800, riskPremiums: 150, loading: 80 })).toBe(
      'In 2028 betaalt u € 30 meer dan nu: de risicopremies komen erbij, al is de pensioenpremie lager',
    );
    expect(said({ premium: 1000 }, { premium: 800, riskPremiums: 150 })).toBe(
      'In 2028 betaalt u € 50 minder dan nu: de pensioenpremie is lager, al komen de risicopremies erbij',
    );
    expect(said({ premium: 1000, employeeContribution: 200 }, { premium: 800, employeeContribution: 120 })).toBe(
      'In 2028 betaalt u € 120 minder dan nu: de pensioenpremie is lager, al is ook de eigen bijdrage lager',
    );
  });

  test('calls nothing new that the premium of now may hold', () => {
    const next = { premium: 1100, costPerParticipant: 300, riskPremiums: 50 };
    expect(said({ premium: 1000 }, next, ['loading', 'riskPremiums', 'costPerParticipant'])).toBe(
      'In 2028 betaalt u € 450 meer dan nu: de kosten per deelnemer staan straks apart en de pensioenpremie is hoger',
    );
    const input = averagePayContent('scheme', 12).dossier.input;
    if (input.current.kind !== 'averagePay') throw new Error('no average pay');
    const now = { ...nothing, premium: 1000 };
    const result = changedAlternatives(averagePayContent('scheme', 12).result, { unchanged: { firstYear: now } });
    const shown = (paidPremium: number | null) =>
      shownBridge({ input: { ...input, current: { ...input.current, paidPremium } } as typeof input, result })!;
    expect(shown(null).held.size).toBe(0);
    expect([...shown(0.24).held].toSorted()).toEqual(['costPerParticipant', 'loading', 'riskPremiums']);
  });

  test('names a year that is no calendar year by its first day', () => {
    expect(said({ premium: 1000 }, { premium: 1100 }, [], 'in het jaar vanaf 1 maart 2032')).toBe(
      'In het jaar vanaf 1 maart 2032 betaalt u € 100 meer dan nu: de pensioenpremie is hoger',
    );
  });

  test('says that the own contribution is lower where that makes the employer pay more', () => {
    expect(said({ premium: 1000, employeeContribution: 200 }, { premium: 1000, employeeContribution: 100 })).toBe(
      'In 2028 betaalt u € 100 meer dan nu: de eigen bijdrage is lager',
    );
  });

  test('sets parts that moved alike and hold each other up against each other', () => {
    expect(said({ riskPremiums: 260 }, { riskPremiums: 260, premium: 1080, employeeContribution: 1080 })).toBe(
      'In 2028 betaalt u evenveel als nu: de pensioenpremie komt erbij, maar de eigen bijdrage ook',
    );
    expect(said({ premium: 1000, employeeContribution: 300 }, { premium: 900, employeeContribution: 200 })).toBe(
      'In 2028 betaalt u evenveel als nu: de eigen bijdrage is lager, maar de pensioenpremie ook',
    );
  });

  test('names no part that moved less than what counts as nearly equal', () => {
    expect(said({ premium: 1000 }, { premium: 1003 })).toBe('In 2028 betaalt u vrijwel evenveel als nu');
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
