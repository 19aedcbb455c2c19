import { Ban } from 'lucide-react';
import { useId, useState } from 'react';
import { inDutch, inWords, statedInWords, together } from '#output/language/wording.ts';
import type { ChoiceCell, ChoiceTable as Table } from '#output/model/choice-table.ts';
import { VerdictMark } from '#web/dossier/exhibits/verdict-mark.tsx';
import { Disclosure, SourceFacts } from '#web/dossier/exhibits/source-of-figures.tsx';
import { Worded } from '#web/dossier/exhibits/worded.tsx';
import { ChoiceRow, type RowsProps } from '#web/features/results/choice-row.tsx';
import { inViewLook, Letter } from '#web/features/results/choice-letter.tsx';
import type { ShownColumn } from '#web/features/results/shown-columns.ts';
import { useTexts } from '#web/i18n/language.ts';
import { narrowWindow, useMedia } from '#web/lib/window-width.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ManualLink } from '#web/ui/manual-link.tsx';

interface ChoiceTableProps extends RowsProps {
  readonly table: Table;
  readonly columns: readonly ShownColumn[];
  /** What the corner says: that no choice was made yet. */
  readonly corner: string;
}

/** The choices beside each other. A narrow window shows the one in view, with a switch above it. */
export function ChoiceTable(props: ChoiceTableProps) {
  const { table, corner } = props;
  const { results } = useTexts();
  const id = useId();
  const isNarrow = useMedia(narrowWindow);
  const [seen, see] = useSeen(props.columns);
  const columns = isNarrow ? props.columns.filter((column) => column === seen) : props.columns;
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-corner border border-line bg-surface shadow-card">
      <h2 id={id} className="sr-only">
        {results.choices}
      </h2>
      {isNarrow ? (
        <ChoiceSwitch columns={props.columns} corner={corner} table={table} seen={seen} onSee={see} />
      ) : (
        <p className="px-4 pt-2.5 text-sm text-ink-soft">
          <Lead lead={table.lead} />
        </p>
      )}
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{results.choices}</caption>
        <thead className={isNarrow ? 'sr-only' : ''}>
          <tr className="align-top">
            <td className="w-[23%] px-4 py-1.5 text-sm text-ink-soft">{corner}</td>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            <ChoiceRow key={inDutch(row.label)} {...props} columns={columns} row={row} place={place} />
          ))}
        </tbody>
      </table>
      <TableFooter table={table} isNarrow={isNarrow} />
    </section>
  );
}

