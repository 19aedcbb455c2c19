import { describe, expect, test } from 'vitest';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { datedCurveFrom } from '#core/curve/dated-curve.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { typedSet } from '#test/scenario-set/typed-set.ts';
import { ageValues } from '#core/scheme/premium-steps.ts';
import { isStatutoryBasis, type OutcomeEffects, type StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { statutoryOutcome, statutoryPlan, taskOf } from '#core/calculate/statutory-plan.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { knownInTests, smallSet, statutoryExample, statutoryOutcomeOf } from '#test/fixtures/statutory-content.ts';

const dossierWith = (statutory: Partial<DossierInput['statutory']>): DossierInput => ({
  ...plainDossier,
  statutory: { ...plainDossier.statutory, ...statutory },
});

const effectsOf = ({ outcome }: StatutoryOutcome): OutcomeEffects => {
  if (outcome.sort !== 'calculated') throw new Error(outcome.absence.reason);
  return outcome.effects;
};

const absenceOf = ({ outcome }: StatutoryOutcome) => (outcome.sort === 'absent' ? outcome.absence : null);

describe.each([
  ['dcToDc', 'gross', 'art. 150e lid 3 en lid 1 onder b PW'],
  ['dbToDc', 'net', 'art. 150e lid 1 PW'],
  ['ambitionDbToDc', 'net', 'art. 150e lid 1 PW'],
] as const)('the outcome of the example %s', (kind, measure, article) => {
  test('has the effects of its flat premiums, without and with compensation, and the reason beside a scale', async () => {
    const { statutory, result } = await statutoryExample(kind);
    const { columns, birthYears } = effectsOf(statutory!);
    expect(new Set(columns.map((column) => column.measure))).toEqual(new Set([measure]));
    expect(new Set(columns.map((column) => column.article))).toEqual(new Set([article]));
    const flat = result.choices.find(({ key }) => key === 'B')!.premium;
    expect(columns.slice(0, 2).map(({ key, withCompensation }) => [key, withCompensation])).toEqual([
      [flat, false],
      [flat, true],
    ]);
    for (const { key, prescribed } of statutory!.alternatives) {
      const { form, verdict } = alternativeOf(result, key);
      const hasEffects = form === 'flat' && verdict.allowed !== 'no';
      expect(prescribed.measure !== null).toBe(hasEffects);
      expect(columns.some((column) => column.key === key)).toBe(hasEffects);
    }
    for (const { figures } of birthYears) expect(figures?.alternatives).toHaveLength(columns.length);
  });

  test('says on what it stands, and stays what it is as JSON', async () => {
    const { statutory } = await statutoryExample(kind);
    const { basis, untouched } = effectsOf(statutory!);
    expect(basis).toMatchObject({
      curve: { name: '31-12-2023', day: { year: 2023, month: 12, day: 31 }, newer: null, isOld: true },
      set: { name: 'CP2022', quarter: '2024Q1', isIllustration: true, count: 100, newer: null, isOld: true },
      wageGrowth: { value: 0.024 },
      priceInflation: { value: 0.02 },
      mortalityTable: { name: 'AG2024' },
    });
    expect(untouched).toEqual([
      { status: 'deferred', effect: 0 },
      { status: 'pensioner', effect: 0 },
    ]);
    expect(JSON.parse(JSON.stringify(statutory))).toEqual(statutory);
  });
});

describe('the compensation of the effects', () => {
  test('is the rate that the result pays each participant, and beside it the room that the law gives', async () => {
    const { dossier, result } = await statutoryExample('dcToDc');
    const { input } = taskOf(statutoryPlan(dossier.input, result, knownInTests))!;
    const { compensation, practicalScale } = alternativeOf(result, 'budgetNeutralFlat');
    const ofAge = ageValues(input.alternatives[1]!.compensation);
    expect(input.alternatives[1]!.room).toBe(0.33 / (1 - dossier.input.next.entryCost) - practicalScale[0]!.rate);
    const paid = result.participants.map((_, index) => compensation!.participants.rate[index]!);
    expect(result.participants.map(({ age }) => ofAge[age]!)).toEqual(paid);
    expect(paid.some((rate) => rate > 0)).toBe(true);
  });

  test('is none where it is paid as salary, and where there is none', () => {
    const flats = (input: DossierInput) =>
      taskOf(statutoryPlan(input, resultOf(input), knownInTests))!.columns.map((column) => column.withCompensation);
    const compensated = { ...plainDossier.compensation, method: 'pensionOutcome' } as const;
    expect(flats(plainDossier)).not.toContain(true);
    expect(flats({ ...plainDossier, compensation: { ...compensated, form: 'salary' } })).not.toContain(true);
  });

  test('of an age at which there is nobody is that of the cohort before it; outside the ages of the dossier it is none', () => {
    const bornIn = (year: number): Participant => ({
      ...plainParticipant,
      number: `${year}`,
      born: { year, month: 1, day: 1 },
    });
    const people = [1966, 1981, 1996].map(bornIn);
    const ownTable = [
      { fromAge: 30, rate: 0.01 },
      { fromAge: 50, rate: 0.02 },
    ];
    const rules = { ...plainDossier.compensation, cohortYears: 1, fromAge: 25, untilAge: 61 };
    const ratesOf = (compensation: DossierInput['compensation']): Float64Array => {
      const input: DossierInput = { ...plainDossier, participants: people, compensation };
      const steps = taskOf(statutoryPlan(input, resultOf(input), knownInTests))!.input.alternatives[1]!.compensation;
      return ageValues(steps);
    };
    const byOutcome = ratesOf({ ...rules, method: 'pensionOutcome' });
    expect(byOutcome[60]).toBeGreaterThan(0);
    expect([byOutcome[59], byOutcome[61], byOutcome[62]]).toEqual([byOutcome[45], byOutcome[60], 0]);
    const byTable = ratesOf({ ...rules, method: 'ownTable', ownTable });
    expect([20, 29, 30, 49, 50, 61, 62].map((age) => byTable[age])).toEqual([0, 0, 0.01, 0.01, 0.02, 0.02, 0]);
  });
});

describe('nothing is calculated', () => {
  const outcome = (input: DossierInput): StatutoryOutcome => statutoryOutcomeOf(input);

  test('where the law prescribes nothing', () => {
    const without = outcome({ ...plainDossier, schemeOn30June2023: 'noScheme' });
    expect(absenceOf(without)).toEqual({ reason: 'notPrescribed' });
    expect(without.alternatives.map(({ prescribed }) => prescribed.article)).toContain('art. 150b lid 1 onder a PW');
  });

  test('for a flat premium that the law forbids, nor for a scale', () => {
    const input: DossierInput = {
      ...plainDossier,
      goal: { ...plainDossier.goal, fiscalCaps: false },
      ownProposal: { flat: 0.45, scale: [] },
    };
    const { alternatives } = outcome(input);
    const ofOwn = alternatives.find(({ key }) => key === 'ownFlat')!.prescribed;
    expect(ofOwn).toMatchObject({ measure: null, reason: 'notAllowed' });
    expect(ofOwn.article).not.toBe('');
    const ofScale = alternatives.find(({ key }) => key === 'keptScale')!.prescribed;
    expect(ofScale).toEqual({ measure: null, reason: 'keepsScale', article: 'art. 150b lid 1 onder c PW' });
  });

  test('without a curve or set of the name in the dossier, nor on a set that ends too soon', () => {
    expect(absenceOf(outcome(dossierWith({ curve: '30-6-2026' })))).toEqual({
      reason: 'curveNotKnown',
      name: '30-6-2026',
    });
    const early = { ...knownInTests, day: { year: 2023, month: 12, day: 30 } };
    const withoutCurve = statutoryPlan(plainDossier, resultOf(plainDossier), early);
    expect(absenceOf(statutoryOutcome(withoutCurve, smallSet))).toEqual({ reason: 'curveNotKnown', name: null });
    expect(absenceOf(outcome(dossierWith({ scenarioSet: 'DNB' })))).toEqual({ reason: 'setNotKnown', name: 'DNB' });
    const short = typedSet({ name: 'kort', equityReturn: [[0]], interest: [[0, 0]], priceInflation: [[0]] });
    const plan = statutoryPlan(plainDossier, resultOf(plainDossier), knownInTests);
    expect(absenceOf(statutoryOutcome(plan, () => short))).toEqual({ reason: 'setTooShort', years: 1, needed: 51 });
  });
});

describe('curve and set', () => {
  const basisOf = (input: DossierInput, known = knownInTests) =>
    taskOf(statutoryPlan(input, resultOf(input), known))!.basis;

  test('are those of the dossier: its own curve before any other', () => {
    const input = dossierWith({ ownCurve: [{ years: 1, rate: 0.03 }] });
    expect(basisOf(input).curve).toEqual({ name: null, source: '', day: null, newer: null, isOld: false });
    expect(taskOf(statutoryPlan(input, resultOf(input), knownInTests))!.input.curve.rate(30)).toBe(0.03);
  });

  test('of the central bank go before the model that is built in, the newest first', () => {
    const [builtIn] = knownInTests.sets;
    const ofBank = (quarter: string) =>
      ({ ...builtIn!, name: `DNB ${quarter}`, quarter, isIllustration: false, checksum: 'ab' }) as const;
    const known = { ...knownInTests, sets: [ofBank('2023Q4'), builtIn!, ofBank('2026Q2'), ofBank('2023Q2')] };
    expect(basisOf(plainDossier, known).set).toMatchObject({ name: 'DNB 2023Q4', newer: null });
    const named = basisOf(dossierWith({ scenarioSet: 'DNB 2023Q2' }), known);
    expect(named.set).toMatchObject({ name: 'DNB 2023Q2', newer: 'DNB 2023Q4' });
  });

  test('are the newest on the day of calculation, whatever the valuation', () => {
    const [builtIn] = knownInTests.sets;
    const set = { ...builtIn!, name: 'DNB', quarter: '2026Q2', isIllustration: false };
    const curve = datedCurveFrom({ name: '31-10-2026', date: '2026-10-31', source: 'proef', rates: [0.02] });
    const on = (day: PlainDate) => {
      const known = { day, curves: [...knownInTests.curves, curve], sets: [builtIn!, set] };
      const basis = basisOf(plainDossier, known);
      return [basis.curve.name, basis.set.name, isStatutoryBasis(basis)];
    };
    expect(on({ year: 2026, month: 10, day: 1 })).toEqual(['31-12-2023', 'DNB', false]);
    expect(on({ year: 2026, month: 10, day: 31 })).toEqual(['31-10-2026', 'DNB', false]);
    const begun = { ...set, quarter: '2026Q3' };
    const known = { day: { year: 2027, month: 1, day: 1 }, curves: [curve], sets: [begun] };
    expect(isStatutoryBasis(basisOf(plainDossier, known))).toBe(true);
    expect(isStatutoryBasis(basisOf(plainDossier, { ...known, day: { year: 2027, month: 1, day: 2 } }))).toBe(false);
    const solidary = { ...plainDossier, next: { ...plainDossier.next, contract: 'solidary' as const } };
    expect(isStatutoryBasis(basisOf(solidary, known))).toBe(false);
  });
});
