import { compareDays } from '#core/calendar/days.ts';
import { amount, dateText } from '#office/document/dutch-format.ts';
import { isNeeded } from '#input/fields/condition.ts';
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

function checkCompensatedAges(findings: PlacedFindings): void {
  const [from, until] = [findings.value('compensatie_vanaf_leeftijd'), findings.value('compensatie_tot_leeftijd')];
  const { field } = findings.parts.register.field('compensatie_tot_leeftijd');
  if (typeof from !== 'number' || typeof until !== 'number' || from <= until) return;
  if (!isNeeded(field, (name) => findings.value(name))) return;
  const message = `De leeftijd is lager dan die vanaf waar wordt gecompenseerd (${from}); zo krijgt niemand compensatie.`;
  const remedy = 'Controleer beide leeftijden, of kies als methode geen.';
  findings.at('compensatie_tot_leeftijd', error('VALUE_CONFLICT', message, remedy), String(until));
}

/** Dates, salaries and ages that do not go together. */
export function checkSchemes(findings: PlacedFindings): void {
  checkDates(findings);
  for (const scheme of ['huidig', 'nieuw']) checkSalaries(findings, `${scheme}_max_salaris`, `${scheme}_franchise`);
  checkCompensatedAges(findings);
}
