import { weekly } from '#input/payroll-lists/conversion.ts';
import { headerScore, headerWords, hourWords } from '#input/payroll-lists/header-meaning.ts';
import { type MappedList, type MappedRow, payPeriodOf, sourceOf } from '#input/payroll-lists/mapped-rows.ts';
import { hourUnits, isHoursUnit, partTimeUnits } from '#input/payroll-lists/part-time-reading.ts';
import { median } from '#input/payroll-lists/proposed-conversion.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';
import { areClose, numbersByRow } from '#input/payroll-lists/worked-pay-proof.ts';

/** What hours a week beside the part of a week tell of a full one. */
export interface FullWeekProof {
  /** The column of the hours. */
  readonly header: string;
  /** The column of the part time. */
  readonly part: string;
  readonly fullWeek: number;
  /** Of how many people it was seen. */
  readonly count: number;
}

/** A full week has no fewer and no more hours. */
const full = { fewest: 24, most: 60 } as const;
/** From this part on somebody works full time. */
const wholeWeek = 0.995;

/** Whether pay is by the hour for somebody: of any other the full week does not matter. */
function isHourly(list: MappedList, rows: readonly MappedRow[]): boolean {
  const pay = list.mapped.find(({ key }) => key === 'fullTimeSalary')?.conversion;
  const ofRow = payPeriodOf(list);
  return pay?.kind === 'amount' && rows.some(({ row }) => (ofRow(row) ?? pay.period) === 'hour');
}

const isOfHours = ({ header }: SourceColumn): boolean =>
  headerScore('partTime', header) > 0 && hourWords.test(headerWords(header));

/** Hours a week, and the part of a full one, of everybody of whom both are known. */
function weeksOf(list: MappedList, rows: readonly MappedRow[], hours: SourceColumn) {
  const amounts = numbersByRow(hours);
  const unit = partTimeUnits(hours.header, Math.max(0, ...amounts.values()))[0];
  const per = isHoursUnit(unit) ? hourUnits[unit] : 'week';
  const at = list.table.columns.findIndex(({ key }) => key === 'partTime');
  return rows.flatMap(({ row, values }) => {
    const [amount, share] = [amounts.get(row), values[at]];
    if (amount === undefined || typeof share !== 'number' || share <= 0) return [];
    return [{ hours: weekly(amount, per), share }];
  });
}

/**
 * Hours a week divided by the part of a week give the full one, which is as long for everybody. Null where no pay is by the hour, the list gives
 * the full week itself, or people differ.
 */
export function fullWeekProof(list: MappedList, rows: readonly MappedRow[]): FullWeekProof | null {
  const part = sourceOf(list, 'partTime');
  const isShare = list.mapped.some(({ key, conversion }) => key === 'partTime' && conversion.kind === 'share');
  if (!part || !isShare || sourceOf(list, 'fullWeek') || !isHourly(list, rows)) return null;
  for (const source of list.sources.filter(isOfHours)) {
    const people = weeksOf(list, rows, source);
    const ratios = people.map(({ hours, share }) => hours / share);
    const whole = people.filter(({ share }) => share >= wholeWeek).map(({ hours }) => hours);
    // Part time is rounded: the hours of those who work full time are exact.
    const fullWeek = Math.round(median(whole.length > 0 ? whole : ratios) * 10) / 10;
    if (areClose(ratios) && fullWeek >= full.fewest && fullWeek <= full.most)
      return { header: source.header, part: part.header, fullWeek, count: people.length };
  }
  return null;
}
