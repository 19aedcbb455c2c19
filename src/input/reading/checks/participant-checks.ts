import { compareDays } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { Participant } from '#core/dossier/dossier.ts';
import { dateText, wholeNumber } from '#office/document/dutch-format.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { error, type Problem, warning } from '#input/reading/cells/problem.ts';

const youngest = 15;

/** Nobody younger may work (Arbeidstijdenwet 1:2 lid 3 and 3:2): such a day is no birth date of a participant. */
const youngestAtWork = 13;

const bornLater = error(
  'VALUE_OUT_OF_RANGE',
  'De geboortedatum ligt na de peildatum.',
  'Controleer de geboortedatum en de peildatum.',
);
const tooYoung = error(
  'VALUE_OUT_OF_RANGE',
  `De deelnemer is op de peildatum jonger dan ${youngestAtWork} jaar.`,
  'Controleer de geboortedatum en de peildatum.',
);
const veryYoung = warning(
  'VALUE_UNUSUAL',
  'De deelnemer is op de peildatum ongewoon jong.',
  'Controleer de geboortedatum; er wordt wel mee gerekend.',
);
const hiredLater = warning(
  'VALUE_UNUSUAL',
  'De datum in dienst ligt na de peildatum.',
  'Controleer de datum; de deelnemer telt wel mee.',
);

/** Participants who were hired on or before the day on which they were born. */
const hiredBeforeBirth = ({ born, hired }: Participant): boolean => hired !== null && compareDays(hired, born) <= 0;

/** Whether birth dates and days of hiring stand under each other's heads: one finding then, instead of one a row. */
export function checkSwappedDays(findings: PlacedFindings): boolean {
  const { participants } = findings.parts.list;
  const wrong = participants.filter(hiredBeforeBirth).length;
  const known = participants.filter(({ hired }) => hired !== null).length;
  const first = participants.findIndex(hiredBeforeBirth);
  if (wrong < 2 || 2 * wrong <= known) return false;
  const message = `Bij ${wrong} van de ${known} deelnemers ligt de datum in dienst op of vóór de geboortedatum; dit is de eerste. Zijn de twee kolommen verwisseld?`;
  const remedy = 'Zet de geboortedatums en de datums in dienst onder hun eigen kop.';
  findings.atColumn('born', error('VALUE_CONFLICT', message, remedy), first, dateText(participants[first]!.born));
  return true;
}

/** Fewer than this with premium waiver is never most of a group. */
const fewestWaived = 3;

/** Premium waiver of most participants: seldom so; often the part that is still paid, or the degree of disability, was filled in. */
export function checkWaivers(findings: PlacedFindings): void {
  const counted = findings.parts.list.participants.filter(({ counts }) => counts);
  const waived = counted.filter(({ premiumWaiver }) => premiumWaiver > 0).length;
  if (waived < fewestWaived || 2 * waived <= counted.length) return;
  const message = `Bij ${wholeNumber(waived)} van de ${wholeNumber(counted.length)} deelnemers staat premievrijstelling. Is het het deel dat nog wel wordt betaald, of de mate van arbeidsongeschiktheid?`;
  const remedy =
    'Vul het deel van de premie in dat de verzekeraar betaalt, en laat de cel leeg bij wie geen premievrijstelling heeft.';
  findings.atColumn('premiumWaiver', warning('VALUE_UNUSUAL', message, remedy));
}

/** What of a participant, at this place of the list, does not go with the valuation date. */
export function checkParticipant(findings: PlacedFindings, index: number, valuationDate: PlainDate): void {
  const { born, hired } = findings.parts.list.participants[index]!;
  const birth = birthProblem(born, valuationDate);
  if (birth !== null) findings.atColumn('born', birth, index, dateText(born));
  if (hired && compareDays(hired, valuationDate) > 0) findings.atColumn('hired', hiredLater, index, dateText(hired));
}

function birthProblem(born: PlainDate, valuationDate: PlainDate): Problem | null {
  if (compareDays(born, valuationDate) > 0) return bornLater;
  if (compareDays({ ...valuationDate, year: valuationDate.year - youngestAtWork }, born) < 0) return tooYoung;
  return born.year > valuationDate.year - youngest ? veryYoung : null;
}
