import type { TaxBracket } from '#core/law/income-tax.ts';

/**
 * Income tax and national insurance on an income before tax credits (heffingskortingen), EUR a year: the sum over the
 * brackets of rate x what of the income lies in it. Source: art. 2.10 Wet IB 2001; docs/method/own-contribution.md.
 */
export const taxOn = (brackets: readonly TaxBracket[], income: number): number =>
  brackets.reduce((tax, { above, rate }, index) => {
    const upTo = brackets[index + 1]?.above ?? Infinity;
    return tax + rate * Math.max(0, Math.min(income, upTo) - above);
  }, 0);

/**
 * What an own contribution takes of the pay that is left, EUR a year: c - (tax(S) - tax(S - c)) with S the part-time
 * salary and c the own contribution. An estimate: other income, tax credits and allowances are left out.
 */
export const netContribution = (brackets: readonly TaxBracket[], salary: number, contribution: number): number =>
  contribution - (taxOn(brackets, salary) - taxOn(brackets, Math.max(0, salary - contribution)));
