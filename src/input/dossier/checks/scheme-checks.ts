import { compareDays } from '#core/calendar/days.ts';
import { amount, dateText } from '#office/document/dutch-format.ts';
import { isDay } from '#input/dossier/day-value.ts';
import type { PlacedFindings } from '#input/dossier/placed-findings.ts';
import { error } from '#input/dossier/problem.ts';

function checkDates(findings: PlacedFindings): void {
  const [valuation, transition] = [findings.value('peildatum'), findings.value('transitiedatum')];
  if (!isDay(valuation) || !isDay(transition) || compareDays(transition, valuation) >= 0) return;
  const message = `De transitiedatum ligt vóór de peildatum (${dateText(valuation)}).`;
  const remedy = 'Kies een transitiedatum op of na de peildatum.';
  findings.at('transitiedatum', error('VALUE_CONFLICT', message, remedy), dateText(transition));
}

function checkSalaries(findings: PlacedFindings, maximumName: string, offsetName: string): void {
  const [maximum, offset] = [findings.value(maximumName), findings.value(offsetName)];
  if (typeof maximum !== 'number' || typeof offset !== 'number' || maximum > offset) return;
  const message = `Het maximum salaris is niet hoger dan de franchise (${amount(offset)}).`;
  const remedy = 'Controleer de franchise en het maximum pensioengevend salaris.';
  findings.at(maximumName, error('VALUE_CONFLICT', message, remedy), amount(maximum));
}

/** Dates and salaries that do not go together, in either scheme. */
export function checkSchemes(findings: PlacedFindings): void {
  checkDates(findings);
  for (const scheme of ['huidig', 'nieuw']) checkSalaries(findings, `${scheme}_max_salaris`, `${scheme}_franchise`);
}
