import type { LookedAtFile, SoughtColumn } from '#input/payroll-lists/look-at-file.ts';
import {
  byRow,
  type Chosen,
  type ChosenColumns,
  withColumn,
  withConversion,
} from '#web/features/payroll-lists/column-mapping.ts';
import { ConversionControls, TableChoice } from '#web/features/payroll-lists/conversion-controls.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { ScrollBox } from '#web/ui/scroll-box.tsx';

interface ColumnsTableProps {
  readonly file: LookedAtFile;
  readonly chosen: ChosenColumns;
  readonly onChange: (chosen: ChosenColumns) => void;
}

/** On a phone what belongs to a column of ours stands below each other. */
const cellClass = 'pr-4 text-left align-top max-sm:empty:hidden sm:py-2.5';

/** Our columns, each with the column of the file that gives it. */
export function ColumnsTable({ file, chosen, onChange }: ColumnsTableProps) {
  const { participantsFile: text } = useTexts();
  return (
    <ScrollBox label={text.tableLabel}>
      <table className="w-full text-sm max-sm:block sm:min-w-160">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line-strong/60">
            {Object.values(text.heads).map((head) => (
              <th key={head} scope="col" className={`${cellClass} font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {file.ours.map((column) => (
            <ColumnRow key={column.key} column={column} file={file} chosen={chosen} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function ColumnRow({ column, file, chosen, onChange }: ColumnsTableProps & { readonly column: SoughtColumn }) {
  const { participantsFile: text } = useTexts();
  const current = chosen[column.key] ?? null;
  const source = file.columns.find(({ header }) => header === current?.header);
  return (
    <tr className="border-b border-line last:border-0 max-sm:flex max-sm:flex-col max-sm:gap-2 max-sm:py-3">
      <th scope="row" lang="nl" className={`${cellClass} font-semibold`}>
        {column.header}
        {column.isRequired || column.isHelper ? (
          <span className="block text-xs font-normal text-ink-soft">
            {column.isHelper ? text.helper : text.required}
          </span>
        ) : null}
      </th>
      <td className={cellClass}>
        <SourceChoice column={column} file={file} chosen={chosen} onChange={onChange} current={current} />
      </td>
      <td className={cellClass}>
        {current === null || source === undefined ? null : (
          <ConversionControls
            key={source.header}
            column={column}
            conversion={current.conversion}
            onChange={(conversion) => onChange(withConversion(chosen, column.key, conversion))}
          />
        )}
      </td>
      <td className={`${cellClass} wrap-anywhere sm:max-w-44 text-ink-soft`}>{source?.samples.join(' · ')}</td>
    </tr>
  );
}

/** What stands for numbering in the list; no header is empty. */
const rowNumberValue = ' ';

interface SourceChoiceProps extends ColumnsTableProps {
  readonly column: SoughtColumn;
  readonly current: Chosen;
}

function SourceChoice({ column, file, chosen, onChange, current }: SourceChoiceProps) {
  const { participantsFile: text } = useTexts();
  const isByRow = current?.conversion.kind === 'rowNumber';
  const choose = (value: string) =>
    onChange(
      value === rowNumberValue
        ? { ...chosen, [column.key]: byRow }
        : withColumn(chosen, file, column.key, value === '' ? null : value),
    );
  return (
    <TableChoice
      label={text.theirsOf(column.header)}
      value={isByRow ? rowNumberValue : (current?.header ?? '')}
      onChange={choose}
    >
      <option value="">{text.nothing}</option>
      {column.isNumber ? <option value={rowNumberValue}>{text.rowNumber}</option> : null}
      {file.columns.map(({ header }) => (
        <option key={header} value={header}>
          {header}
        </option>
      ))}
    </TableChoice>
  );
}
