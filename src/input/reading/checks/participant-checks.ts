import { compareDays } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { Participant } from '#core/dossier/dossier.ts';
import { dateText, wholeNumber } from '#office/document/dutch-format.ts';
import type { FindingList } from '#input/reading/cells/finding-list.ts';
import type { ParticipantList } from '#input/reading/participants/participant-list.ts';
import { error, type Problem, warning } from '#input/reading/cells/problem.ts';

/** The row of a participant, for findings about it. */
interface ParticipantPlace {
  readonly list: ParticipantList;
  readonly row: number;
  readonly findings: FindingList;
}

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

function add(problem: Problem, key: string, day: PlainDate, { list, row, findings }: ParticipantPlace): void {
  const found = list.columns.find((column) => column.description.key === key);
  const [column, field] = [found?.column ?? null, found?.description.header ?? null];
  findings.add(problem, { sheet: list.place?.sheet.name ?? null, row, column, field }, dateText(day));
}

/** Participants who were hired on or before the day on which they were born. */
const hiredBeforeBirth = ({ born, hired }: Participant): boolean => hired !== null && compareDays(hired, born) <= 0;

/** Whether birth dates and days of hiring stand under each other's heads: one finding then, instead of one a row. */
export function checkSwappedDays(list: ParticipantList, findings: FindingList): boolean {
  const { participants, rows } = list;
  const wrong = participants.filter(hiredBeforeBirth).length;
  const known = participants.filter(({ hired }) => hired !== null).length;
  const first = participants.findIndex(hiredBeforeBirth);
  if (wrong < 2 || 2 * wrong <= known) return false;
  const message = `Bij ${wrong} van de ${known} deelnemers ligt de datum in dienst op of vóór de geboortedatum; dit is de eerste. Zijn de twee kolommen verwisseld?`;
  const remedy = 'Zet de geboortedatums en de datums in dienst onder hun eigen kop.';
  const born = participants[first]!.born;
  add(error('VALUE_CONFLICT', message, remedy), 'born', born, { list, row: rows[first] ?? 0, findings });
  return true;
}

/** Fewer than this with premium waiver is never most of a group. */
const fewestWaived = 3;

/** Premium waiver of most participants: seldom so; often the part that is still paid, or the degree of disability, was filled in. */
export function checkWaivers(list: ParticipantList, findings: FindingList): void {
  const counted = list.participants.filter(({ counts }) => counts);
  const waived = counted.filter(({ premiumWaiver }) => premiumWaiver > 0).length;
  if (waived < fewestWaived || 2 * waived <= counted.length) return;
  const found = list.columns.find(({ description }) => description.key === 'premiumWaiver');
  const message = `Bij ${wholeNumber(waived)} van de ${wholeNumber(counted.length)} deelnemers staat premievrijstelling. Is het het deel dat nog wel wordt betaald, of de mate van arbeidsongeschiktheid?`;
  const remedy =
    'Vul het deel van de premie in dat de verzekeraar betaalt, en laat de cel leeg bij wie geen premievrijstelling heeft.';
  findings.add(warning('VALUE_UNUSUAL', message, remedy), {
    sheet: list.place?.sheet.name ?? null,
    row: list.place?.headerRow ?? null,
    column: found?.column ?? null,
    field: found?.description.header ?? null,
  });
}

/** What of a participant does not go with the valuation date. */
export function checkParticipant(participant: Participant, valuationDate: PlainDate, place: ParticipantPlace): void {
  const { born, hired } = participant;
  if (compareDays(born, valuationDate) > 0) add(bornLater, 'born', born, place);
  else if (compareDays({ ...valuationDate, year: valuationDate.year - youngestAtWork }, born) < 0)
    add(tooYoung, 'born', born, place);
  else if (born.year > valuationDate.year - youngest) add(veryYoung, 'born', born, place);
  if (hired && compareDays(hired, valuationDate) > 0) add(hiredLater, 'hired', hired, place);
}
