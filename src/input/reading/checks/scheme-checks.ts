import { compareDays } from '#core/calendar/days.ts';
import { laterChangeStart } from '#core/law/later-change-start.ts';
import { amount, dateText, percentage } from '#office/document/dutch-format.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { isNeeded } from '#input/fields/field.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { error, warning } from '#input/reading/cells/problem.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { dayNumber } from '#office/sheet/day-number.ts';

function checkTransition(findings: PlacedFindings, valuation: PlainDate, transition: PlainDate): void {
  if (compareDays(transition, valuation) >= 0) return;
  const message = `De transitiedatum ligt vóór de peildatum (${dateText(valuation)}).`;
  const remedy = 'Kies een transitiedatum op of na de peildatum.';
  findings.at('transitiedatum', error('VALUE_CONFLICT', message, remedy), dateText(transition));
}

const checkContract = 'Controleer de einddatum van het contract; er wordt wel gerekend.';

/** The contract is only told of in the report, where a wrong day would be read all the same. */
function checkContractEnd(
  findings: PlacedFindings,
  end: PlainDate,
  valuation: PlainDate | null,
  transition: PlainDate | null,
): void {
  if (valuation !== null && compareDays(end, valuation) < 0) {
    const message = `Het contract eindigt vóór de peildatum (${dateText(valuation)}).`;
    findings.at('einddatum_contract', warning('VALUE_CONFLICT', message, checkContract), dateText(end));
  } else if (transition !== null && dayNumber(transition) - dayNumber(end) > 1) {
    const message = `Het contract eindigt eerder dan de dag voor de transitiedatum (${dateText(transition)}): daartussen loopt er geen.`;
    findings.at('einddatum_contract', warning('VALUE_CONFLICT', message, checkContract), dateText(end));
  }
}

/** The order of the dates of the dossier; also of those that are wrong for another reason, so that all is told at once. */
function checkDates(findings: PlacedFindings): void {
  const [valuation = null, transition = null, end = null] = ['peildatum', 'transitiedatum', 'einddatum_contract'].map(
    (name) => findings.writtenDay(name),
  );
  if (valuation !== null && transition !== null) checkTransition(findings, valuation, transition);
  if (end !== null) checkContractEnd(findings, end, valuation, transition);
}

/** A maximum below the offset leaves nobody a base. A new scheme that is as now is reported with the current one. */
function checkSalaries(findings: PlacedFindings): void {
  const of = (scheme: string): readonly EnteredValue[] =>
    ['max_salaris', 'franchise'].map((name) => findings.value(`${scheme}_${name}`));
  const isAsNow = of('nieuw').every((value, index) => value === of('huidig')[index]);
  for (const scheme of isAsNow ? ['huidig'] : ['huidig', 'nieuw']) checkMaximum(findings, scheme, of(scheme));
}

