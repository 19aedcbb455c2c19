import type { DossierInput } from '#core/dossier.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { currentAveragePayScheme } from '#core/projection/current-average-pay-scheme.ts';
import { currentPremiumScheme } from '#core/projection/current-premium-scheme.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import type { PensionForm } from '#core/projection/pension-basis.ts';
import { insurerTariff, type TableByName } from '#core/scheme/tariff-basis.ts';

/** The current scheme of a dossier, whatever its kind. */
export function schemeInForce(input: DossierInput, grid: TimeGrid, tables: TableByName): CurrentScheme {
  if (input.kind === 'dcToDc') return currentPremiumScheme(input, grid);
  return currentAveragePayScheme(input, grid, insurerTariff(input, tables));
}

/**
 * The form of the current scheme's pension. A premium scheme buys what the new one buys; an average pay scheme has its
 * own partner pension (none in variant `geen`) and its own indexation in payment.
 */
export function currentPensionForm({ kind, current, assumptions }: DossierInput): PensionForm {
  if (kind === 'dcToDc') return { partnerFraction: assumptions.partnerFraction, indexation: 0 };
  const partnerFraction = current.tariff.variant === 'none' ? 0 : current.partnerFraction;
  return { partnerFraction, indexation: current.paymentIndexation };
}
