import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import type { OneOffCost } from '#core/dossier/dossier-choices.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Equation } from '#core/transition/solve.ts';

/** Years from the one of the transition in which a one-off cost can fall: those whose cost is shown. */
export const oneOffYears = 30;

/** By what a premium of the new scheme has one-off costs. */
export interface OneOffOwner {
  /** The choice whose one-off costs it has: its own where it is one. Source: docs/method/one-off-costs.md. */
  readonly letter: ChoiceKey;
  readonly form: 'flat' | 'progressive';
}

/** The one-off costs of a premium that is not the adviser's: a scale has those of A, one premium for everybody those of B. */
export const ownerOfForm = (form: OneOffOwner['form']): OneOffOwner => ({ letter: form === 'flat' ? 'B' : 'A', form });

/** What one-off costs follow from. */
export type OneOffInput = Pick<DossierInput, 'oneOffCosts' | 'transitionDate'> & {
  readonly assumptions: Pick<DossierInput['assumptions'], 'discountRate'>;
};

/** Whether a premium has a one-off cost: `all` = every one of the new scheme has. */
const isOf = ({ of }: OneOffCost, { letter, form }: OneOffOwner): boolean =>
  of === 'all' || of === letter || of === form;

/**
 * One-off costs of a premium of the new scheme per year since the transition: A_k, EUR, not discounted. The year with number
 * k, of months T+12k .. T+12k+11, is named after the calendar year in which it begins, and the amount is paid at that beginning.
 * Nobody's exit changes it. Source: docs/method/one-off-costs.md.
 */
export function oneOffAmounts(
  { oneOffCosts, transitionDate }: Omit<OneOffInput, 'assumptions'>,
  owner: OneOffOwner,
): number[] {
  const amounts = Array.from({ length: oneOffYears }, () => 0);
  for (const row of oneOffCosts.rows) {
    const index = row.year - transitionDate.year;
    if (isOf(row, owner) && index >= 0 && index < oneOffYears) amounts[index]! += row.amount;
  }
  return amounts;
}

/** Their value at the transition over a horizon of so many years: the sum of A_k x (1 + disconteringsvoet)^-k for k < years, EUR. */
export const presentOneOff = (input: OneOffInput, owner: OneOffOwner, years: number): number =>
  oneOffAmounts(input, owner).reduce(
    (sum, amount, index) => (index < years ? sum + amount * (1 + input.assumptions.discountRate) ** -index : sum),
    0,
  );

/** What of them counts where cost is kept equal (eenmalig_meetellen): the value over the horizon, or nothing. EUR. */
export const countedOneOff = (input: OneOffInput, owner: OneOffOwner, years: number): number =>
  input.oneOffCosts.counts ? presentOneOff(input, owner, years) : 0;

/** An equation of cost with the one-off costs that count: they come on top, whatever the premium is. */
export const withOneOff = ({ target, amount }: Equation, counted: number): Equation =>
  counted === 0 ? { target, amount } : { target, amount: { ...amount, fixed: amount.fixed + counted } };
