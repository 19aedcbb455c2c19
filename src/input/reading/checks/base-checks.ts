import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import type { Doubt } from '#input/reading/cells/doubt.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';

/** A scheme in which most participants have no base gives them nothing: seldom what the employer has. */
function checkBase(findings: PlacedFindings, scheme: 'huidig' | 'nieuw', doubt: Doubt): void {
  const offset = findings.value(`${scheme}_franchise`);
  if (typeof offset !== 'number') return;
  const counted = findings.parts.list.participants.filter(({ counts }) => counts);
  const without = counted.filter(
    ({ fullTimeSalary, partTime, premiumWaiver }) => fullTimeSalary <= offset || partTime === 0 || premiumWaiver === 1,
  );
  if (without.length * 2 <= counted.length) return;
  const name = scheme === 'huidig' ? 'de huidige' : 'de nieuwe';
  const whom =
    counted.length === 1
      ? 'de enige deelnemer'
      : `${wholeNumber(without.length)} van de ${wholeNumber(counted.length)} deelnemers`;
  const withWaiver = without.some(({ premiumWaiver }) => premiumWaiver === 1);
  const waived = withWaiver ? ', of de premievrijstelling 100%' : '';
  const message = `Bij ${whom} is de pensioengrondslag in ${name} regeling € 0: het fulltime salaris is niet hoger dan de franchise, of het deeltijdpercentage is 0%${waived}.`;
  const remedy = withWaiver
    ? 'Controleer de franchise en de kolommen Fulltime jaarsalaris, Deeltijdpercentage en Premievrijstelling.'
    : 'Controleer de franchise en de kolommen Fulltime jaarsalaris en Deeltijdpercentage.';
  findings.at(`${scheme}_franchise`, doubt('BASE_ZERO', message, remedy), amount(offset));
}

/** Whether most participants have a base. Salaries that were doubted already would only be doubted again. */
export function checkBases(findings: PlacedFindings, doubt: Doubt): void {
  if (findings.list.has('COLUMN_PAY_LOW')) return;
  for (const scheme of ['huidig', 'nieuw'] as const) checkBase(findings, scheme, doubt);
}
