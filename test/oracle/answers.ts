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
import { bend, openCost } from '#test/oracle/entrants-now.ts';
import { answerNamed, countedOneOff, type Named } from '#test/oracle/one-off.ts';
import { type Groups, groupsOf } from '#test/oracle/open-cost.ts';
import { type Equation, practicalRate, scaled, slack, type Solution, solution } from '#test/oracle/solve.ts';
import {
  ambitionScale,
  capsOf,
  flatShape,
  isOnePercentage,
  legalMaxima,
  shapeOf,
  solvedShape,
} from '#test/oracle/shape.ts';

/** Whether no rate is above what tax law allows; `maxima` per step. */
const isLawful = (rates: readonly Row[], maxima: readonly number[]): boolean =>
  rates.every(([, rate], index) => rate <= maxima[index]! * (1 + slack));

/** As a solution, feasible only where the law allows the exact and the rounded rates: whatever the caps are that held them. */
function judged(dossier: OracleDossier, shape: readonly Row[], equation: Equation): Solution {
  const caps = capsOf(dossier, shape);
  const { exact, feasible } = solution(equation, shape, caps);
  const rates = scaled(shape, caps, exact);
  const isAllowed = [rates, rounded(dossier, rates, shape)].every((scale) =>
    isLawful(scale, legalMaxima(dossier, shape)),
  );
  return { exact, feasible: feasible && isAllowed };
}

/** Rates as practical premiums. */
function rounded(dossier: OracleDossier, rates: readonly Row[], shape: readonly Row[]): Row[] {
  const caps = capsOf(dossier, shape);
  return rates.map(([from, rate], index): Row => [from, practicalRate(rate, caps[index]!, dossier.afronding)]);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function costEquation(dossier: OracleDossier, group: readonly Life[], years: number, isFlat: boolean): Equation {
  const total = (alternative: Alternative): number =>
    sum(group.map((life) => costOf(dossier, life, alternative, years)));
  return withOneOff({ value: total, target: total('ongewijzigd'), ...bend(dossier) }, dossier, isFlat, years);
}

/** One-off costs come on top of what every premium of that form costs, where they are to count. */
function withOneOff(equation: Equation, dossier: OracleDossier, isFlat: boolean, years: number): Equation {
  const once = countedOneOff(dossier, answerNamed(isFlat), years);
  return { ...equation, value: (rates) => equation.value(rates) + once };
}

/** Value at T of all premiums from T on, at one rate: the same on either profit basis. */
function premiumValue(dossier: OracleDossier, life: Life, alternative: Alternative): number {
  const transition = monthsToTransition(dossier);
  const { endMonth } = alternative === 'ongewijzigd' ? life.current : life.next;
  let value = 0;
  for (let m = transition; m < endMonth; m += 1) {
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

/** What the budget-neutral flat premium keeps equal: with `met nieuwe deelnemers` the cost of those who enter too. */
function flatGoal(dossier: OracleDossier, closed: Equation): Equation {
  if (dossier.doel_groep === 'bestaande deelnemers') return closed;
  const groups: Groups = groupsOf(dossier);
  const years = Math.min(30, horizonYears(dossier));
  return withOneOff(openCost(groups, years), dossier, true, years);
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
  /** Of whom the goal counts; and what they cost in the current scheme. */
  readonly cost: number;
  readonly currentCost: number;
  /** Of those in service at the transition alone. */
  readonly existingCost: number;
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
  const solved = solvedShape(dossier);
  const years = horizonYears(dossier);
  const closedOf = (form: readonly Row[]): Equation => costEquation(dossier, group, years, form === flatShape);
  const cost = closedOf(flatShape);
  const flatCost = flatGoal(dossier, cost);
  // Of a scale with one percentage who enters pays that percentage too.
  const scaleCost = solved === flatShape ? flatCost : closedOf(solved);
  const expected = pensionEquation(dossier, group, expectedBasis(dossier));
  const riskFree = pensionEquation(dossier, group, riskFreeBasis(dossier));
  const [chosen, other] = dossier.profijt_basis === 'verwacht' ? [expected, riskFree] : [riskFree, expected];

  function answer(
    equation: Equation,
    otherEquation: Equation | null,
    form: readonly Row[],
    own: Equation = closedOf(form),
  ): OracleAnswer {
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
      cost: own.value(agreed),
      currentCost: own.target,
      existingCost: closedOf(form).value(agreed),
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
      budgetneutraal_vlak: answer(flatCost, null, flatShape, flatCost),
      budgetneutraal_progressief: answer(scaleCost, null, solved, scaleCost),
      profijtneutraal_vlak: answer(chosen, other, flatShape),
      profijtneutraal_progressief: answer(chosen, other, solved),
    },
  };
}

export interface GivenPremium {
  readonly scale: readonly Row[];
  readonly cost: number;
  readonly pensions: readonly number[];
}

/** What a given premium costs and gives, as it is. */
export function givenPremium(
  dossier: OracleDossier,
  typed: readonly Row[],
  { letter }: Pick<Named, 'letter'> = answerNamed(isOnePercentage(typed)),
): GivenPremium {
  // One percentage holds for every age, whatever the first age is that was typed.
  const scale: readonly Row[] = isOnePercentage(typed) ? [[0, typed[0]![1]]] : typed;
  const group = lives(dossier);
  const years = horizonYears(dossier);
  const once = countedOneOff(dossier, { letter, isFlat: isOnePercentage(typed) }, years);
  const cost = once + sum(group.map((life) => costOf(dossier, life, scale, years)));
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
  const shape = solvedShape(dossier);
  const cost = costEquation(dossier, group, horizonYears(dossier), true);
  const scaleCost = costEquation(dossier, group, horizonYears(dossier), false);
  const basis = dossier.profijt_basis === 'verwacht' ? expectedBasis(dossier) : riskFreeBasis(dossier);
  const pension = pensionEquation(dossier, group, basis);
  const solved = (equation: Equation, form: readonly Row[]): Solution => judged(dossier, form, equation);
  return {
    budgetneutraal_vlak: solved(flatGoal(dossier, cost), flatShape),
    budgetneutraal_progressief: solved(shape === flatShape ? flatGoal(dossier, cost) : scaleCost, shape),
    profijtneutraal_vlak: solved(pension, flatShape),
    profijtneutraal_progressief: solved(pension, shape),
  };
}

/** The flat budget-neutral premium over each horizon (closed group), and whether one under the cap reaches it. */
export function horizonPremiums(dossier: OracleDossier): Solution[] {
  const group = lives(dossier);
  const caps = capsOf(dossier, flatShape);
  return [1, 5, 10, 30, Infinity].map((years) => solution(costEquation(dossier, group, years, true), flatShape, caps));
}
