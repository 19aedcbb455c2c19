import { saysAccrued } from '#input/payroll-lists/header-meaning.ts';
import type { Employments } from '#input/payroll-lists/list-choices.ts';
import { type MappedList, type MappedRow, sourceOf } from '#input/payroll-lists/mapped-rows.ts';
import { isCode, median } from '#input/payroll-lists/proposed-conversion.ts';
import type { Answer, OddityKind, Question } from '#input/payroll-lists/question.ts';
import type { DossierDays, DoubtfulRow, DoubtReason } from '#input/payroll-lists/who-counts.ts';
import { plainText } from '#input/payroll-lists/plain-text.ts';
import { isDay } from '#input/reading/cells/day-value.ts';

const plain = { key: null, header: '', count: 0, example: null, answers: [], current: -1, rows: [] } as const;

/** Reasons in the order in which they are asked. */
const reasons = [
  'left',
  'leaves',
  'later',
  'status',
  'hidden',
  'noBirthDate',
] as const satisfies readonly DoubtReason[];

/** Rows with a number among those of others: somebody may stand there, also without a day of birth. */
function numberedRows(list: MappedList): ReadonlySet<number> {
  const cells = sourceOf(list, 'number')?.cells ?? [];
  return new Set(cells.filter(isCode).map(({ row }) => row));
}

/** Which rows count, by reason; and on which day, where that cannot be known. */
export function countQuestions(
  list: MappedList,
  doubtful: readonly DoubtfulRow[],
  isDayNeeded: boolean,
): readonly Question[] {
  const leftOn = sourceOf(list, 'leftOn') ?? sourceOf(list, 'diedOn');
  const day: Question = { ...plain, id: 'valuationDate', kind: 'valuationDate', header: leftOn?.header ?? '' };
  const numbered = numberedRows(list);
  const asked = reasons.flatMap((reason): readonly Question[] => {
    const rows = doubtful.filter((row) => row.reason === reason && (reason !== 'noBirthDate' || numbered.has(row.row)));
    const id = `${reason} ${rows.map(({ row }) => row).join()}`;
    return rows.length > 0 ? [{ ...plain, id, kind: reason, count: rows.length, rows }] : [];
  });
  return isDayNeeded ? [day, ...asked] : asked;
}

/** Whether rows of one person are one participant. */
export function employmentQuestion(
  list: MappedList,
  together: readonly (readonly MappedRow[])[],
  possible: readonly Employments[],
  employments: Employments,
): readonly Question[] {
  if (together.length === 0) return [];
  const at = list.table.columns.findIndex(({ key }) => key === 'number');
  const who = (group: readonly MappedRow[]): string =>
    [...new Set(group.map(({ values }) => plainText(values[at] ?? null)))].join(', ');
  return [
    {
      ...plain,
      id: `employments ${together.map(([first]) => first?.row).join()}`,
      kind: 'employments',
      header: together.slice(0, 5).map(who).join('; '),
      count: together.length,
      answers: possible.map((name) => ({
        name,
        value: '',
        outcome: null,
        column: null,
        choices: { employments: name },
      })),
      current: possible.indexOf(employments),
    },
  ];
}

const isRight: Answer = { name: 'isRight', value: '', outcome: null, column: null, choices: null };

/** Salaries of so many people that are this close are no salaries. */
const fewest = 3;
const closest = 1.01;

/** The middle of yearly salaries of full weeks is seldom outside these: cents, thousands and another period are. */
const usualPay = { least: 15_000, most: 200_000 } as const;

/** A contract of less is a wrong unit sooner than a small part. */
const leastPart = 0.02;

/** A year in which lists are made, where the valuation date is not known: a year more or less does not matter here. */
const usualYear = 2026;

/** Ages that somebody who works reaches in a year. */
const working = { youngest: 15, oldest: 75 } as const;

