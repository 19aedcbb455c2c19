import { partQuestions } from '#input/payroll-lists/amount-parts.ts';
import { type AskedColumns, type NamedConversion, weeks } from '#input/payroll-lists/asked-columns.ts';
import type { AmountConversion } from '#input/payroll-lists/conversion.ts';
import type { FullWeekProof } from '#input/payroll-lists/full-week-proof.ts';
import { headerScore, saysFullTime, saysHourly, saysPensionable } from '#input/payroll-lists/header-meaning.ts';
import { type MappedRow, payPeriodOf } from '#input/payroll-lists/mapped-rows.ts';
import { isWorkedPay, payPeriods, saidPeriod, saysAllIn } from '#input/payroll-lists/pay-reading.ts';
import { median, readablePart } from '#input/payroll-lists/proposed-conversion.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';
import { whichColumn } from '#input/payroll-lists/which-column.ts';
import type { WorkedPayProof } from '#input/payroll-lists/worked-pay-proof.ts';

/** Columns that can be the pay by their headers; none where one of them says that it is what is asked. */
function paySources(asked: AskedColumns): readonly SourceColumn[] {
  const { mapped, sources, table, date1904 } = asked.list;
  const column = table.columns.find(({ key }) => key === 'fullTimeSalary');
  const others = new Set(mapped.filter(({ key }) => key !== 'fullTimeSalary').map(({ header }) => header));
  const found = sources.filter(
    (source) =>
      column !== undefined &&
      !others.has(source.header) &&
      headerScore('fullTimeSalary', source.header) > 0 &&
      !saysHourly(source.header) &&
      source.cells.length > 0 &&
      readablePart(column, source, date1904) >= 0.5,
  );
  return found.some(({ header }) => saysFullTime(header) || saysPensionable(header)) ? [] : found;
}

/** Where a header does not say how often it is paid, it can be per four weeks. */
const otherMonths = (header: string): readonly ['fourWeeks'] | readonly [] =>
  saidPeriod(header) === undefined ? ['fourWeeks'] : [];

const holidayAllowance = 0.08;
const thirteenthMonth = 1 / 12;

/** Nothing, the statutory holiday allowance, that with a thirteenth month, and the present supplement. */
function supplements(pay: AmountConversion): readonly NamedConversion[] {
  const usual = [
    { name: 'nothingOnTop', supplement: 0 },
    { name: 'holiday', supplement: holidayAllowance },
    { name: 'thirteenth', supplement: holidayAllowance + thirteenthMonth },
  ] as const;
  const present = { name: 'onTop', supplement: pay.supplement } as const;
  const isUsual = usual.some(({ supplement }) => supplement === pay.supplement);
  return [...usual, ...(isUsual ? [] : [present])].map(({ name, supplement }) => ({
    name,
    value: Math.round(supplement * 10_000) / 100,
    conversion: { ...pay, supplement },
  }));
}

/** Whether it has to be asked of which week the pay is: neither its header nor a rate tells, or they say different things. */
function isWorkedPayUnknown(proof: WorkedPayProof | null, header: string, pay: AmountConversion): boolean {
  const said = isWorkedPay(header);
  if (proof === null) return said === null;
  return proof.isWorked !== pay.isPartTimePay || (said !== null && said !== proof.isWorked);
}

/** What other columns tell of the pay; null where they do not. */
export interface PayProofs {
  readonly proof: WorkedPayProof | null;
  readonly week: FullWeekProof | null;
}

/** What there is to ask about the pay. */
export function payQuestions(asked: AskedColumns, { proof, week }: PayProofs): readonly Question[] {
  const source = asked.source('fullTimeSalary');
  const pay = asked.mapped('fullTimeSalary')?.conversion;
  if (!source || pay?.kind !== 'amount') return [];
  const key = 'fullTimeSalary';
  const ofRow = payPeriodOf(asked.list);
  const isOfHour = ({ row }: MappedRow): boolean => (ofRow(row) ?? pay.period) === 'hour';
  const periods = payPeriods(source.header, median(asked.numbers(key)));
  const offered = [...new Set(periods[0] === 'month' ? [...periods, ...otherMonths(source.header)] : periods)];
  const period = offered.map((name) => ({ name, value: '', conversion: { ...pay, period: name } }));
  const hourly = asked.rows.find(isOfHour);
  const isWeekKnown = asked.source('fullWeek') !== undefined || week?.fullWeek === pay.fullWeek;
  const hourWeek = hourly && !isWeekKnown ? weeks(pay, week?.fullWeek) : [];
  const worked = [
    { name: 'fullPay' as const, value: '', conversion: { ...pay, isPartTimePay: false } },
    { name: 'workedPay' as const, value: '', conversion: { ...pay, isPartTimePay: true } },
  ];
  const partTimer = asked.partTimer((row) => !isOfHour(row));
  const isAskedWorked = partTimer && isWorkedPayUnknown(proof, source.header, pay);
  const withoutPeriod = asked.rows.find(({ row }) => ofRow(row) === null);
  return [
    ...whichColumn(asked, 'payColumn', 'fullTimeSalary', paySources(asked)),
    ...(offered.length > 1 && withoutPeriod ? asked.conversions('period', key, period, { row: withoutPeriod }) : []),
    ...(hourWeek.length > 0 ? asked.conversions('fullWeek', key, hourWeek, { row: hourly }) : []),
    ...(isAskedWorked ? asked.conversions('workedPay', key, worked, { row: partTimer }) : []),
    ...(saysAllIn(source.header) ? [] : asked.conversions('supplement', key, supplements(pay))),
    ...(saysAllIn(source.header) ? [] : partQuestions(asked, key)),
  ];
}