function TableFooter({
  table: { lead, notes, rows },
  isNarrow,
}: Pick<ChoiceTableProps, 'table'> & { readonly isNarrow: boolean }) {
  const { results, outcome } = useTexts();
  return (
    <div className="flex flex-wrap gap-x-8 border-t border-line px-4 py-1.5 print:sm:not-has-[details[open]]:hidden">
      {isNarrow ? (
        <p className="text-sm text-ink-soft">
          <Lead lead={lead} />
        </p>
      ) : null}
      <Disclosure label={results.notes}>
        <ul lang="nl" className="flex max-w-3xl list-disc flex-col gap-1 pl-5">
          {notes.map((note) => (
            <li key={note}>
              <Worded isDutch>{note}</Worded>
            </li>
          ))}
        </ul>
      </Disclosure>
      <ManualLink section="uitkomst-op-scherm" className="order-last sm:ml-auto" />
      <Disclosure label={results.source}>
        <ul className="flex flex-col gap-3">
          {rows.map((row) => (
            <li key={inDutch(row.label)}>
              <p className="font-semibold">{statedInWords(row.label, outcome)}</p>
              <SourceFacts source={row} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function ColumnHead({ column }: { readonly column: ShownColumn }) {
  const { results, outcome } = useTexts();
  const { letter, name, premium, isInView, standing, onPress } = column;
  const face = 'flex w-full items-start gap-2 text-left text-base';
  const label = (
    <>
      <Letter letter={letter} />
      <span className="min-w-0 leading-6 font-[650] wrap-anywhere">{inWords(name, outcome)}</span>
    </>
  );
  const states = [isInView ? results.inView : null, standing].filter((part) => part !== null);
  return (
    <th
      scope="col"
      className={classNames(
        'border-t-2 px-3 py-1.5 font-normal',
        isInView ? `border-t-brand ${inViewLook}` : 'border-t-transparent',
      )}
    >
      {onPress === null ? (
        <span className={face}>{label}</span>
      ) : (
        <button
          type="button"
          aria-pressed={isInView}
          onClick={onPress}
          className={classNames(face, 'rounded-sm hover:text-brand hover:underline')}
        >
          {label}
        </button>
      )}
      <span className="mt-0.5 block text-sm text-ink-soft">{inWords(together(premium), outcome)}</span>
      <span className="block min-h-5 text-xs font-semibold text-brand">{states.join(' · ')}</span>
    </th>
  );
}

interface ChoiceSwitchProps extends Pick<ChoiceTableProps, 'columns' | 'corner' | 'table'> {
  readonly seen: ShownColumn | undefined;
  readonly onSee: (column: ShownColumn) => void;
}

/** Which of the choices is seen, where there is room for one; with what the law says of it, which may stand below the window. */
function ChoiceSwitch({ columns, corner, table, seen, onSee }: ChoiceSwitchProps) {
  const { results, outcome } = useTexts();
  const row = table.rows.findIndex(({ question }) => question === 'allowed');
  const verdict = seen?.cells[row] ?? null;
  const nameOf = ({ letter, name }: ShownColumn) => `${letter} ${inWords(name, outcome)}`;
  const [only, ...others] = columns;
  return (
    <div className="border-b border-line p-3">
      {only !== undefined && others.length === 0 ? (
        <p className="font-[650]">{nameOf(only)}</p>
      ) : (
        <fieldset aria-label={results.choices} className="flex gap-1 rounded-corner bg-ground p-1">
          {columns.map((column) => (
            <button
              key={column.key}
              type="button"
              aria-pressed={column === seen}
              onClick={() => onSee(column)}
              className={classNames(
                'min-h-11 min-w-0 flex-1 rounded-corner px-2 py-1 text-sm leading-tight font-semibold wrap-anywhere',
                column === seen ? 'bg-brand text-brand-text' : 'text-ink',
              )}
            >
              {nameOf(column)} <Forbidden cell={column.cells[row] ?? null} />
            </button>
          ))}
        </fieldset>
      )}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <span>{inWords(together(seen?.premium ?? []), outcome)}</span>
        {verdict?.tone === undefined ? null : (
          <VerdictMark text={statedInWords(verdict.text, outcome)} tone={verdict.tone} />
        )}
        <span>{seen?.standing ?? corner}</span>
      </div>
    </div>
  );
}

/** That the law forbids a choice, before it is pressed. */
function Forbidden({ cell }: { readonly cell: ChoiceCell | null }) {
  const { outcome } = useTexts();
  if (cell?.tone !== 'forbidden') return null;
  return <Ban size={14} aria-label={statedInWords(cell.text, outcome)} className="inline" />;
}

/** The column that a narrow window shows: one that was pressed since another came in view, also if it is forbidden. */
function useSeen(columns: readonly ShownColumn[]) {
  const inView = columns.find(({ isInView }) => isInView) ?? columns[0];
  const [pressed, setPressed] = useState({ key: '', since: '' });
  const since = inView?.key ?? '';
  const seen = columns.find(({ key }) => pressed.since === since && key === pressed.key) ?? inView;
  const see = ({ key, onPress }: ShownColumn) => {
    setPressed({ key, since });
    onPress?.();
  };
  return [seen, see] as const;
}

/** What holds for every figure. */
function Lead({ lead }: Pick<Table, 'lead'>) {
  const { outcome } = useTexts();
  return <Worded>{lead.map((sentence) => inWords(sentence, outcome)).join(' ')}</Worded>;
}
