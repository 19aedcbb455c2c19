import { useId } from 'react';
import type { ComparedAnswers, ComparedCell } from '#output/live/compare/compared-page.ts';
import { ExhibitTable } from '#web/dossier/exhibits/exhibit-table.tsx';
import { Conclusion, SectionNotes } from '#web/dossier/exhibits/section-parts.tsx';
import { Disclosure } from '#web/dossier/exhibits/source-of-figures.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { narrowWindow, useMedia } from '#web/lib/window-width.ts';
import { classNames } from '#web/ui/class-names.ts';

interface AnswersProps {
  readonly answers: ComparedAnswers;
  /** Key of the figure of which is told where its difference comes from. */
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

/** What differs in the outcome, with the choices across; in a narrow window one below the other. */
export function Answers({ answers, chosen, onChoose }: AnswersProps) {
  const { compare } = useTexts();
  const id = useId();
  const isNarrow = useMedia(narrowWindow);
  const { topic, columns, same, notes } = answers;
  const all = columns.map((_, column) => column);
  const groups = isNarrow ? all.map((column) => [column]) : all.length === 0 ? [] : [all];
  return (
    <section
      aria-labelledby={id}
      className="rounded-corner border border-line bg-surface p-4 shadow-card sm:p-6 print:border-0 print:p-0"
    >
      <h2 id={id} lang="nl" className="text-sm font-semibold text-brand">
        {topic}
      </h2>
      <div lang="nl">
        <Conclusion section={answers} />
      </div>
      {groups.map((shown) => (
        <AnswersTable key={shown.join(' ')} {...{ answers, shown, chosen, onChoose }} />
      ))}
      <div className="mt-4 flex flex-wrap gap-x-8 border-t border-line pt-3">
        {same.count === 0 ? null : (
          <Disclosure label={compare.same(same.count)}>
            <ExhibitTable table={same.table} name={compare.same(same.count)} />
          </Disclosure>
        )}
        <SectionNotes notes={notes} />
      </div>
    </section>
  );
}

interface AnswersTableProps extends AnswersProps {
  /** Places of the columns. */
  readonly shown: readonly number[];
}

function AnswersTable({ answers: { topic, rowsHead, columns, rows }, shown, chosen, onChoose }: AnswersTableProps) {
  return (
    <table lang="nl" className="mt-4 w-full table-fixed text-left">
      <caption className="sr-only">{topic}</caption>
      <thead>
        <tr className="border-b border-line-strong align-bottom">
          <td className="w-2/5 py-1.5 text-sm text-ink-soft sm:w-1/4">{rowsHead}</td>
          {shown.map((column) => (
            <th key={column} scope="col" className="px-3 py-1.5 font-[650] wrap-anywhere">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ cells }) => shown.some((column) => (cells[column] ?? null) !== null))
          .map(({ label, cells }) => (
            <tr key={label} className="border-b border-line align-top last:border-0">
              <th scope="row" className="py-2 pr-3 font-normal">
                {label}
              </th>
              {shown.map((column) => (
                <td key={column} className="p-1">
                  <Cell cell={cells[column] ?? null} chosen={chosen} onChoose={onChoose} />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface CellProps extends Pick<AnswersProps, 'chosen' | 'onChoose'> {
  readonly cell: ComparedCell | null;
}

/** Both figures with their difference and its cause; pressed, the cause is told in full. */
function Cell({ cell, chosen, onChoose }: CellProps) {
  if (cell === null) return null;
  const { key, of, with: to, difference, cause } = cell;
  const isSame = key === null && of === to;
  const text = (
    <>
      <span className="block text-sm text-ink-soft wrap-anywhere">{isSame ? of : `${of} → ${to}`}</span>
      <span className={classNames('block', isSame ? 'text-sm text-ink-soft' : 'text-lg leading-snug font-[650]')}>
        {difference}
      </span>
      {cause === null ? null : <span className="block text-sm text-ink-soft">{cause}</span>}
    </>
  );
  if (key === null) return <div className="px-2 py-1">{text}</div>;
  return (
    <button
      type="button"
      aria-pressed={key === chosen}
      onClick={() => onChoose(key)}
      className={classNames(
        'w-full rounded-sm px-2 py-1 text-left hover:bg-ground',
        key === chosen && 'bg-brand-soft outline-1 outline-brand',
      )}
    >
      {text}
    </button>
  );
}
