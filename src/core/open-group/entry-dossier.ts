import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { DossierInput, SchemeProvisions } from '#core/dossier/dossier.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';

/**
 * The dossier as it is for entrants of a later month: that month is both valuation and transition, and the amounts of the
 * schemes have risen to its level, `januaries` Januaries after the valuation. So entrants are projected by the same rules as participants.
 */
export function entryDossier(input: DossierInput, entry: YearMonth, januaries: number): DossierInput {
  const { assumptions } = input;
  const offsetLevel = (1 + assumptions.offsetGrowth) ** januaries;
  const priceLevel = (1 + assumptions.priceInflation) ** januaries;
  const raised = <T extends SchemeProvisions>(provisions: T): T => ({
    ...provisions,
    offset: provisions.offset * offsetLevel,
    maximumSalary: provisions.maximumSalary * offsetLevel,
    costPerParticipant: provisions.costPerParticipant * priceLevel,
  });
  const dates = { valuationDate: entry, transitionDate: entry };
  return isAveragePay(input)
    ? { ...input, ...dates, current: raised(input.current), next: raised(input.next) }
    : { ...input, ...dates, current: raised(input.current), next: raised(input.next) };
}
