import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { DossierInput, SchemeTerms } from '#core/dossier.ts';

/**
 * The dossier as entrants of a later month meet it: that month is both valuation and transition, and the amounts of the
 * schemes have risen to its level, `januaries` Januaries after the valuation. So entrants are projected by the same rules as participants.
 */
export function entryDossier(input: DossierInput, entry: YearMonth, januaries: number): DossierInput {
  const { assumptions } = input;
  const offsetLevel = (1 + assumptions.offsetGrowth) ** januaries;
  const priceLevel = (1 + assumptions.priceInflation) ** januaries;
  const raised = <T extends SchemeTerms>(terms: T): T => ({
    ...terms,
    offset: terms.offset * offsetLevel,
    maximumSalary: terms.maximumSalary * offsetLevel,
    costPerParticipant: terms.costPerParticipant * priceLevel,
  });
  const dates = { valuationDate: entry, transitionDate: entry };
  return input.kind === 'dcToDc'
    ? { ...input, ...dates, current: raised(input.current), next: raised(input.next) }
    : { ...input, ...dates, current: raised(input.current), next: raised(input.next) };
}
