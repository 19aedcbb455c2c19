import type { PlainDate } from '#core/calendar/plain-date.ts';
import { wholeNumber, amount } from '#office/document/dutch-format.ts';
import { checkChoices } from '#input/reading/checks/choice-checks.ts';
import { checkContributions } from '#input/reading/checks/contribution-checks.ts';
import { type Doubt, warning } from '#input/reading/cells/problem.ts';
import { checkInvoiceRows } from '#input/reading/checks/invoice-checks.ts';
import { checkAssumptions } from '#input/reading/checks/assumption-checks.ts';
import { checkOneOffCosts } from '#input/reading/checks/one-off-checks.ts';
import { isDay } from '#input/reading/cells/day-value.ts';
import { checkAccrued } from '#input/reading/checks/accrued-checks.ts';
import { checkCosts } from '#input/reading/checks/cost-checks.ts';
import { checkHiddenRows } from '#input/reading/checks/hidden-rows.ts';
import { checkOffsets } from '#input/reading/checks/offset-checks.ts';
import { checkPartTimePay } from '#input/reading/checks/part-time-pay.ts';
import { checkSamePerson } from '#input/reading/checks/same-person.ts';
import { checkParticipant, checkSwappedDays, checkWaivers } from '#input/reading/checks/participant-checks.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { checkPopulations } from '#input/reading/checks/population-checks.ts';
import { checkSchemes } from '#input/reading/checks/scheme-checks.ts';
import { checkShapes } from '#input/reading/checks/shape-checks.ts';

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
function checkBases(findings: PlacedFindings, doubt: Doubt): void {
  if (findings.list.has('COLUMN_PAY_LOW')) return;
  for (const scheme of ['huidig', 'nieuw'] as const) checkBase(findings, scheme, doubt);
}

/** Below its first age a scale gives no premium, which is seldom meant. */
function checkYoungest(findings: PlacedFindings, fromAge: number, day: PlainDate): void {
  const { participants } = findings.parts.list;
  const count = participants.filter((item) => day.year - item.born.year < fromAge).length;
  if (count === 0) return;
  const younger = count === 1 ? 'is 1 deelnemer' : `zijn ${wholeNumber(count)} deelnemers`;
  const message = `De huidige staffel begint bij ${fromAge} jaar. Jonger ${younger}, tot die leeftijd zonder premie.`;
  findings.atTable(
    'HuidigeStaffel',
    warning('SCALE_STARTS_LATE', message, 'Controleer de eerste leeftijd van de staffel.'),
  );
}

/** What is odd about columns as a whole; of salaries or rows that were doubted already that would only be said again. */
function checkColumns(findings: PlacedFindings, day: PlainDate): void {
  const { list } = findings;
  if (list.has('COLUMN_PAY_LOW') || list.has('COLUMN_PAY_HIGH') || list.has('ROWS_SHIFTED')) return;
  checkAccrued(findings, day);
  checkPartTimePay(findings);
}

function checkParticipants(findings: PlacedFindings): void {
  const { tables, list } = findings.parts;
  checkWaivers(findings);
  const day = findings.value('peildatum');
  if (!isDay(day) || checkSwappedDays(findings)) return;
  for (const index of list.participants.keys()) checkParticipant(findings, index, day);
  checkSamePerson(findings);
  checkHiddenRows(findings);
  checkColumns(findings, day);
  const [first] = tables.get('HuidigeStaffel')?.rows ?? [];
  const fromAge = first?.['fromAge'];
  if (typeof fromAge === 'number') checkYoungest(findings, fromAge, day);
}

/** Values that are each allowed but do not go together. What could not be read is not compared. */
export function crossCheck(findings: PlacedFindings, doubt: Doubt): void {
  checkSchemes(findings);
  checkShapes(findings);
  checkChoices(findings);
  checkContributions(findings);
  checkInvoiceRows(findings);
  checkOneOffCosts(findings);
  checkAssumptions(findings);
  checkParticipants(findings);
  checkPopulations(findings);
  checkBases(findings, doubt);
  checkOffsets(findings);
  checkCosts(findings);
}
