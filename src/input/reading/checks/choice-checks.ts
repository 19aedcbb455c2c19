import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { error, warning } from '#input/reading/cells/problem.ts';

/** Average pay has no scale to keep: there is a choice A only where it is asked for. */
function checkChoiceA(findings: PlacedFindings): void {
  const message =
    'Keuze A is er in dit dossier niet: een progressieve premie voor wie nu deelneemt wordt niet doorgerekend (keuze_a is nee).';
  const remedy = 'Kies bij Keuze A: progressieve premie welke, of kies B.';
  findings.at('gekozen_keuze', error('VALUE_CONFLICT', message, remedy), 'A');
}

/** Whether a letter is no choice by what the file alone says. What could not be read is told of by itself. */
export function isAbsentChoice(letter: string, findings: PlacedFindings): boolean {
  if (letter === 'A') return findings.value('keuze_a') === 'no';
  if (letter !== 'C') return false;
  const { tables, values, wrong } = findings.parts;
  const hasFlat = wrong.has('eigen_vlakke_premie') || (values.get('eigen_vlakke_premie') ?? null) !== null;
  return !hasFlat && (tables.get('EigenStaffel')?.entered.rows.length ?? 0) === 0;
}

function checkChoiceC(findings: PlacedFindings): void {
  const message = 'Keuze C is uw eigen voorstel, en dat is er niet: eigen vlakke premie en eigen staffel zijn leeg.';
  const remedy = 'Vul een eigen voorstel in, of kies A of B.';
  findings.at('gekozen_keuze', error('VALUE_CONFLICT', message, remedy), 'C');
}

/** A letter holds before the premium that a file of version 6 chose, which may be another one. */
function checkBothChosen(findings: PlacedFindings, chosen: string): void {
  if (findings.value('gekozen_alternatief') === null) return;
  const message = 'Er is een keuze ingevuld en ook een gekozen alternatief. De keuze telt.';
  findings.at('gekozen_keuze', warning('VALUE_CONFLICT', message, 'Maak een van beide cellen leeg.'), chosen);
}

/** Choices that the dossier certainly has not; of others the calculation says so, as they depend on the law. */
export function checkChoices(findings: PlacedFindings): void {
  const chosen = findings.value('gekozen_keuze');
  if (typeof chosen !== 'string') return;
  if (isAbsentChoice(chosen, findings)) (chosen === 'A' ? checkChoiceA : checkChoiceC)(findings);
  checkBothChosen(findings, chosen);
}
