import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChoiceCell, ChoiceTableRow } from '#output/model/choice-table.ts';
import { inWords, statedInWords, together } from '#output/language/wording.ts';
import { Worded } from '#web/dossier/exhibits/worded.tsx';
import { VerdictMark } from '#web/dossier/exhibits/verdict-mark.tsx';
import { inViewLook } from '#web/features/results/choice-letter.tsx';
import type { ShownColumn } from '#web/features/results/shown-columns.ts';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

export interface RowsProps {
  /** Place of the row whose chart is shown; null: of none. */
  readonly openRow: number | null;
  /** Whether a chart explains this row. */
  readonly isExplained: (row: ChoiceTableRow) => boolean;
  readonly onOpen: (place: number) => void;
  /** Null: nothing is pointed at any more. */
  readonly onPoint: (place: number | null) => void;
  /** Under the open row, where the chart has no room beside the table. */
  readonly below: ReactNode;
}

interface RowProps extends RowsProps {
  readonly columns: readonly ShownColumn[];
  readonly row: ChoiceTableRow;
  readonly place: number;
}

/** One question with the answer of each choice; pointed at or pressed, it has its chart drawn. */
export function ChoiceRow({ columns, row, place, openRow, isExplained, onOpen, onPoint, below }: RowProps) {
  const { outcome } = useTexts();
  const isOpen = place === openRow;
  const mayOpen = isExplained(row);
  const name = (
    <>
      <span className="block">
        {statedInWords(row.label, outcome)}
        {mayOpen ? <ChartColumn size={14} className="no-print ml-1.5 inline align-[-0.1em] text-ink-off" /> : null}
      </span>
      {row.now === null ? null : <span className="block text-sm text-ink-soft">{inWords(row.now, outcome)}</span>}
    </>
  );
  return (
    <>
      <tr
        onMouseEnter={mayOpen ? () => onPoint(place) : undefined}
        onMouseLeave={mayOpen ? () => onPoint(null) : undefined}
        className={classNames('border-t border-line align-top', mayOpen && 'hover:bg-ground')}
      >
        <th
          scope="row"
          className={classNames(
            'border-l-3 py-1.5 pr-2 pl-3.5 font-normal',
            isOpen && mayOpen ? 'border-l-brand' : 'border-l-transparent',
          )}
        >
          {mayOpen ? (
            <button
              type="button"
              aria-pressed={isOpen}
              onClick={() => onOpen(place)}
              className="w-full rounded-sm text-left hover:text-brand [&>span:first-child]:hover:underline"
            >
              {name}
            </button>
          ) : (
            name
          )}
        </th>
        {columns.map((column) => (
          <td key={column.key} className={classNames('px-3 py-1.5', column.isInView && inViewLook)}>
            <CellText cell={column.cells[place] ?? null} question={row.question} />
          </td>
        ))}
      </tr>
      {isOpen && mayOpen && below !== null ? (
        <tr>
          <td colSpan={columns.length + 1} className="px-3 pb-3">
            {below}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Whose answer is a figure: those are large, words as other text. */
const figures: ReadonlySet<ChoiceTableRow['question']> = new Set(['first-year', 'thirty-years', 'own-contribution']);

/** Where words of the law stand. */
const ofLaw: ReadonlySet<ChoiceTableRow['question']> = new Set(['allowed', 'needs']);

interface CellTextProps extends Pick<ChoiceTableRow, 'question'> {
  readonly cell: ChoiceCell | null;
}

function CellText({ cell, question }: CellTextProps) {
  const { outcome } = useTexts();
  if (cell === null) return <span className="text-ink-soft">…</span>;
  const { tone } = cell;
  const text = statedInWords(cell.text, outcome);
  const small = inWords(together(cell.small), outcome);
  return (
    <>
      {tone === undefined ? (
        <span
          className={classNames(
            'block wrap-anywhere',
            figures.has(question) && /\d/.test(text) ? 'text-lg font-[650]' : 'text-base',
          )}
        >
          {text}
        </span>
      ) : (
        <span className="font-semibold">
          <VerdictMark text={text} tone={tone} />
        </span>
      )}
      {small === '' ? null : (
        <span className="block text-sm text-ink-soft">{ofLaw.has(question) ? <Worded>{small}</Worded> : small}</span>
      )}
    </>
  );
}
