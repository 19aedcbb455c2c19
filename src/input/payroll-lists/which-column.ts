import type { AskedColumns } from '#input/payroll-lists/asked-columns.ts';
import { mappedRows } from '#input/payroll-lists/mapped-rows.ts';
import { ofPeople } from '#input/payroll-lists/people-rows.ts';
import { proposedConversion } from '#input/payroll-lists/proposed-conversion.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';

/** Asks which of several columns gives a value, where they do not come to the same for everybody. */
export function whichColumn(
  asked: AskedColumns,
  kind: 'payColumn' | 'partColumn',
  key: 'fullTimeSalary' | 'partTime',
  sources: readonly SourceColumn[],
): readonly Question[] {
  const { table, date1904 } = asked.list;
  const column = table.columns.find((item) => item.key === key);
  const current = asked.mapped(key);
  if (!column || !current || !sources.some(({ header }) => header === current.header)) return [];
  const rows = asked.rows.map(({ row }) => row);
  const people = new Set(rows);
  const columns = sources.map(({ header, ...source }): MappedColumn => {
    const conversion = proposedConversion(column, ofPeople({ header, ...source }, people), date1904);
    return header === current.header ? current : { key, header, conversion };
  });
  const values = columns.map((changed) => {
    const mapped = [...asked.list.mapped.filter((entry) => entry.key !== key), changed];
    return mappedRows({ ...asked.list, mapped }, rows).map((row) => Number(asked.valueOf(row, key)));
  });
  const differs = rows.findIndex((_, place) => {
    const ofOne = values.map((of) => of[place] ?? 0).filter((value) => value > 0);
    return Math.max(...ofOne) > Math.min(...ofOne) * 1.01;
  });
  if (differs < 0) return [];
  const answers = columns.map((item) => ({ name: 'header' as const, value: item.header ?? '', column: item }));
  return [asked.question(kind, key, answers, { row: asked.rows[differs] })];
}
