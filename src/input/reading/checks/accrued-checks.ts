import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { Participant } from '#core/dossier/dossier.ts';
import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { type Problem, warning } from '#input/reading/cells/problem.ts';

/** Fewer participants with a value tell nothing of a whole column. */
const fewest = 3;

/** From this age years count in which something can have been accrued. */
const firstAge = 18;

/**
 * More than this part of the salary for every year from 18 is no capital, and no pension a year. A premium of 30% of the
 * base all one's life with its returns stays below the first; the accrual of 1.875% of the base below the second. Files
 * of employers come to 0.01 to 0.06 and 0.002 to 0.005: a hundredth too large is far above, a slip of ten may not be.
 */
const highest = { capital: 0.5, accruedPension: 0.02 } as const;

/**
 * Less than this part of the base for every year of service is a pension, not a capital: the highest accrual was 1.875%
 * and the lowest scales begin at 4%. Files of employers come to 0.08 to 0.20, accrued pensions to 0.013 to 0.019.
 */
const pensionPerYear = 0.025;

type Accrued = keyof typeof highest;

interface Column {
  readonly key: Accrued;
  readonly day: PlainDate;
  readonly counted: readonly Participant[];
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const words = {
  capital: { all: 'pensioenkapitaal', one: 'het kapitaal', other: 'het pensioen per jaar' },
  accruedPension: { all: 'opgebouwd ouderdomspensioen', one: 'het pensioen per jaar', other: 'het kapitaal' },
} as const satisfies Record<Accrued, unknown>;

/** Full years of service on the day; null where the day of hiring is not known. */
const service = ({ hired }: Participant, day: PlainDate): number | null =>
  hired === null ? null : Math.max(0, day.year - hired.year - (hired.month > day.month ? 1 : 0));

/** Nobody has anything, of people who were in service a year before: the column was mostly left empty. */
function nothingAccrued({ key, day, counted }: Column): Problem | null {
  const inService = counted.filter((one) => (service(one, day) ?? 1) >= 1).length;
  if (inService < fewest || inService * 2 <= counted.length || counted.some((one) => one[key] > 0)) return null;
  const message = `Bij geen van de ${wholeNumber(counted.length)} deelnemers staat ${words[key].all}, en ${wholeNumber(inService)} zijn al een jaar of langer in dienst. Is er echt niets opgebouwd?`;
  const remedy = 'Vraag de bedragen op bij de uitvoerder. Is er niets opgebouwd, dan hoeft u niets te doen.';
  return warning('COLUMN_UNUSUAL', message, remedy);
}

/** As an example: the largest. */
const largest = ({ key, counted }: Column): string => {
  const one = counted.reduce((most, other) => (other[key] > most[key] ? other : most));
  return `${amount(one[key])} bij ${one.number}`;
};

function tooMuch(column: Column): Problem | null {
  const { key, day, counted } = column;
  const filled = counted.filter((one) => one[key] > 0);
  const yearly = sum(
    filled,
    ({ born, fullTimeSalary }) => fullTimeSalary * Math.max(1, day.year - born.year - firstAge),
  );
  if (filled.length < fewest || sum(filled, (one) => one[key]) <= highest[key] * yearly) return null;
  const question =
    key === 'capital'
      ? 'Zijn het bedragen in centen, of is een komma weggevallen?'
      : 'Is het kapitaal, of is een komma weggevallen?';
  const message = `Bij ${wholeNumber(filled.length)} deelnemers is ${words[key].one} samen hoger dan zij in hun loopbaan konden opbouwen, zoals ${largest(column)}. ${question}`;
  return warning(
    'COLUMN_UNUSUAL',
    message,
    `Vul ${words[key].one} in euro’s in. Klopt het, dan hoeft u niets te doen.`,
  );
}

/** Capital that is as little as a pension a year would be. */
function tooLittle(column: Column, offset: number): Problem | null {
  const { day, counted } = column;
  const known = counted.filter((one) => one.capital > 0 && (service(one, day) ?? 0) >= 2);
  const yearly = sum(
    known,
    (one) => Math.max(0, one.fullTimeSalary - offset) * one.partTime * (service(one, day) ?? 0),
  );
  if (known.length < fewest || sum(known, ({ capital }) => capital) >= pensionPerYear * yearly) return null;
  const message = `Bij ${wholeNumber(known.length)} deelnemers is het pensioenkapitaal niet hoger dan een pensioen per jaar zou zijn; het hoogste is ${largest(column)}. Is het het pensioen per jaar, of een deel van het kapitaal?`;
  const remedy = 'Vul het hele kapitaal op de peildatum in. Klopt het, dan hoeft u niets te doen.';
  return warning('COLUMN_UNUSUAL', message, remedy);
}

/** What was accrued before, as a column: all of it empty, too large, or capital and pension taken for each other. */
export function checkAccrued(findings: PlacedFindings, day: PlainDate): void {
  const { columns, participants } = findings.parts.list;
  const key = columns.find(({ description }) => description.key in highest)?.description.key as Accrued | undefined;
  if (key === undefined) return;
  const column: Column = { key, day, counted: participants.filter(({ counts }) => counts) };
  const offset = findings.value('huidig_franchise');
  // A scheme that is not three years old may have begun this year.
  const isYoung = findings.value('regeling_op_30_juni_2023') === 'noScheme';
  const problem =
    (isYoung ? null : nothingAccrued(column)) ??
    tooMuch(column) ??
    (key === 'capital' && typeof offset === 'number' ? tooLittle(column, offset) : null);
  if (problem !== null) findings.atColumn(key, problem);
}
