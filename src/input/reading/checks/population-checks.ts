import { compareDays } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { Participant } from '#core/dossier/dossier.ts';
import { grandfatheringEntryDeadline } from '#core/law/grandfathering-entry-deadline.ts';
import { flatSinceGroup } from '#input/fields/flat-since-fields.ts';
import { isDay } from '#input/reading/cells/day-value.ts';
import { error, fillIn } from '#input/reading/cells/problem.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { dateText, wholeNumber } from '#office/document/dutch-format.ts';

const [fromField, rateField] = flatSinceGroup.fields;

/** Day and premium go together. */
function checkBoth(findings: PlacedFindings): void {
  for (const [field, other] of [
    [fromField, rateField],
    [rateField, fromField],
  ] as const) {
    const isMissing = findings.value(field.name) === null && !findings.parts.wrong.has(field.name);
    if (!isMissing || findings.value(other.name) === null) continue;
    const message = `Deze cel is verplicht als ${other.label} is ingevuld, en nog leeg.`;
    findings.at(field.name, error('FIELD_EMPTY', message, fillIn(field)));
  }
}

/** Who has which premium follows from the day of hire: without one nobody knows. */
function checkHireDays(findings: PlacedFindings, counted: readonly Participant[], since: PlainDate): void {
  const without = counted.filter(({ hired }) => hired === null).length;
  if (without === 0) return;
  const message = `Bij ${wholeNumber(without)} van de ${wholeNumber(counted.length)} deelnemers is de datum in dienst leeg. Nieuwe medewerkers hebben sinds ${dateText(since)} een vlakke premie; deze dag bepaalt wie die heeft en wie de staffel.`;
  findings.atColumn('hired', error('FIELD_EMPTY', message, 'Vul bij elke deelnemer de datum in dienst in.'));
}

/** Who began after the last day cannot have kept a scale (art. 220e lid 1 onder b PW). */
function checkLateHires(findings: PlacedFindings, counted: readonly Participant[], since: PlainDate | null): void {
  const rates = findings.parts.tables.get('HuidigeStaffel')?.rows.map((row) => row['rate']) ?? [];
  if (new Set(rates).size < 2) return;
  const deadline = grandfatheringEntryDeadline.entries.at(-1)!.value;
  const late = counted.filter(
    ({ hired }) =>
      hired !== null && compareDays(hired, deadline) > 0 && (since === null || compareDays(hired, since) < 0),
  );
  if (late.length === 0) return;
  const [who, may] =
    late.length === 1
      ? ['Deze deelnemer kwam', 'kan']
      : [`Deze deelnemer en nog ${wholeNumber(late.length - 1)} kwamen`, 'kunnen'];
  const message = `${who} na ${dateText(deadline)} in dienst en ${may} de staffel dus niet houden (art. 220e lid 1 onder b PW).`;
  const remedy = `Vul in vanaf welke dag nieuwe medewerkers een vlakke premie hebben (${fromField.name}) en hoe hoog die is (${rateField.name}), of verbeter de datum.`;
  const first = findings.parts.list.participants.indexOf(late[0]!);
  findings.atColumn('hired', error('VALUE_CONFLICT', message, remedy), first, dateText(late[0]!.hired!));
}

/** Whether it is known who has the scale and who a flat premium, and everybody may have what they have. */
export function checkPopulations(findings: PlacedFindings): void {
  if (!findings.parts.values.has(fromField.name)) return;
  checkBoth(findings);
  const since = findings.value(fromField.name);
  const from = isDay(since) ? since : null;
  const counted = findings.parts.list.participants.filter(({ counts }) => counts);
  if (from !== null) checkHireDays(findings, counted, from);
  if (!findings.parts.wrong.has(fromField.name)) checkLateHires(findings, counted, from);
}
