import type { OpenGroupAssumptions } from '#core/dossier/dossier-choices.ts';
import type { Assumptions, DossierInput } from '#core/dossier/dossier.ts';
import type { AgeStep } from '#core/dossier/scale.ts';
import { isTooOldToEnter } from '#core/open-group/entrants.ts';
import type { EntryTerms } from '#core/result/open-group-result.ts';
import type { SensitivityKey } from '#core/result/sensitivity-result.ts';
import { horizonYears } from '#core/transition/equations.ts';

/**
 * What answers are solved from, and can be moved by an assumption: `cost` is that of everybody, `entrantCost` only that of
 * who enters later.
 */
type Movable = 'cost' | 'entrantCost' | 'expectedPensions' | 'riskFreePensions' | 'premiumValue';

/** With whom the group is refilled: as filled in, or derived where that was left empty. */
interface Refill {
  readonly replacement: number;
  readonly entryAge: number;
  readonly entrySalary: number;
}

/** A change of one assumption, all else the same. */
interface AssumptionChange {
  readonly assumptions: (from: Assumptions) => Partial<Assumptions>;
  /** By how many years everybody becomes older in the mortality table of the pensions. */
  readonly years: number;
  readonly refill: (from: Refill) => Partial<Refill>;
  readonly moves: readonly Movable[];
}

const point = 0.01;

const change = (
  moves: readonly Movable[],
  assumptions: AssumptionChange['assumptions'],
  years = 0,
): AssumptionChange => ({ assumptions, years, refill: () => ({}), moves });

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

const refillBy = (refill: AssumptionChange['refill']): AssumptionChange => ({
  ...change(['entrantCost'], () => ({})),
  refill,
});

const replacementOf = (replacement: number): AssumptionChange => refillBy(() => ({ replacement }));

const entryAgeBy = (years: number): AssumptionChange => refillBy(({ entryAge }) => ({ entryAge: entryAge + years }));

const entrySalaryTimes = (factor: number): AssumptionChange =>
  refillBy(({ entrySalary }) => ({ entrySalary: entrySalary * factor }));

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
  replacementNone: replacementOf(0),
  replacementMore: replacementOf(1.5),
  entrantsOlder: entryAgeBy(5),
  entrySalaryUp: entrySalaryTimes(1.1),
  entrySalaryDown: entrySalaryTimes(0.9),
};

const refillOf = ({ replacement }: OpenGroupAssumptions, { age, salary }: EntryTerms): Refill => ({
  replacement,
  entryAge: age,
  entrySalary: salary,
});

/** The dossier under a change; `entry` is who enters as it is. */
export const changedDossier = (
  input: DossierInput,
  { assumptions, refill }: AssumptionChange,
  entry: EntryTerms,
): DossierInput => ({
  ...input,
  assumptions: { ...input.assumptions, ...assumptions(input.assumptions) },
  openGroup: { ...input.openGroup, ...refill(refillOf(input.openGroup, entry)) },
});

const isExits = (key: SensitivityKey): boolean => key === 'exitsHalved' || key === 'exitsDoubled';

/** Changes of what a capital buys: they move each pension by its price. */
const priceChanges: ReadonlySet<SensitivityKey> = new Set(['conversionUp', 'conversionDown', 'younger', 'older']);

/** Whether a change can move the cost of everybody: nobody leaves where no chance is filled in. */
const movesCost = (key: SensitivityKey, { assumptions }: DossierInput): boolean =>
  assumptionChanges[key].moves.includes('cost') && (!isExits(key) || assumptions.exits.some(({ value }) => value > 0));

/** Whether a change can move equal cost of those in service. Nobody leaves within the first year. */
export const movesBudget = (key: SensitivityKey, dossier: DossierInput): boolean =>
  movesCost(key, dossier) && (!isExits(key) || horizonYears(dossier.goal.horizon) > 1);

/**
 * Whether a change can move what follows from those who enter too. Who would enter at or past the end of premium never does, and who
 * it is doesn't matter where nobody is replaced.
 */
export function movesOpenGroup(key: SensitivityKey, dossier: DossierInput, entry: EntryTerms): boolean {
  const { moves, refill } = assumptionChanges[key];
  if (!moves.includes('entrantCost')) return movesCost(key, dossier);
  const from = refillOf(dossier.openGroup, entry);
  const to = { ...from, ...refill(from) };
  if (to.replacement !== from.replacement) return true;
  const isSomebodyElse = to.entryAge !== from.entryAge || to.entrySalary !== from.entrySalary;
  return isSomebodyElse && to.replacement > 0 && !isTooOldToEnter(dossier, to.entryAge);
}

/** Whether a change can move equal cost that counts who enters (doel_groep): nobody enters within the first year. */
export const movesOpenBudget = (key: SensitivityKey, dossier: DossierInput, entry: EntryTerms): boolean =>
  dossier.goal.group === 'withEntrants' &&
  horizonYears(dossier.goal.horizon) > 1 &&
  movesOpenGroup(key, dossier, entry);

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
