import type { ExhibitTable as Table, MarkedCell } from '#output/model/section.ts';
import { Worded } from '#web/dossier/exhibits/worded.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ScrollBox } from '#web/ui/scroll-box.tsx';

interface ExhibitTableProps {
  readonly table: Table;
  readonly name: string;
}

const sides = { left: 'text-left', center: 'text-center', right: 'text-right' } as const;

/** Characters that stay on one line: of a figure, and of words. */
const onOneLine = { figure: 24, words: 14 } as const;
const someLines = 60;

/** So that figures are not broken, and sentences get room: less where choices stand beside each other, to have two in sight. */
function widthOf(text: string, { strongColumns }: Table): string {
  if (text.length <= (/\d/.test(text) ? onOneLine.figure : onOneLine.words)) return 'whitespace-nowrap';
  return text.length <= someLines || strongColumns !== undefined ? 'min-w-32' : 'min-w-60';
}

const markLooks: Readonly<Record<MarkedCell['mark'], string>> = { best: 'text-good', worst: 'text-warn' };

/** Of a cell that is best or worst: its text has the sign. */
function markLook({ marked = [] }: Table, row: number, column: number): string | undefined {
  const found = marked.find((cell) => cell.row === row && cell.column === column);
  return found && markLooks[found.mark];
}

/** A table as the report has it; the first cell of a row names it. */
export function ExhibitTable({ table, name }: ExhibitTableProps) {
  const { results } = useTexts();
  const { columns, rows, emphasised, barred } = table;
  const look = (column: number) =>
    classNames(
      'px-2 py-1 align-top',
      sides[columns[column]?.align ?? 'left'],
      table.strongColumns?.includes(column) && 'bg-brand-soft',
      table.barredColumns?.includes(column) && 'text-bad',
    );
  return (
    <ScrollBox label={results.tableWide(name)}>
      <table lang="nl" className="w-full text-sm">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map(({ head }, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity
              <th key={column} scope="col" className={classNames(look(column), 'font-semibold')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity
              key={place}
              className={classNames(
                'border-b border-line last:border-0',
                emphasised.includes(place) && 'bg-brand-soft font-semibold',
                barred.includes(place) && 'text-bad',
              )}
            >
              {row.map((text, column) => (
                <Cell
                  // oxlint-disable-next-line react/no-array-index-key -- cells have no other identity
                  key={column}
                  isName={column === 0 && text !== ''}
                  className={classNames(look(column), widthOf(text, table), markLook(table, place, column))}
                >
                  {text}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface CellProps {
  /** Whether it names its row. */
  readonly isName: boolean;
  readonly className: string;
  readonly children: string;
}

const Cell = ({ isName, className, children }: CellProps) =>
  isName ? (
    <th scope="row" className={classNames(className, 'font-normal')}>
      <Worded isDutch>{children}</Worded>
    </th>
  ) : (
    <td className={className}>{children}</td>
  );
