import { costOf, horizonYears, premiumOfMonth } from '#test/oracle/cost.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { type Life, lives, monthsToTransition } from '#test/oracle/life.ts';
import {
  type Alternative,
  type Basis,
  deflator,
  expectedBasis,
  pensionOf,
  riskFreeBasis,
} from '#test/oracle/pension.ts';
import { ambitionScale, capsOf, flatShape, legalMaxima, shapeOf } from '#test/oracle/shape.ts';

/** An equation: what a scale gives, and what it should give. */
export interface Equation {
  readonly value: (rates: readonly Row[]) => number;
  readonly target: number;
}

export interface Solution {
  readonly exact: number;
  readonly feasible: boolean;
}

const scaled = (shape: readonly Row[], caps: readonly number[], factor: number): Row[] =>
  shape.map(([from, rate], index) => [from, Math.min(factor * rate, caps[index]!)]);

/** Relative room for the rounding of sums when a target lies exactly on an end. */
const slack = 1e-12;

/**
 * Smallest factor with value(min(factor x shape, cap)) = target. The value is piecewise linear and rises with the
 * factor: it is worked out at every break point, and between two of them by a straight line.
 */
export function solution(equation: Equation, shape: readonly Row[], caps: readonly number[]): Solution {
  const at = (factor: number): number => equation.value(scaled(shape, caps, factor));
  const { target } = equation;
  const room = slack * Math.abs(target);
  const atZero = at(0);
  if (target < atZero - room) return { exact: 0, feasible: false };
  const breaks = shape
    .map(([, rate], index) => (rate > 0 ? caps[index]! / rate : 0))
    .filter((factor) => factor > 0 && Number.isFinite(factor))
    .sort((a, b) => a - b);
  let low = { factor: 0, value: atZero };
  for (const factor of breaks) {
    const high = { factor, value: at(factor) };
    if (high.value >= target) return { exact: between(low, high, target), feasible: true };
    if (high.value > low.value + slack * Math.abs(high.value)) low = high;
  }
  if (breaks.length > 0) return { exact: low.factor, feasible: target <= low.value + room };
  const one = at(1);
  if (one <= atZero) return { exact: 0, feasible: target <= atZero + room };
  return { exact: Math.max(0, (target - atZero) / (one - atZero)), feasible: true };
}

function between(
  low: { factor: number; value: number },
  high: { factor: number; value: number },
  target: number,
): number {
  if (target <= low.value) return low.factor;
  return low.factor + ((high.factor - low.factor) * (target - low.value)) / (high.value - low.value);
}

/** Whether no rate is above what tax law allows; `maxima` per step. */
const isLawful = (rates: readonly Row[], maxima: readonly number[]): boolean =>
  rates.every(([, rate], index) => rate <= maxima[index]! * (1 + slack));

/** As a solution, feasible only where the law allows the exact rates: whatever the caps are that held them. */
function judged(dossier: OracleDossier, shape: readonly Row[], equation: Equation): Solution {
  const caps = capsOf(dossier, shape);
  const { exact, feasible } = solution(equation, shape, caps);
  return { exact, feasible: feasible && isLawful(scaled(shape, caps, exact), legalMaxima(dossier, shape)) };
}

/** Rates as practical premiums. */
function rounded(dossier: OracleDossier, rates: readonly Row[], shape: readonly Row[]): Row[] {
  const caps = capsOf(dossier, shape);
  return rates.map(([from, rate], index): Row => [from, practicalRate(rate, caps[index]!, dossier.afronding)]);
}

