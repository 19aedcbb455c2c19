import { describe, expect, test } from 'vitest';
import { plainAmbitionDossier } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput, NewScheme } from '#core/dossier/dossier.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { chosenOf, headlineOf } from '#core/result/headline.ts';
import type { Verdict } from '#core/result/verdict.ts';

const withNext = (changes: Partial<NewScheme>): DossierInput => ({
  ...plainDossier,
  next: { ...plainDossier.next, ...changes },
});
/** Paid now is 35%, and a little more from 60 on: equal cost by a flat premium is above its maximum, by a scale above those of the young. */
const dear: DossierInput = {
  ...plainDossier,
  current: {
    ...plainDossier.current,
    scale: [
      { fromAge: 20, rate: 0.35 },
      { fromAge: 60, rate: 0.351 },
    ],
  },
  goal: { ...plainDossier.goal, fiscalCaps: false },
};
const verdictOf = (input: DossierInput, key: AlternativeKey): Verdict => alternativeOf(calculate(input), key).verdict;
const codes = ({ grounds }: Verdict) => grounds.map(({ code }) => code);

describe('the verdict on an alternative', () => {
  test('is yes, without grounds, for what is lawful', () => {
    for (const key of ['budgetNeutralFlat', 'profitNeutralProgressive'] as const)
      expect(verdictOf(plainDossier, key)).toEqual({ allowed: 'yes', grounds: [] });
  });

  test('is no above the maximum, with the article and both figures, whatever fiscale_begrenzing says', () => {
    const { allowed, grounds } = verdictOf(dear, 'budgetNeutralFlat');
    expect(allowed).toBe('no');
    expect(grounds).toMatchObject([
      { code: 'FLAT_ABOVE_LIMIT', article: 'art. 18a lid 1 Wet LB 1964', figures: { limit: 0.3 } },
    ]);
    expect(codes(verdictOf(dear, 'budgetNeutralProgressive'))).toEqual(['SCALE_ABOVE_LIMIT']);
    const ownProposal = {
      flat: 0.31,
      scale: [
        { fromAge: 20, rate: 0.3 },
        { fromAge: 60, rate: 0.301 },
      ],
    };
    expect(codes(verdictOf({ ...plainDossier, ownProposal }, 'ownFlat'))).toEqual(['FLAT_ABOVE_LIMIT']);
    expect(codes(verdictOf({ ...plainDossier, ownProposal }, 'ownScale'))).toEqual(['SCALE_ABOVE_LIMIT']);
  });

  test('is yes at the maximum that the solver held a premium to, though the goal is not reached', () => {
    const capped = { ...dear, goal: plainDossier.goal };
    const { feasible, verdict } = alternativeOf(calculate(capped), 'budgetNeutralFlat');
    expect({ feasible, allowed: verdict.allowed }).toEqual({ feasible: false, allowed: 'yes' });
  });

  test('of a scale follows art. 220e too, apart from being feasible', () => {
    const solidary = calculate(withNext({ contract: 'solidary' }));
    const { feasible, verdict } = alternativeOf(solidary, 'budgetNeutralProgressive');
    expect({ feasible, ...verdict }).toMatchObject({
      feasible: true,
      allowed: 'no',
      grounds: [{ code: 'PROGRESSIVE_PERMISSION', figures: { reason: 'solidaryContract' } }],
    });
    expect(alternativeOf(solidary, 'budgetNeutralFlat').verdict.allowed).toBe('yes');
    const unknown = verdictOf({ ...plainDossier, schemeOn30June2023: 'unknown' }, 'budgetNeutralProgressive');
    expect(unknown).toMatchObject({ allowed: 'unknown', grounds: [{ figures: { reason: 'schemeUnknown' } }] });
  });

  test('of what is forbidden has no ground that is only not known', () => {
    const unknown = { ...dear, schemeOn30June2023: 'unknown' as const };
    expect(codes(verdictOf(unknown, 'budgetNeutralProgressive'))).toEqual(['SCALE_ABOVE_LIMIT']);
    expect(codes(calculate(unknown).grandfathering)).toEqual(['CURRENT_SCALE_ABOVE_LIMIT']);
  });

  test('is no for every premium of a new scheme that is not lawful itself', () => {
    const { alternatives } = calculate(withNext({ offset: 15_000 }));
    for (const { sort, verdict } of alternatives) if (sort !== 'unchanged') expect(verdict.allowed).toBe('no');
    const current = calculate({ ...plainDossier, current: { ...plainDossier.current, offset: 15_000 } });
    expect(alternativeOf(current, 'budgetNeutralFlat').verdict.allowed).toBe('yes');
  });

  test('is no for the current scheme going on, which ends with the old rules', () => {
    expect(verdictOf(plainDossier, 'unchanged')).toMatchObject({
      allowed: 'no',
      grounds: [{ code: 'CURRENT_SCHEME_ENDS', figures: { deadline: { year: 2028, month: 1, day: 1 } } }],
    });
  });
});

