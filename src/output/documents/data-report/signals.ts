import type { DossierInput } from '#core/dossier.ts';
import { isAveragePay } from '#core/scheme-kind.ts';
import {
  ageOn,
  type ReportedParticipant,
  standingOut,
  standsOutFrom,
  twins,
} from '#output/documents/data-report/reported-participants.ts';
import { accruedOf } from '#output/documents/data-report/count-chapters.ts';

/** Something about participants that who signs off on the data wants to see explained. */
export interface Signal {
  readonly what: string;
  readonly found: readonly ReportedParticipant[];
}

/** Nobody enters a pension scheme so young: mostly a year of birth or a day of hiring that was mistyped. */
const youngestEmployee = 15;

const isAfter = (day: { year: number; month: number }, other: { year: number; month: number }): boolean =>
  12 * day.year + day.month > 12 * other.year + other.month;

const outside = (
  participants: readonly ReportedParticipant[],
  value: (one: ReportedParticipant) => number,
): readonly ReportedParticipant[] => {
  const out = standingOut(participants.map(value));
  return participants.filter((_, index) => out[index]);
};

/** What is empty or nothing. */
function missing(
  participants: readonly ReportedParticipant[],
  input: DossierInput,
): readonly (readonly [string, readonly ReportedParticipant[]])[] {
  const where = (holds: (one: ReportedParticipant) => boolean) => participants.filter(holds);
  const accrued = isAveragePay(input) ? 'Geen opgebouwd pensioen' : 'Geen pensioenkapitaal';
  return [
    ['Geslacht X of niet ingevuld', where(({ given }) => given.sex === 'X')],
    ['Datum in dienst niet ingevuld', where(({ given }) => given.hired === null)],
    ['Deeltijdpercentage 0%', where(({ given }) => given.partTime === 0)],
    [`${accrued} op de peildatum`, where((one) => accruedOf(one) === 0)],
    ['Geen pensioengrondslag in de nieuwe regeling', where(({ pensionBase }) => pensionBase === 0)],
  ];
}

/** What lies far from the others, or cannot well be. */
function unlikely(
  participants: readonly ReportedParticipant[],
  { valuationDate, next }: DossierInput,
): readonly (readonly [string, readonly ReportedParticipant[]])[] {
  const where = (holds: (one: ReportedParticipant) => boolean) => participants.filter(holds);
  const withAccrual = where((one) => accruedOf(one) > 0);
  return [
    [
      'Salaris boven het maximum van de nieuwe regeling',
      where(({ given }) => given.fullTimeSalary > next.maximumSalary),
    ],
    ['Salaris onder de franchise van de nieuwe regeling', where(({ given }) => given.fullTimeSalary < next.offset)],
    ['Salaris ver buiten de middelste helft', outside(participants, ({ given }) => given.fullTimeSalary)],
    ['Opbouw of kapitaal ver buiten de middelste helft', outside(withAccrual, accruedOf)],
    ['Deeltijdpercentage boven 100%', where(({ given }) => given.partTime > 1)],
    ['In dienst na de peildatum', where(({ given: { hired } }) => hired !== null && isAfter(hired, valuationDate))],
    [
      `In dienst vóór de leeftijd van ${youngestEmployee} jaar`,
      where(({ given: { hired, born } }) => hired !== null && ageOn(born, hired) < youngestEmployee),
    ],
    [
      'Gelijk aan een andere deelnemer in geboortedatum, geslacht, salaris, deeltijd en indiensttreding',
      twins(participants),
    ],
  ];
}

/** Who has the highest and the lowest of what moves the outcome most. */
function extremes(
  participants: readonly ReportedParticipant[],
): readonly (readonly [string, readonly ReportedParticipant[]])[] {
  const most = (value: (one: ReportedParticipant) => number): readonly ReportedParticipant[] => {
    const highest = participants.reduce((found, one) => Math.max(found, value(one)), -Infinity);
    return participants.filter((one) => value(one) === highest);
  };
  const months = ({ given: { born } }: ReportedParticipant): number => 12 * born.year + born.month;
  return [
    ['Hoogste fulltime jaarsalaris', most(({ given }) => given.fullTimeSalary)],
    ['Laagste fulltime jaarsalaris', most(({ given }) => -given.fullTimeSalary)],
    ['Hoogste opbouw of kapitaal', most(accruedOf)],
    ['Jongste deelnemer, naar geboortemaand', most(months)],
    ['Oudste deelnemer, naar geboortemaand', most((one) => -months(one))],
  ];
}

/** All that was looked for, also what was not found. */
export const signals = (participants: readonly ReportedParticipant[], input: DossierInput): readonly Signal[] =>
  [...missing(participants, input), ...unlikely(participants, input), ...extremes(participants)].map(
    ([what, found]) => ({ what, found }),
  );

/** What "far outside" means. */
export const farOutside = `Ver buiten de middelste helft: meer dan ${standsOutFrom} keer de afstand tussen het eerste en het derde kwartiel daarboven of daaronder.`;
