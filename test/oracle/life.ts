import { type OracleDossier, type OracleParticipant, type SharedTerms, termsOf } from '#test/oracle/dossier.ts';
import { statePensionMonths } from '#test/oracle/law.ts';
import { rowValue } from '#test/oracle/tables.ts';

/** T of section 2. */
export function monthsToTransition({ peildatum, transitiedatum }: OracleDossier): number {
  return 12 * (transitiedatum[0]! - peildatum[0]!) + transitiedatum[1]! - peildatum[1]!;
}

/** Calendar month (1-12) of month m of the grid. */
const calendarMonth = ({ peildatum }: OracleDossier, m: number): number => ((peildatum[1]! - 1 + m) % 12) + 1;

export const calendarYear = ({ peildatum }: OracleDossier, m: number): number =>
  peildatum[0]! + Math.floor((peildatum[1]! - 1 + m) / 12);

export const isJanuary = (dossier: OracleDossier, m: number): boolean => m >= 1 && calendarMonth(dossier, m) === 1;

/** J(m): Januaries among months 1..m; every one of them begins a calendar year. */
export const januaries = (dossier: OracleDossier, m: number): number =>
  calendarYear(dossier, m) - calendarYear(dossier, 0);

/** a(m): age in months. */
export function ageInMonths({ peildatum }: OracleDossier, { geboren }: OracleParticipant, m: number): number {
  return 12 * (peildatum[0]! - geboren[0]!) + peildatum[1]! - geboren[1]! + m;
}

export const ageInYears = (dossier: OracleDossier, person: OracleParticipant, m: number): number =>
  Math.floor(ageInMonths(dossier, person, m) / 12);

/** N: months to the pension date of a scheme. */
export function monthsToPension(dossier: OracleDossier, person: OracleParticipant, pensionAge: number): number {
  return Math.round(12 * pensionAge) - ageInMonths(dossier, person, 0);
}

/** N': until the pension date of a scheme, or until the state pension age where its premium ends then. */
export function monthsWithPremium(
  dossier: OracleDossier,
  person: OracleParticipant,
  which: 'huidig' | 'nieuw',
): number {
  const { pensioenleeftijd, einde_premie: end } = termsOf(dossier, which);
  const months = monthsToPension(dossier, person, pensioenleeftijd);
  if (end !== 'AOW-leeftijd') return months;
  const [year, month] = person.geboren;
  return Math.min(months, statePensionMonths(year!, month!) - ageInMonths(dossier, person, 0));
}

/** The age that decides the step of a scale in month m. */
export function bracketAge(dossier: OracleDossier, person: OracleParticipant, rule: string, m: number): number {
  if (rule === 'eerste van de maand') return ageInYears(dossier, person, m);
  const reachedBySylvester = calendarYear(dossier, m) - person.geboren[0]!;
  if (rule === '31 december') return reachedBySylvester;
  if (rule === '1 januari') return person.geboren[1] === 1 ? reachedBySylvester : reachedBySylvester - 1;
  throw new Error(`No rule ${rule}`);
}

/** S(m) for m = 0..months; raises after month `since`, the salary before it is that of then. */
function salaries(dossier: OracleDossier, person: OracleParticipant, months: number, since: number): number[] {
  const series = [person.salaris];
  for (let m = 1; m <= months; m += 1) {
    let salary = series[m - 1]!;
    if (m > since && isJanuary(dossier, m)) {
      salary *= (1 + dossier.loonstijging) * (1 + rowValue(dossier.carriere, ageInYears(dossier, person, m), 0));
    }
    series.push(salary);
  }
  return series;
}

/** What is known of one participant in one scheme, month by month. */
export interface Trajectory {
  readonly terms: SharedTerms;
  /** N of the scheme. */
  readonly pensionMonth: number;
  /** N': premium and accrual run for the months before it. */
  readonly endMonth: number;
  /** Full-time salary, a year. */
  readonly salary: readonly number[];
  /** PG(m), a year, after part time. */
  readonly base: readonly number[];
  readonly bracketAge: readonly number[];
}

function trajectory(
  dossier: OracleDossier,
  person: OracleParticipant,
  which: 'huidig' | 'nieuw',
  since: number,
): Trajectory {
  const terms = termsOf(dossier, which);
  const pensionMonth = monthsToPension(dossier, person, terms.pensioenleeftijd);
  const endMonth = monthsWithPremium(dossier, person, which);
  const salary = salaries(dossier, person, Math.max(0, pensionMonth), since);
  const base: number[] = [];
  const ages: number[] = [];
  for (let m = 0; m < pensionMonth; m += 1) {
    const growth = (1 + dossier.franchisestijging) ** januaries(dossier, m);
    // More than full time has the salary and the offset of that, but the maximum of full time.
    const highest = terms.max_salaris * growth * Math.min(1, person.deeltijd);
    const pensionable = Math.min(salary[m]! * person.deeltijd, highest) - terms.franchise * growth * person.deeltijd;
    base.push(Math.max(0, pensionable) * paidPart(person));
    ages.push(bracketAge(dossier, person, terms.leeftijdsbepaling, m));
  }
  return { terms, pensionMonth, endMonth, salary, base, bracketAge: ages };
}

/** A participant who counts, with the trajectory in both schemes. */
export interface Life {
  readonly person: OracleParticipant;
  /** Month from which accrual counts: 0, or that of entry. */
  readonly since: number;
  readonly current: Trajectory;
  readonly next: Trajectory;
}

/** The part that premium is paid for: the insurer pays the rest, outside both schemes (section 12). */
export const paidPart = ({ premievrijstelling }: OracleParticipant): number => 1 - (premievrijstelling ?? 0);

/** Whether a participant is taken into account (section 2). */
export function counts(dossier: OracleDossier, person: OracleParticipant): boolean {
  const transition = monthsToTransition(dossier);
  const isLeft = (which: 'huidig' | 'nieuw'): boolean => monthsWithPremium(dossier, person, which) > transition;
  return person.meerekenen === 'ja' && isLeft('huidig') && isLeft('nieuw');
}

/** Someone whose salary is known in month `since` (0: a participant of the file). */
export const lifeOf = (dossier: OracleDossier, person: OracleParticipant, since: number): Life => ({
  person,
  since,
  current: trajectory(dossier, person, 'huidig', since),
  next: trajectory(dossier, person, 'nieuw', since),
});

export function lives(dossier: OracleDossier): Life[] {
  return dossier.deelnemers.filter((person) => counts(dossier, person)).map((person) => lifeOf(dossier, person, 0));
}