interface Found {
  readonly kind: OddityKind;
  readonly key: string;
  readonly count: number;
  readonly header: string;
}

function salaryOddities(salaries: readonly number[]): readonly Found[] {
  const about = { key: 'fullTimeSalary', count: salaries.length, header: '' };
  const middle = median(salaries);
  if (salaries.length > 0 && (middle < usualPay.least || middle > usualPay.most))
    return [{ ...about, kind: 'oddSalaries' }];
  if (salaries.length < fewest) return [];
  const sorted = salaries.toSorted((a, b) => a - b);
  const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)];
  const steps = sorted.slice(1).map((salary, index) => salary - (sorted[index] ?? 0));
  const isRunning = new Set(steps.map((step) => Math.round(step * 100))).size === 1 && highest > lowest;
  if (isRunning) return [{ ...about, kind: 'runningSalaries' }];
  return highest <= lowest * closest ? [{ ...about, kind: 'sameSalaries' }] : [];
}

function partOddities(parts: readonly number[]): readonly Found[] {
  const about = { key: 'partTime', header: '' };
  const above = parts.filter((part) => part > 1).length;
  const below = parts.filter((part) => part < leastPart).length;
  const isNobodyFull = parts.length >= fewest && parts.every((part) => part < 0.995);
  return [
    ...(isNobodyFull ? [{ ...about, kind: 'noFullTimer' as const, count: parts.length }] : []),
    ...(below > 0 ? [{ ...about, kind: 'fewHours' as const, count: below }] : []),
    ...(above > 0 ? [{ ...about, kind: 'manyHours' as const, count: above }] : []),
  ];
}

function zeroFormulas(list: MappedList, asksToCalculate: boolean): readonly Found[] {
  const { columns } = list.table;
  return columns.flatMap(({ key }): readonly Found[] => {
    const source = sourceOf(list, key);
    const formulas = source?.cells.filter(({ isFormula }) => isFormula) ?? [];
    const isZero = formulas.length > 0 && formulas.every(({ value }) => value === 0 || value === '');
    return source && isZero && asksToCalculate
      ? [{ kind: 'zeroFormulas', key, count: formulas.length, header: source.header }]
      : [];
  });
}

/** A pension of which the header does not say that it was accrued can be what is still to come. */
function unsaidAccrual(list: MappedList): readonly Found[] {
  const source = sourceOf(list, 'accruedPension');
  if (!source || saysAccrued(source.header)) return [];
  return [{ kind: 'accrued', key: 'accruedPension', count: source.cells.length, header: source.header }];
}

/** Values that came out as they seldom are: asked, as a wrong column shows so. */
export function oddities(
  list: MappedList,
  rows: readonly MappedRow[],
  { valuationDate }: DossierDays,
  asksToCalculate: boolean,
): readonly Question[] {
  const valuesOf = (key: string) => {
    const index = list.table.columns.findIndex((column) => column.key === key);
    return rows.map(({ values }) => values[index] ?? null);
  };
  const numbersOf = (key: string) => valuesOf(key).filter((value) => typeof value === 'number');
  const ages = valuesOf('born')
    .filter(isDay)
    .map(({ year }) => (valuationDate?.year ?? usualYear) - year)
    .filter((age) => age < working.youngest || age > working.oldest);
  const found: readonly Found[] = [
    ...(ages.length > 0 ? [{ kind: 'ages' as const, key: 'born', count: ages.length, header: '' }] : []),
    ...salaryOddities(numbersOf('fullTimeSalary')),
    ...partOddities(numbersOf('partTime')),
    ...zeroFormulas(list, asksToCalculate),
    ...unsaidAccrual(list),
  ];
  return found.map(({ kind, key, count, header }) => {
    const id = `${kind} ${JSON.stringify(list.mapped.find((entry) => entry.key === key))} ${count}`;
    return { id, kind, key, header, count, example: null, answers: [isRight], current: -1, rows: [] };
  });
}
