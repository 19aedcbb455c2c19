import { describe, expect, test } from 'vitest';
import { officialTerms, plainAmbition, plainAmbitionDossier, plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import type { AmbitionDossierInput } from '#core/dossier/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { ambitionShape, classAge, ambitionScale, progressiveShape } from '#core/scheme/progressive-shape.ts';
import { tariffBasis } from '#core/scheme/tariff-basis.ts';
import { singlePremium } from '#test/single-premium.ts';

const basis = tariffBasis(officialTerms, plainAmbitionDossier, mortalityTable);
const fromAges = (pensionAge: number) => ambitionShape(basis, 0.01, pensionAge, 2026).map(({ fromAge }) => fromAge);

describe('the classes of an ambition scale', () => {
  test('are priced at the mean of their whole ages, the youngest at 18', () => {
    expect([15, 20, 45, 60].map((fromAge) => classAge(fromAge, 68))).toEqual([18, 22, 47, 62]);
  });

  test.each([
    [66, 65],
    [67, 65.5],
    [68, 66],
    [71, 67.5],
  ])('end, for pension age %d, with one that is priced at %d', (pensionAge, age) => {
    expect(fromAges(pensionAge).at(-1)).toBe(65);
    expect(classAge(65, pensionAge)).toBe(age);
  });

  test('have none from 65 when pension starts at 65 or before, and none at or after the pension age', () => {
    expect(fromAges(65).at(-1)).toBe(60);
    expect(classAge(60, 65)).toBe(62);
    expect(fromAges(62).at(-1)).toBe(60);
    expect(classAge(60, 62)).toBe(60.5);
    expect(fromAges(60).at(-1)).toBe(55);
  });
});

describe('an ambition scale', () => {
  const withNext = (changes: Partial<AmbitionDossierInput['next']>): AmbitionDossierInput => ({
    ...plainAmbitionDossier,
    next: { ...plainAmbitionDossier.next, ...changes },
  });
  const rateAt = (input: AmbitionDossierInput, age: number) =>
    ambitionScale(input, mortalityTable).find(({ fromAge }) => fromAge === age)!.rate;

  test('is the single premium of a man for a year of accrual, halfway between ages where a class is', () => {
    const price = (age: number, pensionAge: number) => singlePremium(basis, 'M', pensionAge, age, 2026);
    expect(rateAt(plainAmbitionDossier, 45)).toBeCloseTo(0.018_75 * price(47, 68), 14);
    const from67 = withNext({ pensionAgeInMonths: 67 * 12 });
    expect(rateAt(from67, 65)).toBeCloseTo((0.018_75 * (price(65, 67) + price(66, 67))) / 2, 14);
  });

  test('is for the whole years of a new pension age with months', () => {
    expect(ambitionScale(withNext({ pensionAgeInMonths: 67 * 12 + 3 }), mortalityTable)).toEqual(
      ambitionScale(withNext({ pensionAgeInMonths: 67 * 12 }), mortalityTable),
    );
  });

  test('is at the mortality of the year of transition', () => {
    const ambition = { ...plainAmbition, mortalityTable: 'AG2024' };
    const later = { ...plainAmbitionDossier, ambition, transitionDate: { year: 2028, month: 1 } };
    const generation = tariffBasis(ambition, plainAmbitionDossier, mortalityTable);
    expect(rateAt(later, 45)).toBeCloseTo(0.018_75 * singlePremium(generation, 'M', 68, 47, 2028), 14);
  });
});

describe('the shape of a progressive answer', () => {
  const maximum = [{ fromAge: 15, rate: 0.19 }];

  test('comes from what the dossier names', () => {
    const own = [{ fromAge: 20, rate: 0.1 }];
    const of = (shapeSource: 'fiscalMaximum' | 'ownScale' | 'ambition') =>
      progressiveShape(
        { ...plainGuarantee, next: { ...plainGuarantee.next, shapeSource, ownShape: own } },
        maximum,
        mortalityTable,
      );
    expect(of('fiscalMaximum')).toBe(maximum);
    expect(of('ownScale')).toBe(own);
    expect(of('ambition')).toEqual(ambitionScale(plainGuarantee, mortalityTable));
    expect(progressiveShape(plainDossier, maximum, mortalityTable)).toBe(plainDossier.current.scale);
  });

  test('refuses a current scale of average pay, and an ambition that is not there', () => {
    const current = { ...plainGuarantee, next: { ...plainGuarantee.next, shapeSource: 'currentScale' as const } };
    const ambition = { ...plainGuarantee, next: { ...plainGuarantee.next, shapeSource: 'ambition' as const } };
    const premium = { ...plainDossier, next: { ...plainDossier.next, shapeSource: 'ambition' as const } };
    expect(() => progressiveShape(current, maximum, mortalityTable)).toThrow('no currentScale');
    expect(() => progressiveShape(premium, maximum, mortalityTable)).toThrow('no ambition');
    expect(() => progressiveShape({ ...ambition, ambition: null }, maximum, mortalityTable)).toThrow('no ambition');
  });
});
