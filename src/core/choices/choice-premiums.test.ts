import { describe, expect, test } from 'vitest';
import { plainAmbitionDossier, plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { type PremiumChoice, withChoiceC, withChoices } from '#core/what-if/what-if-choices.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

/** The letter that was chosen, and which premium each choice has. */
function offered(input: DossierInput) {
  const { choices, chosen } = calculate(input);
  return { chosen, ...Object.fromEntries(choices.map(({ key, premium }) => [key, premium])) };
}

const flat = (rate: number, scale: DossierInput['ownProposal']['scale'] = []) => ({
  ownProposal: { flat: rate, scale },
});
const scale = [
  { fromAge: 20, rate: 0.1 },
  { fromAge: 50, rate: 0.2 },
];
const ownScale = { ownProposal: { flat: null, scale } };
const current = { ownProposal: { flat: null, scale: plainDossier.current.scale } };
const shaped = ({ next }: DossierInput, [young, old]: readonly [number, number]): DossierInput['next'] => ({
  ...next,
  shapeSource: 'ownScale',
  ownShape: [
    { fromAge: 20, rate: young },
    { fromAge: 45, rate: old },
  ],
});
const level = { current: { ...plainDossier.current, scale: [{ fromAge: 15, rate: 0.15 }] } };

describe('what an employer can choose', () => {
  test.each<[string, DossierInput, object]>([
    ['a scale', plainDossier, { A: 'keptScale', B: 'budgetNeutralFlat' }],
    ['a level premium', { ...plainDossier, ...level }, { B: 'budgetNeutralFlat' }],
    ['a scale that nobody may keep', { ...plainDossier, schemeOn30June2023: 'noScheme' }, { B: 'budgetNeutralFlat' }],
    [
      'a scale of which that is not known',
      { ...plainDossier, schemeOn30June2023: 'unknown' },
      { A: 'keptScale', B: 'budgetNeutralFlat' },
    ],
    ['average pay', plainGuarantee, { B: 'budgetNeutralFlat' }],
    [
      'average pay, asking for a scale',
      { ...plainGuarantee, keptPremium: 'budgetNeutral' },
      { A: 'budgetNeutralProgressive', B: 'budgetNeutralFlat' },
    ],
    [
      'an ambition, asking for its scale',
      { ...plainAmbitionDossier, keptPremium: 'ambition' },
      { A: 'ambition', B: 'budgetNeutralFlat' },
    ],
    [
      'an ambition, asking for its scale beside answers of a level shape',
      { ...plainAmbitionDossier, keptPremium: 'ambition', next: shaped(plainAmbitionDossier, [0.2, 0.2]) },
      { A: 'ambition', B: 'budgetNeutralFlat' },
    ],
    [
      'an ambition, asking for its scale beside answers of a shape that falls with age',
      { ...plainAmbitionDossier, keptPremium: 'ambition', next: shaped(plainAmbitionDossier, [0.2, 0.1]) },
      { A: 'ambition', B: 'budgetNeutralFlat' },
    ],
    [
      'average pay, asking for a scale of a shape that falls with age',
      { ...plainGuarantee, keptPremium: 'budgetNeutral', next: shaped(plainGuarantee, [0.2, 0.1]) },
      { B: 'budgetNeutralFlat' },
    ],
    ['the same pension', { ...plainDossier, flatFor: 'samePension' }, { A: 'keptScale', B: 'profitNeutralFlat' }],
    ['a flat premium', { ...plainDossier, ...flat(0.25) }, { A: 'keptScale', B: 'ownFlat' }],
    [
      'a flat premium that the law forbids',
      { ...plainDossier, ...flat(0.32) },
      { A: 'keptScale', B: 'highestFlat', C: 'ownFlat' },
    ],
    [
      'a scale of the adviser',
      { ...plainDossier, ...ownScale },
      { A: 'keptScale', B: 'budgetNeutralFlat', C: 'ownScale' },
    ],
    ['the current scale once more', { ...plainDossier, ...current }, { A: 'keptScale', B: 'budgetNeutralFlat' }],
    [
      'a scale beside a flat premium that the law forbids',
      { ...plainDossier, ...flat(0.32, scale) },
      { A: 'keptScale', B: 'highestFlat', C: 'ownFlat' },
    ],
  ])('with %s', (_, input, premiums) => {
    expect(offered(input)).toEqual({ chosen: null, ...premiums });
  });

  test.each(['A', 'B', 'C'] as const)('is chosen by its letter: %s', (letter) => {
    expect(offered({ ...plainDossier, ...ownScale, chosenAlternative: letter }).chosen).toBe(letter);
  });

  test('is not chosen by a letter that it does not have', () => {
    expect(offered({ ...plainDossier, chosenAlternative: 'C' }).chosen).toBeNull();
    expect(offered({ ...plainGuarantee, chosenAlternative: 'A' }).chosen).toBeNull();
  });
});

describe('what was made choice C on screen', () => {
  const lawful = { is: 'flat', rate: 0.2 } as const;
  test.each<[string, DossierInput, PremiumChoice, object]>([
    ['stands beside A and B', plainDossier, lawful, { A: 'keptScale', B: 'budgetNeutralFlat', C: 'ownScale' }],
    [
      'is no other B, where a flat premium was typed',
      { ...plainDossier, ...flat(0.25) },
      lawful,
      { A: 'keptScale', B: 'ownFlat', C: 'ownScale' },
    ],
    [
      'goes before a typed premium that the law forbids',
      { ...plainDossier, ...flat(0.32, scale) },
      { is: 'answer', key: 'profitNeutralFlat' },
      { A: 'keptScale', B: 'highestFlat', C: 'profitNeutralFlat' },
    ],
    [
      'is none where B has it',
      plainDossier,
      { is: 'answer', key: 'budgetNeutralFlat' },
      { A: 'keptScale', B: 'budgetNeutralFlat' },
    ],
  ])('%s', (_, input, premium, expected) => {
    expect(offered(withChoiceC(input, premium))).toEqual({ chosen: null, ...expected });
  });

  test.each<[PremiumChoice, readonly number[]]>([
    [lawful, [0.2]],
    [{ is: 'scale', factor: 0.5 }, plainDossier.current.scale.map(({ rate }) => rate / 2)],
  ])('asks that premium: %o', (premium, rates) => {
    const result = calculate(withChoiceC({ ...plainDossier, ...ownScale }, premium));
    expect(alternativeOf(result, 'ownScale').practicalScale.map(({ rate }) => rate)).toEqual(rates);
  });
});

describe('what a file of version 6 chose', () => {
  test.each<[string, DossierInput, object]>([
    [
      'is B where it is a flat answer',
      { ...plainDossier, chosenAlternative: 'profitNeutralFlat' },
      { chosen: 'B', A: 'keptScale', B: 'profitNeutralFlat' },
    ],
    [
      'is B where it is the flat premium that was typed',
      { ...plainDossier, ...flat(0.25), chosenAlternative: 'ownFlat' },
      { chosen: 'B', A: 'keptScale', B: 'ownFlat' },
    ],
    [
      'stays B where another flat premium was typed, which is C',
      { ...plainDossier, ...flat(0.25), chosenAlternative: 'budgetNeutralFlat' },
      { chosen: 'B', A: 'keptScale', B: 'budgetNeutralFlat', C: 'ownFlat' },
    ],
    [
      'is A where it is a scale from average pay',
      { ...plainGuarantee, chosenAlternative: 'budgetNeutralProgressive' },
      { chosen: 'A', A: 'budgetNeutralProgressive', B: 'budgetNeutralFlat' },
    ],
    [
      'is C where it is another scale',
      { ...plainDossier, ...ownScale, chosenAlternative: 'budgetNeutralProgressive' },
      { chosen: 'C', A: 'keptScale', B: 'budgetNeutralFlat', C: 'budgetNeutralProgressive' },
    ],
    [
      'is A where it is the current scale once more',
      { ...plainDossier, ...current, chosenAlternative: 'ownScale' },
      { chosen: 'A', A: 'keptScale', B: 'budgetNeutralFlat' },
    ],
    [
      'is C where it is a flat premium that the law forbids',
      { ...plainDossier, ...flat(0.32), chosenAlternative: 'ownFlat' },
      { chosen: 'C', A: 'keptScale', B: 'highestFlat', C: 'ownFlat' },
    ],
  ])('%s', (_, input, expected) => {
    expect(offered(input)).toEqual(expected);
  });

  test('is no choice twice where the same flat premium was typed', () => {
    const { rate } = alternativeOf(calculate(plainDossier), 'budgetNeutralFlat').practicalScale[0]!;
    const input: DossierInput = { ...plainDossier, ...flat(rate), chosenAlternative: 'budgetNeutralFlat' };
    expect(offered(input)).toEqual({ chosen: 'B', A: 'keptScale', B: 'budgetNeutralFlat' });
  });
});

describe('a choice that was decided', () => {
  test('goes before the one of the file, and changes none of the choices', () => {
    const file: DossierInput = { ...plainDossier, ...flat(0.25), chosenAlternative: 'budgetNeutralFlat' };
    const choices = { A: 'keptScale', B: 'budgetNeutralFlat', C: 'ownFlat' };
    expect(offered(file)).toEqual({ chosen: 'B', ...choices });
    for (const decidedChoice of ['A', 'B', 'C'] as const)
      expect(offered({ ...file, decidedChoice })).toEqual({ chosen: decidedChoice, ...choices });
  });

  test('makes way for another premium of a what-if, and for nothing else', () => {
    const decided: DossierInput = { ...plainDossier, decidedChoice: 'A' };
    const asked = { is: 'answer', key: 'budgetNeutralFlat' } as const;
    expect(offered(withChoices(decided, { wageGrowth: 0.01 })).chosen).toBe('A');
    expect(offered(withChoices(decided, { premium: asked })).chosen).toBe('B');
  });
});