/** Half up to a multiple of the rounding; down where the cap would be passed. */
export function practicalRate(rate: number, cap: number, rounding: number): number {
  const halves = 1e-9;
  const steps = Math.floor(rate / rounding + 1 / 2 + halves);
  const most = Math.floor(cap / rounding + halves);
  return Math.min(steps, most) * rounding;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function costEquation(dossier: OracleDossier, group: readonly Life[], years: number): Equation {
  const total = (alternative: Alternative): number =>
    sum(group.map((life) => costOf(dossier, life, alternative, years)));
  return { value: total, target: total('ongewijzigd') };
}

/** Value at T of all premiums from T on, at one rate: the same on either profit basis. */
function premiumValue(dossier: OracleDossier, life: Life, alternative: Alternative): number {
  const transition = monthsToTransition(dossier);
  const { pensionMonth } = alternative === 'ongewijzigd' ? life.current : life.next;
  let value = 0;
  for (let m = transition; m < pensionMonth; m += 1) {
    const discount = (1 + dossier.risicovrije_rente) ** (-(m - transition) / 12);
    value += discount * premiumOfMonth(dossier, life, alternative, m);
  }
  return value;
}

function valueEquation(dossier: OracleDossier, group: readonly Life[]): Equation {
  const total = (alternative: Alternative): number =>
    sum(group.map((life) => premiumValue(dossier, life, alternative)));
  return { value: total, target: total('ongewijzigd') };
}

function pensionEquation(dossier: OracleDossier, group: readonly Life[], basis: Basis): Equation {
  if (dossier.doel_maat === 'waarde van de premies') return valueEquation(dossier, group);
  const weighed = group
    .map((life) => ({ life, current: pensionOf(dossier, life, 'ongewijzigd', basis) }))
    .map(({ life, current }) => {
      if (dossier.doel_maat === 'totaal pensioen') return { life, current, weight: deflator(dossier, life) };
      return { life, current, weight: current > 0 ? 1 / current : 0 };
    });
  return {
    value: (rates) => sum(weighed.map(({ life, weight }) => weight * pensionOf(dossier, life, rates, basis))),
    target: sum(weighed.map(({ current, weight }) => weight * current)),
  };
}

export interface OracleAnswer {
  /** Lambda, or the flat premium. */
  readonly exact: number;
  readonly feasible: boolean;
  readonly rates: readonly number[];
  readonly practical: readonly number[];
  readonly cost: number;
  /** The practical premium as a scale. */
  readonly scale: readonly Row[];
  /** Per participant who counts, expected, in today's money. */
  readonly pensions: readonly number[];
  /** Profit goals: the answer on the other basis. */
  readonly otherBasis: OtherBasisAnswer | null;
}

/** As exact, rates and scale of an answer. */
export interface OtherBasisAnswer {
  readonly exact: number;
  readonly rates: readonly number[];
  readonly scale: readonly Row[];
}

export const answerNames = [
  'budgetneutraal_vlak',
  'budgetneutraal_progressief',
  'profijtneutraal_vlak',
  'profijtneutraal_progressief',
] as const;

export type AnswerName = (typeof answerNames)[number];

export interface OracleResult {
  readonly numbers: readonly string[];
  readonly unchanged: { readonly cost: number; readonly pensions: readonly number[] };
  readonly shape: readonly Row[];
  readonly answers: Readonly<Record<AnswerName, OracleAnswer>>;
}

/** Pensions a year in today's money, expected. */
function pensions(dossier: OracleDossier, group: readonly Life[], alternative: Alternative): number[] {
  const basis = expectedBasis(dossier);
  return group.map((life) => deflator(dossier, life) * pensionOf(dossier, life, alternative, basis));
}

export function oracleResult(dossier: OracleDossier): OracleResult {
  const group = lives(dossier);
  const shape = shapeOf(dossier);
  const cost = costEquation(dossier, group, horizonYears(dossier));
  const expected = pensionEquation(dossier, group, expectedBasis(dossier));
  const riskFree = pensionEquation(dossier, group, riskFreeBasis(dossier));
  const [chosen, other] = dossier.profijt_basis === 'verwacht' ? [expected, riskFree] : [riskFree, expected];

  function answer(equation: Equation, otherEquation: Equation | null, form: readonly Row[]): OracleAnswer {
    const caps = capsOf(dossier, form);
    const { exact, feasible } = judged(dossier, form, equation);
    const rates = scaled(form, caps, exact);
    const agreed = rounded(dossier, rates, form);
    const other = otherEquation === null ? null : solution(otherEquation, form, caps).exact;
    const otherRates = other === null ? [] : scaled(form, caps, other);
    return {
      exact,
      feasible,
      rates: rates.map(([, rate]) => rate),
      practical: agreed.map(([, rate]) => rate),
      cost: cost.value(agreed),
      scale: agreed,
      pensions: pensions(dossier, group, agreed),
      otherBasis:
        other === null
          ? null
          : { exact: other, rates: otherRates.map(([, rate]) => rate), scale: rounded(dossier, otherRates, form) },
    };
  }

  return {
    numbers: group.map(({ person }) => person.nr),
    unchanged: { cost: cost.target, pensions: pensions(dossier, group, 'ongewijzigd') },
    shape,
    answers: {
      budgetneutraal_vlak: answer(cost, null, flatShape),
      budgetneutraal_progressief: answer(cost, null, shape),
      profijtneutraal_vlak: answer(chosen, other, flatShape),
      profijtneutraal_progressief: answer(chosen, other, shape),
    },
  };
}

export interface GivenPremium {
  readonly scale: readonly Row[];
  readonly cost: number;
  readonly pensions: readonly number[];
}

/** What a given premium costs and gives, as it is. */
export function givenPremium(dossier: OracleDossier, scale: readonly Row[]): GivenPremium {
  const group = lives(dossier);
  const cost = sum(group.map((life) => costOf(dossier, life, scale, horizonYears(dossier))));
  return { scale, cost, pensions: pensions(dossier, group, scale) };
}

/** The scale of the ambition itself (lambda 1), under its caps and rounded to practical premiums. */
export function ambitionPremium(dossier: OracleDossier): GivenPremium {
  const shape = ambitionScale(dossier);
  const caps = capsOf(dossier, shape);
  return givenPremium(dossier, rounded(dossier, scaled(shape, caps, 1), shape));
}

/** The flat premium of equal profit by each measure that was not chosen, on the chosen basis. */
export function otherMeasures(dossier: OracleDossier): ReadonlyMap<string, Solution> {
  const group = lives(dossier);
  const basis = dossier.profijt_basis === 'verwacht' ? expectedBasis(dossier) : riskFreeBasis(dossier);
  const measures = ['totaal pensioen', 'gemiddelde per deelnemer'];
  if (dossier.soort === 'dcToDc') measures.push('waarde van de premies');
  const others = measures.filter((measure) => measure !== dossier.doel_maat);
  return new Map(
    others.map((doel_maat) => [
      doel_maat,
      judged(dossier, flatShape, pensionEquation({ ...dossier, doel_maat }, group, basis)),
    ]),
  );
}

/** The four exact answers, without what follows from them. */
export function exactAnswers(dossier: OracleDossier): Readonly<Record<AnswerName, Solution>> {
  const group = lives(dossier);
  const shape = shapeOf(dossier);
  const cost = costEquation(dossier, group, horizonYears(dossier));
  const basis = dossier.profijt_basis === 'verwacht' ? expectedBasis(dossier) : riskFreeBasis(dossier);
  const pension = pensionEquation(dossier, group, basis);
  const solved = (equation: Equation, form: readonly Row[]): Solution => judged(dossier, form, equation);
  return {
    budgetneutraal_vlak: solved(cost, flatShape),
    budgetneutraal_progressief: solved(cost, shape),
    profijtneutraal_vlak: solved(pension, flatShape),
    profijtneutraal_progressief: solved(pension, shape),
  };
}

/** The flat budget-neutral premium over each horizon (closed group), and whether one under the cap reaches it. */
export function horizonPremiums(dossier: OracleDossier): Solution[] {
  const group = lives(dossier);
  const caps = capsOf(dossier, flatShape);
  return [1, 5, 10, 30, Infinity].map((years) => solution(costEquation(dossier, group, years), flatShape, caps));
}
