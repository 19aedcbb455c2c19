import { describe, expect, test } from 'vitest';
import { plainParticipant } from '#cases/factory/plain-dossier.ts';
import { annuityPrice } from '#core/annuity/annuity-price.ts';
import { meanSurvivalOverMonths } from '#core/annuity/survival.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { pensionBasis } from '#core/projection/pension-basis.ts';

const annuity = { table: mortalityTable('AG2024'), factor: 1, interest: 0.02, partnerFraction: 0.7 };

const ownForm = { partnerFraction: 0.7, indexation: 0 };

/** A basis between two pension ages, for somebody of 60 on 1 September 2026. */
function between(currentPensionAge: number, newPensionAge: number, priceInflation = 0, currentForm = ownForm) {
  const ageAtStart = 60 * 12;
  const projected = {
    participant: plainParticipant,
    hasFlatNow: false,
    ageAtStart,
    monthsInCurrent: currentPensionAge - ageAtStart,
    monthsInNext: newPensionAge - ageAtStart,
    premiumMonthsInCurrent: currentPensionAge - ageAtStart,
    premiumMonthsInNext: newPensionAge - ageAtStart,
  };
  const start = { year: 2026, month: 9 };
  const grid = timeGrid(start, start, 120);
  const basis = pensionBasis(
    {
      accumulation: new Float64Array(1),
      currentAccumulation: new Float64Array(1),
      annuity,
      priceInflation,
      currentPensionAge,
      newPensionAge,
      currentForm,
    },
    grid,
  );
  return {
    atCurrent: basis.perCapitalAtCurrentDate(projected),
    atNew: basis.perCapitalAtNewDate(projected),
    ofPension: basis.perCurrentPension(projected),
  };
}

describe('a pension basis', () => {
  test('turns capital at the new pension date into pension at the price of that age and calendar year', () => {
    expect(between(67 * 12, 68 * 12).atNew).toBeCloseTo(1 / annuityPrice(annuity, 68, 2034).mean, 14);
  });

  test('takes the price of the whole age, in the year in which an age with months is reached', () => {
    // 67 years and 3 months is reached in December 2033, 67 years and 4 months in January 2034.
    expect(between(68 * 12, 67 * 12 + 3).atNew).toBeCloseTo(1 / annuityPrice(annuity, 67, 2033).mean, 14);
    expect(between(68 * 12, 67 * 12 + 4).atNew).toBeCloseTo(1 / annuityPrice(annuity, 67, 2034).mean, 14);
  });

  test('deflates over the months to the new pension date, whichever date the capital is of', () => {
    expect(between(67 * 12, 68 * 12, 0.02).atNew).toBeCloseTo(between(67 * 12, 68 * 12).atNew / 1.02 ** 8, 14);
    expect(between(67 * 12, 68 * 12, 0.02).atCurrent).toBeCloseTo(between(67 * 12, 68 * 12).atCurrent / 1.02 ** 8, 14);
  });

  test('makes no difference between the dates when the pension ages are the same', () => {
    const { atCurrent, atNew } = between(68 * 12, 68 * 12);
    expect(atCurrent).toBe(atNew);
  });

  test('carries a pension forward to a later age with interest and survival from the earlier one', () => {
    const { atCurrent, atNew } = between(66 * 12 + 6, 68 * 12);
    const alive = meanSurvivalOverMonths(annuity, 66, 2033, 18);
    expect(atCurrent / atNew).toBeCloseTo(1.02 ** 1.5 / alive, 14);
    expect(atCurrent).toBeGreaterThan(atNew);
  });

  test('carries a pension back to an earlier age with interest and survival from the earlier one', () => {
    const { atCurrent, atNew } = between(68 * 12, 67 * 12);
    const alive = meanSurvivalOverMonths(annuity, 67, 2033, 12);
    expect(atCurrent / atNew).toBeCloseTo(alive / 1.02, 14);
    expect(atCurrent).toBeLessThan(atNew);
  });

  test('leaves a pension of the same form and age as it is, but for prices', () => {
    expect(between(68 * 12, 68 * 12).ofPension).toBeCloseTo(1, 14);
    expect(between(68 * 12, 68 * 12, 0.02).ofPension).toBeCloseTo(1.02 ** -8, 14);
  });

  test('gives the partner part that a pension does not have in more old-age pension', () => {
    const alone = between(68 * 12, 68 * 12, 0, { partnerFraction: 0, indexation: 0 }).ofPension;
    const prices = [0, 0.7].map((partnerFraction) => annuityPrice({ ...annuity, partnerFraction }, 68, 2034).mean);
    expect(alone).toBeCloseTo(prices[0]! / prices[1]!, 14);
  });

  test('values indexation in payment at the interest that it leaves', () => {
    const indexed = between(68 * 12, 68 * 12, 0, { partnerFraction: 0.7, indexation: 0.02 }).ofPension;
    const level = annuityPrice(annuity, 68, 2034).mean;
    expect(indexed).toBeCloseTo(annuityPrice({ ...annuity, interest: 0 }, 68, 2034).mean / level, 12);
  });

  test('restates a pension from the price of its own age to that of the new one, both ways', () => {
    const earlier = annuityPrice(annuity, 67, 2033).mean;
    const later = annuityPrice(annuity, 68, 2034).mean;
    const discount = meanSurvivalOverMonths(annuity, 67, 2033, 12) / 1.02;
    expect(between(67 * 12, 68 * 12).ofPension).toBeCloseTo(earlier / (discount * later), 13);
    expect(between(68 * 12, 67 * 12).ofPension).toBeCloseTo((later * discount) / earlier, 13);
  });
});
