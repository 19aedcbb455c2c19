import { describe, expect, test } from 'vitest';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { chosenDossiers } from '#test/oracle/chosen-dossiers.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import { datedCurve, marketValue } from '#test/oracle/curve.ts';
import { type Kind, mustIndex, type OracleDossier, type Row } from '#test/oracle/dossier.ts';
import { effectsOf } from '#test/oracle/effects.ts';
import {
  ageInMonths,
  calendarYear,
  isJanuary,
  type Life,
  lifeOf,
  lives,
  monthsToTransition,
} from '#test/oracle/life.ts';
import { modelPerson } from '#test/oracle/model-person.ts';
import { boughtForAccruedPension, premiumOfMonth } from '#test/oracle/cost.ts';
import { flatPremium } from '#test/oracle/own-premium.ts';
import { marketBasis, singlePremium } from '#test/oracle/tariff.ts';
import { statutoryPlan } from '#core/calculate/statutory-plan.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { premiumAtRate } from '#test/oracle/compensation.ts';
import { rowValue } from '#test/oracle/tables.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { knownInTests, statutoryOutcomeOf } from '#test/fixtures/statutory-content.ts';

/**
 * Profits and effects of whole dossiers by the slow second implementation: on the wages of art. 23a Besluit FTK, without exits, on the
 * shipped curve, for the model person of each year of birth.
 */
const onStatutoryBasis = (dossier: OracleDossier): OracleDossier => ({
  ...dossier,
  loonstijging: 0.024,
  franchisestijging: 0.024,
  prijsinflatie: 0.02,
  uitstroom: [],
  disconteringscurve: datedCurve,
  // Market values stand on the table of the dossier, without shifts of age.
  tarief_sterftetafel: dossier.sterftetafel,
  tarief_leeftijdscorrectie_deelnemer: 0,
  tarief_leeftijdscorrectie_partner: 0,
});

/** Value at T of the indexation that rights accrued before T lose, less that of its price, which is no longer paid. */
function lapsedIndexation(dossier: OracleDossier, life: Life): number {
  if (dossier.soort === 'dcToDc' || dossier.huidig_indexatie_betaald !== 'ja' || mustIndex(dossier)) return 0;
  const transition = monthsToTransition(dossier);
  const ofLeavers = { ...dossier, huidig_indexatie_actieven: dossier.huidig_indexatie_inactieven };
  const rights = rightsAtTransition(dossier, life);
  let lapsed = rights * (priceOfRights(dossier, life) - priceOfRights(ofLeavers, life));
  for (let m = Math.max(1, transition); m < life.current.endMonth; m += 1) {
    lapsed -= marketValue(dossier, m - transition) * boughtForAccruedPension(dossier, life, m);
  }
  return lapsed;
}

/** Guaranteed pension that is there at the transition. */
function rightsAtTransition(dossier: OracleDossier, { person, current }: Life): number {
  let rights = person.start;
  for (let m = 0; m < monthsToTransition(dossier); m += 1) {
    rights += (dossier.huidig_opbouwpercentage * current.base[m]!) / 12;
    if (isJanuary(dossier, m + 1)) rights *= 1 + dossier.huidig_indexatie_actieven;
  }
  return rights;
}

/** Market value of EUR 1 of it. */
function priceOfRights(dossier: OracleDossier, { person }: Life): number {
  const transition = monthsToTransition(dossier);
  const [age, year] = [ageInMonths(dossier, person, transition), calendarYear(dossier, transition)];
  return singlePremium(marketBasis(dossier, 0), person.geslacht, age, year);
}

/** Market value of what is there at the transition. */
function valueAtTransition(dossier: OracleDossier, life: Life): number {
  const transition = monthsToTransition(dossier);
  const { person, current } = life;
  if (dossier.soort === 'dcToDc') {
    let capital = person.start;
    for (let m = 0; m < transition; m += 1) {
      const premium = premiumOfMonth(dossier, life, 'ongewijzigd', m);
      capital += (1 - current.terms.kosten_op_inleg) * premium * marketValue(dossier, m);
    }
    return capital / marketValue(dossier, transition);
  }
  return rightsAtTransition(dossier, life) * priceOfRights(dossier, life);
}

function expectClose(actual: number, wanted: number, size: number): void {
  expect(Math.abs(actual - wanted)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(size)));
}

/** The rates of compensation of model persons by whole age at the transition, per column. */
function ratesOf(input: DossierInput): readonly (readonly Row[])[] {
  const { task } = statutoryPlan(input, resultOf(input), knownInTests);
  if ('reason' in task) return [];
  return task.input.alternatives.map(({ compensation, modelCompensation = compensation }) =>
    modelCompensation.map(({ fromAge, value }): Row => [fromAge, value]),
  );
}

/** Value at the transition of the compensation that is paid as premium beside a flat premium, month by month. */
function valueOfCompensation(
  dossier: OracleDossier,
  life: Life,
  [flat]: readonly Row[],
  rates: readonly Row[],
): number {
  const transition = monthsToTransition(dossier);
  const rate = rowValue(rates, Math.floor(ageInMonths(dossier, life.person, transition) / 12), 0);
  let value = 0;
  for (let m = transition; m < life.next.endMonth; m += 1) {
    value += marketValue(dossier, m - transition) * premiumAtRate(dossier, life, flat?.[1] ?? 0, m, rate);
  }
  return value;
}

