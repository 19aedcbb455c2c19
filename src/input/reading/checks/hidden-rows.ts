import { wholeNumber } from '#office/document/dutch-format.ts';
import { warning } from '#input/reading/cells/problem.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';

/** Who is in a row that a filter or a person hides counts like anybody else, which whoever hid the row may not expect. */
export function checkHiddenRows(findings: PlacedFindings): void {
  const { participants, rows, place } = findings.parts.list;
  const hidden = participants.flatMap(({ counts }, index) =>
    counts && place?.sheet.hiddenRows.has(rows[index]!) === true ? [index] : [],
  );
  const [first] = hidden;
  if (first === undefined) return;
  const { number } = participants[first]!;
  const message =
    hidden.length === 1
      ? `Deelnemer ${number} staat in een rij die verborgen is, door een filter of met de hand, en doet mee. Hoort deze erbij?`
      : `Er staan ${wholeNumber(hidden.length)} deelnemers in rijen die verborgen zijn, door een filter of met de hand, zoals ${number}, en doen mee. Horen zij erbij?`;
  const remedy =
    'Zo niet, zet dan Meerekenen op nee of verwijder wat verborgen is. Klopt het, dan hoeft u niets te doen.';
  findings.atColumn('number', warning('VALUE_UNUSUAL', message, remedy), first, number);
}
