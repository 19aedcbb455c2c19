import { monthAfter } from '#core/calendar/months.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import {
  monthsToLaterPension,
  participation,
  type ProjectedParticipant,
} from '#core/participant/projected-participant.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { basisOf, livesOf } from '#core/projection/dossier-bases.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import { tariffPrices } from '#core/projection/tariff-prices.ts';
import { ageValues } from '#core/scheme/premium-steps.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';
import { insurerTariff } from '#core/scheme/tariff-basis.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';

/** Tables that every month needs, and the months of one participant at a time. */
function modelOf(input: DossierInput, participants: readonly ProjectedParticipant[]) {
  const { assumptions, goal, valuationDate } = input;
  const grid = timeGrid(valuationDate, input.transitionDate, Math.max(...participants.map(monthsToLaterPension)));
  const column = () => new Float64Array(grid.length);
  return {
    input,
    grid,
    isJanuary: Array.from(
      { length: grid.length + 1 },
      (_, month) => month > 0 && monthAfter(valuationDate, month).month === 1,
    ),
    basis: basisOf(goal.profitBasis, input, grid, livesOf(mortalityTable(assumptions.mortalityTable), input)),
    career: ageValues(assumptions.career),
    exits: ageValues(assumptions.exits),
    premiumRates: schemeInForce(input, mortalityTable)(input, grid).premiumRates,
    prices: isAveragePay(input) ? tariffPrices(insurerTariff(input, mortalityTable)) : null,
    until: goal.horizon.kind === 'years' ? grid.transition + 12 * goal.horizon.years : Infinity,
    salary: column(),
    priceLevel: column(),
    currentBase: column(),
    nextBase: column(),
    weight: column(),
  };
}

type Model = ReturnType<typeof modelOf>;

/**
 * The two flat answers as a straightforward model finds them: loops over the months of every participant, with each amount as the
 * method defines it, and two equations. No scales, scenarios, sensitivities, compensation or open group: a small part of what
 * `calculate` gives.
 */
export function monthlyModel(input: DossierInput): { readonly budgetNeutral: number; readonly profitNeutral: number } {
  const { participants } = participation(input);
  const model = modelOf(input, participants);
  const cost = { current: 0, fixed: 0, perFlat: 0 };
  const pension = { current: 0, carried: 0, perFlat: 0 };
  for (const projected of participants) {
    fillMonths(model, projected);
    addCost(model, projected, cost);
    addNewPension(model, projected, pension);
    if (isAveragePay(input)) addAccruedPension(model, projected, pension);
    else addCapitalPension(model, projected, pension);
  }
  return {
    budgetNeutral: (cost.current - cost.fixed) / cost.perFlat,
    profitNeutral: (pension.current - pension.carried) / pension.perFlat,
  };
}

type Sums = Record<'current' | 'perFlat', number>;

function fillMonths(model: Model, projected: ProjectedParticipant): void {
  const { input, grid, isJanuary, career, exits, until } = model;
  const { assumptions, current, next } = input;
  const { participant, ageAtStart } = projected;
  let [salary, offset, prices, stays] = [participant.fullTimeSalary, 1, 1, 1];
  for (let month = 0; month < monthsToLaterPension(projected); month++) {
    if (isJanuary[month]) {
      salary *= (1 + assumptions.wageGrowth) * (1 + career[Math.floor((ageAtStart + month) / 12)]!);
      offset *= 1 + assumptions.offsetGrowth;
      prices *= 1 + assumptions.priceInflation;
    }
    const since = month - grid.transition;
    if (since > 0 && since % 12 === 0) stays *= 1 - exits[Math.floor((ageAtStart + month - 12) / 12)]!;
    const baseOf = (scheme: typeof current | typeof next): number =>
      Math.max(0, Math.min(salary, scheme.maximumSalary * offset) - scheme.offset * offset) * participant.partTime;
    model.salary[month] = salary * participant.partTime;
    model.priceLevel[month] = prices;
    model.currentBase[month] = baseOf(current);
    model.nextBase[month] = baseOf(next);
    model.weight[month] = since < 0 || month >= until ? 0 : stays * (1 + assumptions.discountRate) ** (-since / 12);
  }
}