describe('keeping the scale for those in service', () => {
  const kept = (input: DossierInput): Verdict => calculate(input).grandfathering;

  test('is allowed where art. 220e allows it and the current scale is within its maxima', () => {
    expect(kept(plainDossier)).toEqual({ allowed: 'yes', grounds: [] });
    expect(kept(withNext({ contract: 'solidary' }))).toMatchObject({ allowed: 'no' });
    expect(kept({ ...plainDossier, schemeOn30June2023: 'unknown' })).toMatchObject({ allowed: 'unknown' });
  });

  test('is not allowed on the terms of a current scale above art. 38r', () => {
    expect(kept(dear)).toMatchObject({
      allowed: 'no',
      grounds: [{ code: 'CURRENT_SCALE_ABOVE_LIMIT', article: 'art. 38r Wet LB 1964', figures: { rate: 0.35 } }],
    });
  });

  test('is not allowed beside a premium for those who enter that is above its maximum, nor is a scale; a flat premium is', () => {
    const openGroup = { ...plainDossier.openGroup, entrantPremium: 0.31 };
    const input = { ...plainDossier, openGroup };
    const grounds = [{ code: 'ENTRANT_PREMIUM_ABOVE_LIMIT', article: 'art. 18a lid 1 Wet LB 1964' }];
    expect(kept(input)).toMatchObject({ allowed: 'no', grounds });
    expect(verdictOf(input, 'budgetNeutralProgressive')).toMatchObject({ allowed: 'no', grounds });
    expect(verdictOf(input, 'budgetNeutralFlat').allowed).toBe('yes');
    expect(kept({ ...plainAmbitionDossier, openGroup })).toMatchObject({ allowed: 'no', grounds });
  });

  test('from average pay is a matter of the budget-neutral scale', () => {
    const result = calculate({ ...plainAmbitionDossier, schemeOn30June2023: 'unknown' });
    expect(result.grandfathering).toEqual(alternativeOf(result, 'budgetNeutralProgressive').verdict);
    expect(result.grandfathering.allowed).toBe('unknown');
  });
});

describe('what is shown first', () => {
  test('is one flat premium for all where none was chosen', () => {
    const result = calculate(plainDossier);
    expect(headlineOf(result)).toMatchObject({ key: 'budgetNeutralFlat', choice: 'B' });
    expect(chosenOf(result)).toBeNull();
  });

  test('is the choice that was made, unless the law forbids it', () => {
    const made = calculate({ ...plainDossier, chosenAlternative: 'profitNeutralProgressive' });
    expect(chosenOf(made)).toMatchObject({ key: 'profitNeutralProgressive', choice: 'C' });
    expect(headlineOf(made)).toBe(chosenOf(made));
    const solidary = calculate({
      ...withNext({ contract: 'solidary' }),
      chosenAlternative: 'profitNeutralProgressive',
    });
    expect(chosenOf(solidary)).toBeNull();
    expect(headlineOf(solidary)?.choice).toBe('B');
  });

  test('is no premium of 0% where another is allowed, unless that was chosen', () => {
    const result = calculate(plainDossier);
    const alternatives = result.alternatives.map((one) =>
      one.key === 'budgetNeutralFlat' ? Object.assign({}, one, { practicalScale: [{ fromAge: 15, rate: 0 }] }) : one,
    );
    expect(headlineOf({ alternatives, chosen: null })?.choice).toBe('A');
    expect(headlineOf({ alternatives, chosen: 'B' })?.choice).toBe('B');
    const only = alternatives.filter(({ key }) => key === 'budgetNeutralFlat');
    expect(headlineOf({ alternatives: only, chosen: null })?.choice).toBe('B');
  });

  test('is never what the law forbids, and none where it forbids all', () => {
    const ownProposal = { flat: 0.25, scale: [] };
    expect(headlineOf(calculate({ ...dear, ownProposal }))?.key).toBe('ownFlat');
    expect(headlineOf(calculate(withNext({ offset: 10_000 })))).toBeNull();
  });

  test('is no choice of which it is not known whether it is allowed, unless it was made', () => {
    const unknown = calculate({ ...plainDossier, schemeOn30June2023: 'unknown' });
    const alternatives = unknown.alternatives.filter(({ key }) => key !== 'budgetNeutralFlat');
    expect(headlineOf({ alternatives, chosen: null })).toBeNull();
    expect(headlineOf({ alternatives, chosen: 'A' })?.key).toBe('keptScale');
  });
});
