import type { AmountConversion } from '#input/payroll-lists/conversion.ts';
import { fullWeekProof } from '#input/payroll-lists/full-week-proof.ts';
import { type MappedList, mappedRows } from '#input/payroll-lists/mapped-rows.ts';
import { isWorkedPay } from '#input/payroll-lists/pay-reading.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';
import { workedPayProof } from '#input/payroll-lists/worked-pay-proof.ts';

/** The columns with pay read as other columns prove, unless its header says otherwise: that is asked. */
export function withProvenPay(list: MappedList, rows: readonly number[]): readonly MappedColumn[] {
  const read = mappedRows(list, rows);
  const [worked, week] = [workedPayProof(list, read), fullWeekProof(list, read)];
  const isUnsaid = worked !== null && isWorkedPay(worked.pay) === null;
  const proven = (pay: AmountConversion): AmountConversion => ({
    ...pay,
    fullWeek: week?.fullWeek ?? pay.fullWeek,
    isPartTimePay: isUnsaid ? worked.isWorked : pay.isPartTimePay,
  });
  return list.mapped.map((column) =>
    column.key === 'fullTimeSalary' && column.conversion.kind === 'amount'
      ? { ...column, conversion: proven(column.conversion) }
      : column,
  );
}