function checkMaximum(findings: PlacedFindings, scheme: string, [maximum, offset]: readonly EnteredValue[]): void {
  if (typeof maximum !== 'number' || typeof offset !== 'number' || maximum > offset) return;
  const message = `Het maximum salaris is niet hoger dan de franchise (${amount(offset)}).`;
  const remedy = 'Controleer de franchise en het maximum pensioengevend salaris.';
  findings.at(`${scheme}_max_salaris`, error('VALUE_CONFLICT', message, remedy), amount(maximum));
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

/** Schemes of 30 June 2023 that never had a premium that could be kept (art. 220e lid 1 onder a PW). */
const withoutKeptPremium: ReadonlyMap<unknown, string> = new Map([
  ['noScheme', 'nog geen regeling'],
  ['averagePremium', 'doorsneepremie'],
]);

/** A scale that was kept rises with age: with one percentage for everybody there is nothing that was kept. */
function checkKeptScale(findings: PlacedFindings): void {
  if (findings.value('soort_wijziging') !== 'afterGrandfathering') return;
  const rates = findings.parts.tables.get('HuidigeStaffel')?.rows.map((row) => row['rate']) ?? [];
  if (rates.length === 0 || new Set(rates).size > 1) return;
  const message =
    'De huidige staffel heeft op elke leeftijd hetzelfde percentage. Dat is een vlakke premie; met eerbiedigende werking houdt iemand een premie die met de leeftijd stijgt (art. 220e PW).';
  const remedy = 'Kies als soort wijziging overgang naar de Wtp, of vul bij de huidige staffel in wat gebleven is.';
  findings.at('soort_wijziging', error('VALUE_CONFLICT', message, remedy), 'wijziging na eerbiedigende werking');
}

/** Art. 220e lid 3 PW is of changes from a day on: an earlier one is the transition itself. */
function checkLaterDay(findings: PlacedFindings): void {
  const transition = findings.writtenDay('transitiedatum');
  if (findings.value('soort_wijziging') !== 'afterGrandfathering' || transition === null) return;
  const first = laterChangeStart.entries.at(-1)!.value;
  if (compareDays(transition, first) >= 0) return;
  const message = `Een wijziging na eerbiedigende werking is er pas vanaf ${dateText(first)} (art. 220e lid 3 PW). Wordt de premie eerder voor iedereen vlak, dan wordt van eerbiedigende werking geen gebruik meer gemaakt en horen transitieplan, effecten en compensatie erbij (art. 150b lid 1 PW).`;
  const remedy = `Kies als soort wijziging overgang naar de Wtp, of een transitiedatum op of na ${dateText(first)}.`;
  findings.at('soort_wijziging', error('VALUE_CONFLICT', message, remedy), 'wijziging na eerbiedigende werking');
}

/** Only who kept a premium that rises with age can change after eerbiedigende werking. */
function checkChange(findings: PlacedFindings): void {
  checkKeptScale(findings);
  checkLaterDay(findings);
  const earlier = withoutKeptPremium.get(findings.value('regeling_op_30_juni_2023'));
  if (findings.value('soort_wijziging') !== 'afterGrandfathering' || earlier === undefined) return;
  const message = `Bij de regeling op 30 juni 2023 staat ${earlier}. Dan was er geen stijgende premie die de werkgever mocht houden (art. 220e PW), en dus geen eerbiedigende werking om na te wijzigen.`;
  const remedy = 'Kies als soort wijziging overgang naar de Wtp, of verbeter de soort regeling op 30 juni 2023.';
  findings.at('soort_wijziging', error('VALUE_CONFLICT', message, remedy), 'wijziging na eerbiedigende werking');
}

const riskTables = {
  huidig: { table: 'HuidigeRisicopremie', scheme: 'huidige' },
  nieuw: { table: 'NieuweRisicopremie', scheme: 'nieuwe' },
} as const;

/** Risk premiums by age beside a level one, or in the current scheme only: what counts then may not be what was meant. */
function checkRiskPremiums(findings: PlacedFindings): void {
  const rowsOf = (scheme: 'huidig' | 'nieuw'): number =>
    findings.parts.tables.get(riskTables[scheme].table)?.rows.length ?? 0;
  for (const scheme of ['huidig', 'nieuw'] as const) {
    const level = findings.value(`${scheme}_risicopremie_salaris`);
    if (rowsOf(scheme) === 0 || typeof level !== 'number' || level === 0) continue;
    // An empty field of the new scheme is as that of the current one.
    if (scheme === 'nieuw' && level === findings.value('huidig_risicopremie_salaris')) continue;
    const message = `Van de ${riskTables[scheme].scheme} regeling zijn ook risicopremies naar leeftijd ingevuld. Die komen in de plaats van dit percentage van het salaris.`;
    const remedy = 'Maak dit veld leeg, of maak de tabel met risicopremies naar leeftijd leeg.';
    findings.at(`${scheme}_risicopremie_salaris`, warning('VALUE_CONFLICT', message, remedy), percentage(level, 2));
  }
  if (rowsOf('huidig') === 0 || rowsOf('nieuw') > 0 || findings.value('nieuw_risicopremie_salaris') !== 0) return;
  const message =
    'De huidige regeling heeft risicopremies naar leeftijd en de nieuwe niet, en ook geen percentage van het salaris. Zo vervallen die risicopremies.';
  const remedy = 'Vul de risicopremies van de nieuwe regeling in, in de tabel of als percentage van het salaris.';
  findings.atTable('NieuweRisicopremie', warning('VALUE_UNUSUAL', message, remedy));
}

/** Dates, salaries and ages that do not go together. */
export function checkSchemes(findings: PlacedFindings): void {
  checkChange(findings);
  checkDates(findings);
  checkSalaries(findings);
  checkCompensatedAges(findings);
  checkRiskPremiums(findings);
}
