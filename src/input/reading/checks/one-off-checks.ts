import { oneOffYears } from '#core/transition/one-off-costs.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { isDay } from '#input/reading/cells/day-value.ts';
import { isAbsentChoice } from '#input/reading/checks/choice-checks.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { error, warning } from '#input/reading/cells/problem.ts';
import { oneOffTable } from '#input/fields/one-off-fields.ts';
import { amount } from '#office/document/dutch-format.ts';

type Row = Readonly<Record<string, EnteredValue>>;

const { name } = oneOffTable;

/** Costs of the change can fall from the year of the transition on, in the years of which cost is shown. */
function checkYears(findings: PlacedFindings, rows: readonly Row[]): void {
  const transition = findings.value('transitiedatum');
  if (!isDay(transition)) return;
  const first = transition.year;
  const last = first + oneOffYears - 1;
  for (const [index, { year = null }] of rows.entries()) {
    if (typeof year !== 'number' || (year >= first && year <= last)) continue;
    const message =
      year < first
        ? `Het jaar ligt vóór dat van de transitiedatum (${first}), en de kosten zijn van de nieuwe regeling.`
        : `Het jaar ligt na ${last}, het laatste waarvan de werkgeverslast wordt getoond.`;
    const remedy = `Vul een jaar van ${first} tot en met ${last} in, of haal de regel weg.`;
    findings.atRow(name, index, error('VALUE_CONFLICT', message, remedy), String(year));
  }
}

/** What lies beyond the horizon is in no total of it. */
function checkHorizon(findings: PlacedFindings, rows: readonly Row[]): void {
  const transition = findings.value('transitiedatum');
  const horizon = findings.value('doel_horizon');
  const typed = findings.value('doel_horizon_jaren');
  const years = horizon === 'firstYear' ? 1 : horizon === 'years' ? typed : null;
  if (!isDay(transition) || typeof years !== 'number' || findings.value('eenmalig_meetellen') !== 'yes') return;
  for (const [index, { year = null }] of rows.entries()) {
    if (typeof year !== 'number') continue;
    const after = year - transition.year;
    if (after < years || after >= oneOffYears) continue;
    const message = `Het jaar ligt na de horizon van de werkgeverslast (${years === 1 ? 'het eerste jaar' : `${years} jaar`}): deze kosten tellen daarin niet mee.`;
    const remedy = 'Controleer het jaar. Moeten ze meetellen, kies dan een langere horizon.';
    findings.atRow(name, index, warning('VALUE_UNUSUAL', message, remedy), String(year));
  }
}

/** The same cost of the same year twice is mostly one that was pasted twice. */
function checkRepeats(findings: PlacedFindings, rows: readonly Row[]): void {
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const { year, description, amount: paid, of } = row;
    const text = typeof description === 'string' ? description : '';
    const key = JSON.stringify([year, text.toLowerCase(), paid, of]);
    if (seen.has(key)) {
      const message = 'Deze regel staat er twee keer, met hetzelfde jaar en bedrag, voor dezelfde keuze.';
      const remedy = 'Haal er één weg als het dezelfde kosten zijn; zo tellen ze dubbel.';
      findings.atRow(name, index, warning('VALUE_UNUSUAL', message, remedy), text);
    }
    seen.add(key);
  }
}

/** The cost of a choice that the dossier certainly has not would count nowhere. */
function checkLetters(findings: PlacedFindings, rows: readonly Row[]): void {
  for (const [index, { of }] of rows.entries()) {
    if (typeof of !== 'string' || !isAbsentChoice(of, findings)) continue;
    const message = `Keuze ${of} is er in dit dossier niet: deze kosten tellen bij geen keuze mee.`;
    const remedy = 'Kies alle of een andere keuze, of haal de regel weg.';
    findings.atRow(name, index, warning('VALUE_CONFLICT', message, remedy), of);
  }
}

/** One-off costs of more than a year of all salaries are mostly an amount with zeros too many, or costs of every year. */
function checkSum(findings: PlacedFindings, rows: readonly Row[]): void {
  const sum = rows.reduce((total, row) => total + (typeof row['amount'] === 'number' ? row['amount'] : 0), 0);
  const salaries = findings.parts.list.participants.reduce(
    (total, { fullTimeSalary, partTime }) => total + fullTimeSalary * partTime,
    0,
  );
  if (salaries === 0 || sum <= salaries) return;
  const message = `De eenmalige kosten zijn samen ${amount(sum)}: meer dan een jaar alle salarissen (${amount(salaries)}).`;
  const remedy = 'Controleer de bedragen. Kosten die elk jaar terugkomen, horen bij de kosten van de nieuwe regeling.';
  findings.atTable(name, warning('VALUE_UNUSUAL', message, remedy));
}

/** One-off costs that cannot be, or are seldom meant. */
export function checkOneOffCosts(findings: PlacedFindings): void {
  const rows = findings.parts.tables.get(name)?.rows ?? [];
  checkYears(findings, rows);
  checkHorizon(findings, rows);
  checkRepeats(findings, rows);
  checkLetters(findings, rows);
  checkSum(findings, rows);
}
