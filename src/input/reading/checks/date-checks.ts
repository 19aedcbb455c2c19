import { compareDays } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { dayNumber } from '#office/sheet/day-number.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { error, warning } from '#input/reading/cells/problem.ts';

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
export function checkDates(findings: PlacedFindings): void {
  const [valuation = null, transition = null, end = null] = ['peildatum', 'transitiedatum', 'einddatum_contract'].map(
    (name) => findings.writtenDay(name),
  );
  if (valuation !== null && transition !== null) checkTransition(findings, valuation, transition);
  if (end !== null) checkContractEnd(findings, end, valuation, transition);
}
