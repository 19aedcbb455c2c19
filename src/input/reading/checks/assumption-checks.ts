import { percentageText } from '#input/fields/allowed.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { error, warning } from '#input/reading/cells/problem.ts';

/** Indexation is bought at the tariff; a premium that is filled in takes the place of that tariff. */
function checkBoughtIndexation(findings: PlacedFindings): void {
  if (findings.value('huidig_indexatie_betaald') !== 'yes' || findings.value('huidig_betaalde_premie') === null) return;
  const message =
    'De inkoop van indexatie telt niet mee in de werkgeverslast, want er is een betaalde premie ingevuld.';
  const remedy = 'Kies nee, of maak de betaalde premie leeg om met het tarief te rekenen.';
  findings.at('huidig_indexatie_betaald', warning('VALUE_CONFLICT', message, remedy), 'ja');
}

/** Whether indexation must go on decides what accrued pension becomes; version 6 did not ask it, and counts as if it need not. */
function checkUnconditionalIndexation(findings: PlacedFindings): void {
  if (findings.value('huidig_indexatie_betaald') !== 'yes') return;
  if (findings.value('huidig_indexatie_onvoorwaardelijk') !== null) return;
  if (Number(findings.value('huidig_indexatie_actieven') ?? 0) === 0) return;
  const missing = 'Er staat niet of de indexatie in dienst onvoorwaardelijk is';
  const remedy =
    'Kijk in het pensioenreglement. Onvoorwaardelijke indexatie loopt over opgebouwd pensioen door (art. 20 PW) en verandert de uitkomst.';
  if (findings.parts.register.version >= 7) {
    findings.at('huidig_indexatie_onvoorwaardelijk', error('FIELD_EMPTY', `${missing}.`, remedy));
    return;
  }
  const message = `${missing} (huidig_indexatie_onvoorwaardelijk). Er is gerekend met nee: de voorwaardelijke toeslagverlening over opgebouwd pensioen eindigt bij de wijziging.`;
  findings.at('huidig_indexatie_betaald', warning('VALUE_UNUSUAL', message, remedy), 'ja');
}

/** A typed curve counts; a name beside it may mean another one. */
function checkCurve(findings: PlacedFindings): void {
  const name = findings.value('wettelijke_curve');
  if (typeof name !== 'string' || findings.parts.tables.get('Rentecurve')?.entered.rows.length === 0) return;
  const message = 'Er is een naam van een rentecurve ingevuld en ook een eigen rentecurve (tabel Rentecurve).';
  const remedy = 'Maak deze cel leeg om met de tabel te rekenen, of maak de tabel leeg.';
  findings.at('wettelijke_curve', error('VALUE_CONFLICT', message, remedy), name);
}

/** A lifecycle takes less risk towards pension: what rises with age instead has seldom years to pension in its first column. */
function checkLifecycle(findings: PlacedFindings, name: string): void {
  const rows = (findings.parts.tables.get(name)?.rows ?? []).flatMap(({ yearsToPension, equityWeight }) =>
    typeof yearsToPension === 'number' && typeof equityWeight === 'number' ? [{ yearsToPension, equityWeight }] : [],
  );
  const sorted = rows.toSorted((one, other) => one.yearsToPension - other.yearsToPension);
  const isTwice = sorted.some((row, index) => row.yearsToPension === sorted[index - 1]?.yearsToPension);
  const place = sorted.findIndex((row, index) => row.equityWeight < (sorted[index - 1]?.equityWeight ?? 0));
  const [more, less] = [sorted[place - 1], sorted[place]];
  if (isTwice || more === undefined || less === undefined) return;
  const message = `Bij ${less.yearsToPension} jaar tot pensioen is het deel in aandelen (${percentageText(less.equityWeight)}) lager dan bij ${more.yearsToPension} jaar (${percentageText(more.equityWeight)}).`;
  const remedy =
    'Controleer of de eerste kolom jaren tot de pensioendatum bevat, en geen leeftijden; er wordt wel mee gerekend.';
  findings.atTable(name, warning('VALUE_UNUSUAL', message, remedy));
}

/** Assumptions that are allowed but do not go together. */
export function checkAssumptions(findings: PlacedFindings): void {
  checkBoughtIndexation(findings);
  checkUnconditionalIndexation(findings);
  checkCurve(findings);
  for (const name of ['Lifecycle', 'HuidigeLifecycle']) checkLifecycle(findings, name);
}
