import { alternativeOf } from '#core/result/alternative-of.ts';
import { test } from 'vitest';
import { officialTerms, plainAmbitionDossier } from '#cases/factory/average-pay.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { annuityPrice } from '#core/annuity/annuity-price.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { tariffBasis } from '#core/scheme/tariff-basis.ts';
import { singlePremium } from '#test/single-premium.ts';

const age67 = { pensionAgeInMonths: 67 * 12 };
const input = {
  ...plainAmbitionDossier,
  current: { ...plainAmbitionDossier.current, ...age67 },
  next: { ...plainAmbitionDossier.next, ...age67 },
};

test('the page on the ambition scale prints what the program gives', () => {
  const basis = tariffBasis(officialTerms, input, mortalityTable);
  const premium = (age: number): number => singlePremium(basis, 'M', 67, age, 2026);
  const result = calculate(input);
  const { shape } = result;
  const ambition = alternativeOf(result, 'ambition');
  const rate = (fromAge: number): number => shape.find((step) => step.fromAge === fromAge)!.rate;
  const plain = { table: mortalityTable('AG2024'), factor: 1, interest: 0 };
  const price = (partnerFraction: number): number => annuityPrice({ ...plain, partnerFraction }, 67, 2048).mean;
  const practical = (fromAge: number): number => ambition.practicalScale.find((step) => step.fromAge === fromAge)!.rate;
  expectPrinted('ambition-scale', {
    'single premium at 18': premium(18),
    'class 15-19': rate(15),
    'single premium at 47': premium(47),
    'class 45-49': rate(45),
    'single premium at 65': premium(65),
    'single premium at 66': premium(66),
    'class 65-66': rate(65),
    'practical, 45-49': practical(45),
    'practical, 50-54': practical(50),
    'practical, 55-59': practical(55),
    'practical, 60-64': practical(60),
    'practical, 65-66': practical(65),
    'cost of the ambition': ambition.cost,
    'price, no partner part': price(0),
    'own price, 70% partner part': price(0.7),
    'pension of the ambition': ambition.pension,
  });
});
