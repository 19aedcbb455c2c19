import type { KeptResult } from '#web/dossier/result-calls.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "DC to DC · 23 deelnemers · transitie 01-01-2028 · berekend 23-11-2026, 09:35": what the outcome is of. */
export function factsLine({ results, newDossier, formats }: Catalogue, { calculatedOn, result }: KeptResult): string {
  const { year, month } = result.transition;
  return [
    newDossier.template[result.kind],
    results.participants(result.participants),
    // Noon: the same day in every time zone near the Netherlands.
    results.transition(formats.day(`${year}-${twoDigits(month)}-01T12:00:00Z`)),
    results.calculatedOn(formats.moment(calculatedOn)),
  ].join(' · ');
}