/** How many years of birth and alternatives were compared. */
function compared(chosen: OracleDossier): number {
  const dossier = onStatutoryBasis(chosen);
  const input = coreInput(dossier);
  const { outcome } = statutoryOutcomeOf(input);
  if (outcome.sort === 'absent') return 0;
  const { birthYears, columns } = outcome.effects;
  const rates = ratesOf(input);
  let count = 0;
  for (const { year, figures } of birthYears) {
    const life = lifeOf(dossier, modelPerson(dossier, year), 0);
    const unchanged = effectsOf(dossier, life, 'ongewijzigd');
    const there = valueAtTransition(dossier, life);
    const size = there + unchanged.grossProfit;
    expectClose(figures.unchanged.atTransition, there, size);
    expectClose(figures.unchangedProfit.gross, unchanged.grossProfit, size);
    expectClose(figures.unchangedProfit.net, unchanged.netProfit, size);
    const future =
      dossier.soort === 'dcToDc'
        ? (1 - life.current.terms.kosten_op_inleg) * unchanged.grossProfit
        : figures.unchanged.future;
    for (const [index, { key, withCompensation, measure }] of columns.entries()) {
      const { practicalScale } = alternativeOf(resultOf(input), key);
      const scale = practicalScale.map(({ fromAge, rate }): Row => [fromAge, rate]);
      const next = effectsOf(dossier, life, scale);
      const compensation = withCompensation ? valueOfCompensation(dossier, life, scale, rates[index]!) : 0;
      const onNew =
        measure === 'gross'
          ? next.grossProfit + compensation - unchanged.grossProfit
          : next.netProfit - dossier.nieuw_kosten_op_inleg * compensation - unchanged.netProfit;
      const effect = onNew - (measure === 'gross' ? 0 : lapsedIndexation(dossier, life));
      expectClose(figures.alternatives[index]!.onNew, onNew, size);
      expectClose(figures.alternatives[index]!.effect, effect, size);
      const worth = there + future;
      expectClose(figures.alternatives[index]!.ofMarketValue ?? 0, worth === 0 ? 0 : effect / worth, 1);
      count += 1;
    }
  }
  return count;
}

/** In how many years of birth the effects of participants were compared in which some have the scale and others a flat premium. */
function comparedMixedYears(chosen: OracleDossier): number {
  const dossier = onStatutoryBasis(chosen);
  const plain = coreInput(dossier);
  const input: DossierInput = { ...plain, statutory: { ...plain.statutory, effectsOn: 'participants' } };
  const { outcome } = statutoryOutcomeOf(input);
  if (outcome.sort === 'absent') return 0;
  let mixed = 0;
  for (const { year, figures } of outcome.effects.own ?? []) {
    const people = lives(dossier).filter(
      ({ person, next }) => person.geboren[0] === year && next.endMonth > monthsToTransition(dossier),
    );
    const sum = (alternative: 'ongewijzigd' | Row[]): number =>
      people.reduce((total, life) => total + effectsOf(dossier, life, alternative).grossProfit, 0);
    const now = sum('ongewijzigd');
    expectClose(figures.unchangedProfit.gross, now, now);
    for (const [index, { key, withCompensation, measure }] of outcome.effects.columns.entries()) {
      if (withCompensation || measure !== 'gross') continue;
      const { form, practicalScale } = alternativeOf(resultOf(input), key);
      // One percentage is everybody's, which here begins at 0.
      const scale = practicalScale.map(({ fromAge, rate }): Row => [form === 'flat' ? 0 : fromAge, rate]);
      expectClose(figures.alternatives[index]!.effect, sum(scale) - now, now);
      if (new Set(people.map(({ person }) => flatPremium(dossier, person) === null)).size === 2) mixed += 1;
    }
  }
  return mixed;
}

describe('the effects of the law and the slow second implementation', () => {
  test('give the same effect of a year of birth with people who have the scale and people with a flat premium', () => {
    const hired: OracleDossier['deelnemers'][number]['datum_in_dienst'][] = [
      [2012, 5, 1],
      [2024, 5, 1],
    ];
    const mixed = chosenDossiers('dcToDc', 6).map((dossier) =>
      comparedMixedYears({
        ...dossier,
        ingang_vlakke_premie: [2024, 2, 29],
        huidige_vlakke_premie: 0.1825,
        // Two of each, who differ in the day of hire alone.
        deelnemers: dossier.deelnemers.flatMap((person) =>
          hired.map((datum_in_dienst) => Object.assign({}, person, { datum_in_dienst })),
        ),
      }),
    );
    expect(mixed.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5);
  });

  test.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] satisfies Kind[])(
    'give the same profits and percentages of each year of birth for dossiers of kind %s',
    (kind) => {
      const counted = chosenDossiers(kind, 4).map(compared);
      expect(counted.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5);
    },
  );

  test('pay compensation up to its room on the full minimum franchise, with a new franchise above it', () => {
    const rich = {
      nieuw_franchise: 26_000,
      compensatie_methode: 'eigen tabel',
      compensatie_vorm: 'pensioenpremie',
      compensatie_maximum: null,
      compensatie_vanaf_leeftijd: null,
      compensatie_tot_leeftijd: null,
      compensatie_tabel: [
        [18, 0.02],
        [45, 0.3],
      ] as Row[],
    };
    const counted = chosenDossiers('dcToDc', 3).map((dossier) => compared({ ...dossier, ...rich }));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5);
  });
});
