import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { AmountConversion, Conversion, HoursConversion } from '#input/payroll-lists/conversion.ts';
import { type MappedList, type MappedRow, mappedRow, sourceOf } from '#input/payroll-lists/mapped-rows.ts';
import { usualWeeks } from '#input/payroll-lists/part-time-reading.ts';
import { plainText } from '#input/payroll-lists/plain-text.ts';
import { ofPeople } from '#input/payroll-lists/people-rows.ts';
import { numbersOf } from '#input/payroll-lists/proposed-conversion.ts';
import type { Answer, ColumnQuestionKind, Question } from '#input/payroll-lists/question.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';
import { shownValue } from '#input/reading/cells/shown-value.ts';

interface About {
  readonly header?: string;
  readonly row?: MappedRow | undefined;
}

export type NamedConversion = Pick<Answer, 'name' | 'value'> & { readonly conversion: Conversion };

/** Columns that decide how others are read: of the rest only the one that is asked about is worked out. */
const tellsOfOthers: ReadonlySet<string> = new Set(['partTime', 'fullWeek', 'payPeriod']);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The columns of one list, to make questions about; the rows are those that count. */
export class AskedColumns {
  readonly list: MappedList;
  readonly rows: readonly MappedRow[];

  constructor(list: MappedList, rows: readonly MappedRow[]) {
    this.list = list;
    this.rows = rows;
  }

  mapped(key: string): MappedColumn | undefined {
    return this.list.mapped.find((entry) => entry.key === key);
  }

  source(key: string): SourceColumn | undefined {
    const source = sourceOf(this.list, key);
    return source && ofPeople(source, new Set(this.rows.map(({ row }) => row)));
  }

  numbers(key: string): readonly number[] {
    const column = this.list.table.columns.find((item) => item.key === key);
    const source = this.source(key);
    return column && 'unit' in column && source ? numbersOf(column, source) : [];
  }

  valueOf(row: MappedRow, key: string): EnteredValue {
    return row.values[this.list.table.columns.findIndex((column) => column.key === key)] ?? null;
  }

  /** What a row gets for a column when it is mapped so. */
  #outcome(row: number, changed: MappedColumn): EnteredValue {
    const mapped = [...this.list.mapped.filter(({ key }) => key !== changed.key && tellsOfOthers.has(key)), changed];
    const rows = this.rows.map((item) => item.row);
    return this.valueOf({ row, values: mappedRow({ ...this.list, mapped }, rows, row) }, changed.key);
  }

  question(
    kind: ColumnQuestionKind,
    key: string,
    answers: readonly (Pick<Answer, 'name' | 'value'> & { readonly column: MappedColumn })[],
    about: About = {},
  ): Question {
    const current = this.mapped(key);
    const source = this.source(key);
    const row = about.row ?? this.rows.find((item) => source?.cells.some((cell) => cell.row === item.row));
    const number = row && this.valueOf(row, 'number');
    const header = about.header ?? source?.header ?? '';
    const cell = this.list.sources.find((item) => item.header === header)?.cells.find((item) => item.row === row?.row);
    return {
      // Which column it is stays one question, whichever is chosen.
      id: `${kind} ${key} ${answers.some(({ name }) => name === 'header') ? '' : header}`,
      kind,
      key,
      header,
      count: this.rows.length,
      example: cell ? { who: plainText(number ?? null), written: shownValue(cell, this.list.date1904) } : null,
      answers: answers.map((answer) => ({
        ...answer,
        outcome: row ? this.#outcome(row.row, answer.column) : null,
        choices: null,
      })),
      current: answers.findIndex(({ name, column }) =>
        name === 'header' ? column.header === current?.header : isSame(column, current),
      ),
      rows: [],
    };
  }

  /** A question of which the answers are ways to read the column; the present one is among them. */
  conversions(
    kind: ColumnQuestionKind,
    key: string,
    answers: readonly NamedConversion[],
    about: About = {},
  ): readonly Question[] {
    const current = this.mapped(key);
    if (current === undefined) return [];
    const columns = answers.map(({ conversion, ...name }) => ({ ...name, column: { ...current, conversion } }));
    return [this.question(kind, key, columns, about)];
  }

  partTimer(isMeant: (row: MappedRow) => boolean = () => true): MappedRow | undefined {
    return this.rows.filter(isMeant).find((row) => {
      const part = this.valueOf(row, 'partTime');
      return typeof part === 'number' && part > 0 && part < 1;
    });
  }
}

/** The usual weeks, with the present one and one that is proven. */
export function weeks(conversion: HoursConversion | AmountConversion, proven?: number): readonly NamedConversion[] {
  const all = [...new Set([...usualWeeks, conversion.fullWeek, proven ?? conversion.fullWeek])].toSorted(
    (a, b) => a - b,
  );
  return all.map((fullWeek) => ({ name: 'weekHours', value: fullWeek, conversion: { ...conversion, fullWeek } }));
}
