import { describe, expect, test } from 'vitest';
import { levelCurve } from '#test/known-curve.ts';
import { plainAveragePay, plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { annuityPrice } from '#core/annuity/annuity-price.ts';
import { dayOf } from '#core/calendar/days.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { LawValueMissingError, valueOn } from '#core/law/dated.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { bondReturn } from '#core/scenario-set/scenario-set.ts';
import { typedSet } from '#test/scenario-set/typed-set.ts';
import { singlePremiumTariff } from '#core/scheme/pension-tariff.ts';
import { currentValues, marketValue } from '#core/statutory/current-values.ts';
import { effectFigures, newProfit, unchangedProfit, newPremiums } from '#core/statutory/profit-effects.ts';
import { pensionExpectation } from '#core/statutory/pension-expectation.ts';
import { statutoryDossier } from '#core/statutory/statutory-basis.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import { statutoryProjection } from '#core/statutory/statutory-projection.ts';
import { plainTerms } from '#core/statutory/statutory-terms.ts';
import { priceInflationMinimum } from '#core/law/price-inflation-minimum.ts';
import { wageGrowthMinimum } from '#core/law/wage-growth-minimum.ts';

const person = { ...plainParticipant, born: { year: 1960, month: 1, day: 1 }, capital: 100_000, accruedPension: 5000 };

const singlePremium = singlePremiumTariff(
  {
    interest: 0.03,
    table: mortalityTable('AG2024'),
    factor: 1,
    partnerFraction: 0.7,
    variant: 'deferred',
    participantShift: 0,
    partnerShift: 0,
  },
  68,
);

/** A flat 10% beside which 2% is compensated, of the one person of a dossier that goes over a year after its valuation. */
function effectsOf(dossier: DossierInput) {
  const input = {
    dossier: { ...dossier, transitionDate: { year: 2027, month: 1 }, participants: [person] },
    terms: plainTerms,
    alternatives: [
      { name: 'without', measure: 'gross' as const, scale: [{ fromAge: 0, rate: 0.1 }], compensation: [], room: 0 },
      {
        name: 'with',
        measure: 'gross' as const,
        scale: [{ fromAge: 0, rate: 0.1 }],
        compensation: [{ fromAge: 50, value: 0.02 }],
        room: 0.23,
      },
    ],
    compensation: { fullOffset: 19_172, endMonth: 132 },
    curve: levelCurve(0.03),
    tables: mortalityTable,
  };
  const people = statutoryPeople(input.dossier);
  const projection = statutoryProjection(input, people);
  projection.project(people[0]!);
  const values = currentValues(projection)(people[0]!);
  const [without, withCompensation] = newPremiums(projection)(people[0]!);
  return { values, without: without!, withCompensation: withCompensation! };
}

const premium = effectsOf({
  ...plainDossier,
  current: { ...plainDossier.current, entryCost: 0.01 },
});
const guarantee = effectsOf({
  ...plainGuarantee,
  current: { ...plainAveragePay, paidPremium: 0.24, activeIndexation: 0.02, buysIndexation: true },
});
const atTariff = effectsOf({
  ...plainGuarantee,
  current: {
    ...plainAveragePay,
    activeIndexation: 0.02,
    buysIndexation: true,
    tariff: { ...plainAveragePay.tariff, costLoading: 0.05 },
  },
});

/** The tariff of the official scales at 67, for those who have no sex. */
const tariffAt67 = singlePremiumTariff(
  {
    interest: 0.04,
    table: mortalityTable('CBS 2007-2012'),
    factor: 1,
    partnerFraction: 0.7,
    variant: 'deferred',
    participantShift: -5,
    partnerShift: -6,
  },
  68,
)('X', 67 * 12, 2027);

/** Three typed scenarios of two years, half in equity and half in bonds of one year. */
const scenarios = typedSet({
  name: 'drie',
  equityReturn: [
    [-0.2, 0.1],
    [0.06, 0.06],
    [0.2, 0.15],
  ],
  interest: [
    [0.03, 0.01, 0],
    [0.03, 0.03, 0.03],
    [0.03, 0.04, 0.05],
  ],
  priceInflation: [
    [0.01, 0],
    [0.02, 0.02],
    [0.04, 0.03],
  ],
});

function expectationOf() {
  const dossier = {
    ...plainDossier,
    transitionDate: { year: 2027, month: 1 },
    participants: [person],
    assumptions: { ...plainDossier.assumptions, lifecycle: [{ yearsToPension: 0, equityWeight: 0.5 }] },
  };
  const input = {
    dossier,
    terms: { ...plainTerms, bondDuration: 1 },
    alternatives: [
      { name: 'flat', measure: 'gross' as const, scale: [{ fromAge: 0, rate: 0.1 }], compensation: [], room: 0 },
    ],
    compensation: { fullOffset: 19_172, endMonth: 132 },
    curve: levelCurve(0.03),
    tables: mortalityTable,
  };
  const people = statutoryPeople(dossier);
  const projection = statutoryProjection(input, people);
  const options = { groupOf: () => 1960 };
  const inScenario = (scenario: number): number[] => {
    const only = { ...scenarios, count: 1 };
    const set = {
      ...only,
      equityReturn: (year: number) => scenarios.equityReturn(year, scenario),
      priceInflation: (year: number) => scenarios.priceInflation(year, scenario),
      rate: (year: number) => scenarios.rate(year, scenario, 1),
    };
    return pensionExpectation(projection, people, set, options)
      .get(1960)!
      .map(({ percentiles }) => percentiles[1]!);
  };
  return {
    all: pensionExpectation(projection, people, scenarios, options).get(1960)!,
    each: [0, 1, 2].map(inScenario),
  };
}

const price = (interest: number): number =>
  annuityPrice({ table: mortalityTable('AG2024'), factor: 1, interest, partnerFraction: 0 }, 68, 2028).mean;

describe('the page on the effects of the law', () => {
  test('prints what the program gives', () => {
    const gross = effectFigures('gross', premium.values, newProfit(premium.withCompensation, 0));
    const net = effectFigures('net', premium.values, newProfit(premium.withCompensation, 0));
    const insured = effectFigures('net', guarantee.values, newProfit(guarantee.without, 0.02));
    const ofTariff = effectFigures('net', atTariff.values, newProfit(atTariff.without, 0.02));
    const { all, each } = expectationOf();
    const [unchanged, flat] = [all[0]!, all[1]!];
    expectPrinted('statutory-effects', {
      'return of 2026, first scenario': bondReturn(scenarios, 0, 0, 1) / 2 + scenarios.equityReturn(0, 0) / 2,
      'price of pension at 0%': price(0),
      'price of pension at 3%': price(0.03),
      'price of pension at 5%': price(0.05),
      'pension unchanged, first scenario': each[0]![0]!,
      'pension unchanged, second scenario': each[1]![0]!,
      'pension unchanged, third scenario': each[2]![0]!,
      'pension at 10%, first scenario': each[0]![1]!,
      'pension at 10%, second scenario': each[1]![1]!,
      'pension at 10%, third scenario': each[2]![1]!,
      'pessimistic, unchanged': unchanged.percentiles[0]!,
      'expected, unchanged': unchanged.percentiles[1]!,
      'optimistic, unchanged': unchanged.percentiles[2]!,
      'pessimistic, at 10%': flat.percentiles[0]!,
      'optimistic, at 10%': flat.percentiles[2]!,
      'chance to end below the median of unchanged': flat.chanceBelowUnchanged!,
      'capital at the transition': premium.values.atTransition,
      'still to be built up': premium.values.future,
      'market value': marketValue(premium.values),
      'bruto profijt, unchanged': unchangedProfit(premium.values).gross,
      'netto profijt, unchanged': unchangedProfit(premium.values).net,
      'bruto profijt, flat 10%': premium.without,
      'bruto profijt, flat 10% with 2% compensation': premium.withCompensation,
      'effect, bruto': gross.effect,
      'effect of the market value': gross.ofMarketValue!,
      'effect of the future part': gross.ofFuture!,
      'effect, netto': net.effect,
      'accrued at the transition': 1.02 * 5600,
      'NSP(67)': singlePremium('X', 67 * 12, 2027),
      'value of what is accrued': guarantee.values.atTransition,
      'of that by indexation until the pension date': guarantee.values.lostIndexation,
      'value of the accrual of 2027': guarantee.values.future,
      'netto profijt of the accrual': unchangedProfit(guarantee.values).net,
      'effect on what is built from the transition on': insured.onNew,
      'effect, netto, from average pay': insured.effect,
      'effect of the future part, from average pay': insured.ofFuture!,
      'tariff at 67': tariffAt67,
      'price that is no longer paid': atTariff.values.savedIndexation,
      'netto profijt of the accrual, at the tariff': unchangedProfit(atTariff.values).net,
      'effect, netto, at the tariff': ofTariff.effect,
    });
  });
});

describe('the basis of the law', () => {
  const day = dayOf('2027-01-01');
  const parameters = {
    wageGrowth: valueOn(wageGrowthMinimum, day),
    priceInflation: valueOn(priceInflationMinimum, day),
  };

  test('has the wages of the law for salaries, offsets and maximum salaries, its prices, and nobody who leaves', () => {
    const own = { ...plainDossier.assumptions, wageGrowth: 0.05, exits: [{ fromAge: 18, value: 0.1 }] };
    const { assumptions } = statutoryDossier({ ...plainDossier, assumptions: own }, parameters);
    expect(assumptions).toEqual({
      ...own,
      wageGrowth: 0.024,
      offsetGrowth: 0.024,
      priceInflation: 0.02,
      exits: [],
    });
  });

  test('is not made up for a day before there was one', () => {
    for (const series of [wageGrowthMinimum, priceInflationMinimum])
      expect(() => valueOn(series, dayOf('2020-01-01'))).toThrow(LawValueMissingError);
  });
});
