import type { averagePayParticipants } from '#input/fields/participant-table.ts';
import type { EnteredRowOf } from '#input/fields/values.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';

/** A department of an invented employer: what its people earn, work and how many they are. */
export interface Department {
  readonly name: string;
  /** Share of the staff, in parts of the sum of all shares. */
  readonly share: number;
  /** Full-time salary at 20, and from 48 on, EUR a year. */
  readonly entrySalary: number;
  readonly topSalary: number;
  /** Women among ten people. */
  readonly women: number;
  /** Part-time factors that occur. */
  readonly partTimes: readonly number[];
}

export interface Workforce {
  readonly count: number;
  readonly departments: readonly Department[];
  /** First of the month of which all figures are. */
  readonly day: PlainDate;
  /** Terms under which the pension was accrued. */
  readonly accrualRate: number;
  readonly offset: number;
  readonly maximumSalary: number;
}

/** Values of a spread lie from 0 up to this prime. */
const period = 1009;
const steps = {
  department: 617,
  young: 283,
  old: 761,
  day: 97,
  sex: 431,
  partTime: 353,
  salary: 887,
  service: 541,
} as const;

/** A fixed number per person and subject that looks like chance: steps around a circle, none of them repeated. */
const spread = (person: number, subject: keyof typeof steps): number => ((person + 1) * steps[subject]) % period;

/** The item at a spread value. */
function picked<T>(items: readonly T[], value: number): T {
  const item = items[Math.floor((value * items.length) / period)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Between 20 and 67 years, most around the middle. */
const ageInMonths = (person: number): number =>
  240 + Math.floor(((spread(person, 'young') + spread(person, 'old')) * 564) / (2 * period));

/** The month that lies so many months before the day of the workforce. */
function monthsBefore({ day }: Workforce, months: number, dayOfMonth: number): PlainDate {
  const month = 12 * day.year + day.month - 1 - months;
  return { year: Math.floor(month / 12), month: (month % 12) + 1, day: dayOfMonth };
}

/** Nobody earns less full-time, EUR a year with holiday allowance: what the minimum wage makes of a full week. */
const lowestSalary = 31_500;

/** Rises in a straight line until 48, up to 6% more or less per person, in whole fifties. */
function fullTimeSalary(person: number, { entrySalary, topSalary }: Department): number {
  const career = Math.min(1, (ageInMonths(person) - 240) / 336);
  const ownFactor = 0.94 + (0.12 * spread(person, 'salary')) / period;
  const salary = (entrySalary + (topSalary - entrySalary) * career) * ownFactor;
  return Math.max(lowestSalary, Math.round(salary / 50) * 50);
}

/** Average pay: what was accrued in earlier years rests on salaries that were lower, four fifths of today's base. */
function accruedPension(workforce: Workforce, salary: number, partTime: number, months: number): number {
  const base = Math.max(0, Math.min(salary, workforce.maximumSalary) - workforce.offset) * partTime;
  return Math.round((0.8 * workforce.accrualRate * base * months) / 12);
}

type Participant = EnteredRowOf<typeof averagePayParticipants>;

function participant(workforce: Workforce, departments: readonly Department[], person: number): Participant {
  const department = picked(departments, spread(person, 'department'));
  const served = Math.floor(((ageInMonths(person) - 228) * spread(person, 'service') * 4) / (period * 5));
  const salary = fullTimeSalary(person, department);
  const partTime = picked(department.partTimes, spread(person, 'partTime'));
  const sex = spread(person, 'sex') * 10 < department.women * period ? 'V' : 'M';
  return {
    number: `P${1001 + 3 * person}`,
    born: monthsBefore(workforce, ageInMonths(person), 1 + (spread(person, 'day') % 28)),
    sex,
    hired: monthsBefore(workforce, served, 1),
    fullTimeSalary: salary,
    partTime,
    accruedPension: accruedPension(workforce, salary, partTime, served),
    counts: 'ja',
    category: department.name,
    remark: null,
  };
}

/** Invented participants of an average pay scheme, the same each time. */
export function inventedWorkforce(workforce: Workforce): readonly Participant[] {
  const departments = workforce.departments.flatMap((item) => Array.from({ length: item.share }, () => item));
  return Array.from({ length: workforce.count }, (_, person) => participant(workforce, departments, person));
}
