import type { AgeStep, Assumptions, DossierInput } from '#core/dossier.ts';
import type { SensitivityKey } from '#core/result/sensitivity-result.ts';
import { horizonYears } from '#core/transition/equations.ts';

/** What answers are solved from, and can be moved by an assumption. */
export type Movable = 'cost' | 'expectedPensions' | 'riskFreePensions' | 'premiumValue';

/** A change of one assumption, all else the same. */
export interface AssumptionChange {
  readonly assumptions: (from: Assumptions) => Partial<Assumptions>;
  /** By how many years everybody becomes older in the mortality table of the pensions. */
  readonly years: number;
  readonly moves: readonly Movable[];
}

const point = 0.01;

const change = (
  moves: readonly Movable[],
  assumptions: AssumptionChange['assumptions'],
  years = 0,
): AssumptionChange => ({ assumptions, years, moves });

const returnBy = (shift: number): AssumptionChange =>
  change(['expectedPensions'], ({ equityReturn, bondReturn }) => ({
    equityReturn: equityReturn + shift,
    bondReturn: bondReturn + shift,
  }));

const conversionBy = (shift: number): AssumptionChange =>
  change(['expectedPensions'], ({ conversionInterest }) => ({ conversionInterest: conversionInterest + shift }));

const wageGrowthBy = (shift: number): AssumptionChange =>
  change(['cost', 'expectedPensions', 'riskFreePensions', 'premiumValue'], ({ wageGrowth }) => ({
    wageGrowth: wageGrowth + shift,
  }));

const scaledExits = (exits: readonly AgeStep[], factor: number): AgeStep[] =>
  exits.map(({ fromAge, value }) => ({ fromAge, value: Math.min(1, value * factor) }));

const exitsTimes = (factor: number): AssumptionChange =>
  change(['cost'], ({ exits }) => ({ exits: scaledExits(exits, factor) }));

const olderBy = (years: number): AssumptionChange =>
  change(['expectedPensions', 'riskFreePensions'], () => ({}), years);

const discountBy = (shift: number): AssumptionChange =>
  change(['cost'], ({ discountRate }) => ({ discountRate: discountRate + shift }));

/** What each change does to the assumptions, and what it can move. */
export const assumptionChanges: Readonly<Record<SensitivityKey, AssumptionChange>> = {
  returnUp: returnBy(point),
  returnDown: returnBy(-point),
  conversionUp: conversionBy(point),
  conversionDown: conversionBy(-point),
  wageGrowthUp: wageGrowthBy(point),
  wageGrowthDown: wageGrowthBy(-point),
  exitsHalved: exitsTimes(0.5),
  exitsDoubled: exitsTimes(2),
  younger: olderBy(-1),
  older: olderBy(1),
  discountUp: discountBy(point),
  discountDown: discountBy(-point),
};

/** The dossier under a change. */
export const changedDossier = (input: DossierInput, { assumptions }: AssumptionChange): DossierInput => ({
  ...input,
  assumptions: { ...input.assumptions, ...assumptions(input.assumptions) },
});

const isExits = (key: SensitivityKey): boolean => key === 'exitsHalved' || key === 'exitsDoubled';

/** Changes of what a capital buys: they move each pension by its price. */
const priceChanges: ReadonlySet<SensitivityKey> = new Set(['conversionUp', 'conversionDown', 'younger', 'older']);

/** Whether a change can move equal cost. Nobody leaves within the first year, and nobody where no chance is filled in. */
export function movesBudget(key: SensitivityKey, { goal, assumptions }: DossierInput): boolean {
  if (!assumptionChanges[key].moves.includes('cost')) return false;
  return !isExits(key) || (horizonYears(goal.horizon) > 1 && assumptions.exits.some(({ value }) => value > 0));
}

/** What equal profit is solved from. */
function profitMovable({ profitBasis, measure }: DossierInput['goal']): Movable {
  if (measure === 'premiumValue') return 'premiumValue';
  return profitBasis === 'expected' ? 'expectedPensions' : 'riskFreePensions';
}

/**
 * Whether a change can move equal profit, by the chosen measure and basis. A price that both schemes' pensions have alike falls out
 * of the ratio of each participant.
 */
export function movesProfit(key: SensitivityKey, { goal, current, next }: DossierInput): boolean {
  if (!assumptionChanges[key].moves.includes(profitMovable(goal))) return false;
  const isOnePrice = current.kind === 'premium' && current.pensionAgeInMonths === next.pensionAgeInMonths;
  return !(isOnePrice && goal.measure === 'averagePerParticipant' && priceChanges.has(key));
}

/** Whether a change can move the expected pension at a premium that stays as it is. */
export const movesPension = (key: SensitivityKey): boolean => assumptionChanges[key].moves.includes('expectedPensions');