function addCost(model: Model, projected: ProjectedParticipant, cost: Sums & { fixed: number }): void {
  const { input, salary, priceLevel, currentBase, nextBase, weight } = model;
  const rates = model.premiumRates(projected);
  const [ofCurrent, ofNext] = [employerCostRates(input.current), employerCostRates(input.next)];
  const fixed = (of: typeof ofNext, base: number, month: number): number =>
    (of.perBase * base + of.perSalary * salary[month]! + of.perHead * priceLevel[month]!) / 12;
  for (let month = 0; month < projected.monthsInCurrent; month++) {
    const base = currentBase[month]!;
    cost.current +=
      weight[month]! * ((ofCurrent.perPremium * rates[month]! * base) / 12 + fixed(ofCurrent, base, month));
  }
  for (let month = 0; month < projected.monthsInNext; month++) {
    cost.fixed += weight[month]! * fixed(ofNext, nextBase[month]!, month);
    cost.perFlat += (weight[month]! * ofNext.perPremium * nextBase[month]!) / 12;
  }
  addBoughtIndexation(model, projected, cost);
}

function addBoughtIndexation(model: Model, projected: ProjectedParticipant, cost: Sums & { fixed: number }): void {
  const { current } = model.input;
  if (current.kind === 'premium' || !current.buysIndexation || (current.paidPremium ?? 0) > 0) return;
  const price = model.prices!(projected, model.grid);
  let rights = projected.participant.accruedPension;
  let kept = rights;
  for (let month = 0; month < projected.monthsInCurrent; month++) {
    if (month === model.grid.transition) kept = rights;
    if (model.isJanuary[month]) {
      const paid = model.weight[month]! * current.activeIndexation * price[month]!;
      cost.current += paid * rights;
      if (current.mustIndex && month < projected.monthsInNext) cost.fixed += paid * kept;
      rights *= 1 + current.activeIndexation;
      kept *= 1 + current.activeIndexation;
    }
    rights += (current.accrualRate * model.currentBase[month]!) / 12;
  }
}

function addNewPension({ input, grid, basis, nextBase }: Model, projected: ProjectedParticipant, pension: Sums): void {
  const { monthsInNext } = projected;
  let capital = 0;
  for (let month = grid.transition; month < monthsInNext; month++) {
    capital += (nextBase[month]! / 12) * basis.accumulation[monthsInNext - month]!;
  }
  pension.perFlat += (1 - input.next.entryCost) * capital * basis.perCapitalAtNewDate(projected);
}

type PensionSums = Sums & { carried: number };

function addCapitalPension(model: Model, projected: ProjectedParticipant, pension: PensionSums): void {
  const { grid, basis, currentBase, input } = model;
  const { monthsInCurrent, monthsInNext, participant } = projected;
  const { accumulation } = basis;
  const rates = model.premiumRates(projected);
  const invested = input.current.kind === 'premium' ? 1 - input.current.entryCost : 0;
  let capital = participant.capital * accumulation[monthsInCurrent]!;
  let carried = participant.capital * accumulation[monthsInNext]!;
  for (let month = 0; month < monthsInCurrent; month++) {
    const premium = (invested * rates[month]! * currentBase[month]!) / 12;
    capital += premium * accumulation[monthsInCurrent - month]!;
    if (month < grid.transition) carried += premium * accumulation[monthsInNext - month]!;
  }
  pension.current += capital * basis.perCapitalAtCurrentDate(projected);
  pension.carried += carried * basis.perCapitalAtNewDate(projected);
}

function addAccruedPension(model: Model, projected: ProjectedParticipant, pension: PensionSums): void {
  const { input, grid, isJanuary, basis, currentBase } = model;
  if (!isAveragePay(input)) return;
  const { current } = input;
  const [accrualRate, indexation] =
    input.reference === 'ambition'
      ? [input.ambition.accrualRate, input.ambition.indexation]
      : [current.accrualRate, current.activeIndexation];
  let rights = projected.participant.accruedPension;
  let carried = rights;
  for (let month = 0; month <= projected.monthsInCurrent; month++) {
    if (isJanuary[month]) rights *= 1 + indexation;
    if (isJanuary[month] && month > grid.transition)
      carried *= 1 + (current.mustIndex ? current.activeIndexation : current.inactiveIndexation);
    if (month === grid.transition) carried = rights;
    if (month < projected.monthsInCurrent) rights += (accrualRate * currentBase[month]!) / 12;
  }
  pension.current += rights * basis.perCurrentPension(projected);
  pension.carried += carried * basis.perCurrentPension(projected);
}
