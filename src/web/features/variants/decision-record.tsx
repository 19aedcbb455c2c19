import type { Decision } from '#api/decisions.ts';
import type { ExhibitTable as Table } from '#output/model/section.ts';
import { ExhibitTable } from '#web/dossier/exhibits/exhibit-table.tsx';
import { Disclosure } from '#web/dossier/exhibits/source-of-figures.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { decisionFields } from '#output/topics/variants/decisions-section.ts';
import type { RecordedDecision } from '#output/model/compared-outcome.ts';

/** One decision: what, by whom, when and why, and on request what was shown. */
export function DecisionRecord({ decision }: { readonly decision: Decision }) {
  const { decisions: texts, formats } = useTexts();
  const { content, decidedBy, decidedOn, reason } = decision;
  return (
    <li>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p lang="nl" className="font-[650]">
          {`${content.goal}, ${content.form.toLowerCase()}: ${content.premium}`}
        </p>
        <p lang="nl" className="text-sm">
          {content.marks.map(({ text }) => text).join(', ')}
        </p>
        <p className="text-sm text-ink-soft">{texts.byOn(decidedBy, formats.moment(decidedOn))}</p>
      </div>
      <p className="mt-1 break-words whitespace-pre-line">{reason}</p>
      <Disclosure label={texts.figures}>
        {tablesOf(texts, decision).map(({ name, table }) =>
          table.rows.length === 0 ? null : (
            <div key={name} className="mt-3">
              <h3 className="font-semibold">{name}</h3>
              <ExhibitTable table={table} name={name} />
            </div>
          ),
        )}
      </Disclosure>
    </li>
  );
}

function tablesOf({ columns, ...texts }: Catalogue['decisions'], { content }: Decision) {
  const { figures, passed, attention } = content;
  return [
    {
      name: columns.figure,
      table: tableOf(
        [columns.figure, columns.amount, columns.compared],
        figures.map(({ label, text, comparison }) => [label, text, comparison ?? '']),
      ),
    },
    {
      name: texts.attention,
      table: tableOf(
        [columns.level, columns.check, columns.about, columns.finding, columns.article],
        attention.map(({ level, title, about, finding, article }) => [level, title, about, finding, article]),
      ),
    },
    {
      name: texts.passed,
      table: tableOf(
        [columns.check, columns.about, columns.finding, columns.article],
        passed.map(({ title, about, finding, article }) => [title, about, finding, article]),
      ),
    },
  ];
}

const tableOf = (heads: readonly string[], rows: Table['rows']): Table => ({
  columns: heads.map((head) => ({ head, share: 100 / heads.length, align: 'left' })),
  rows,
  emphasised: [],
  barred: [],
});

/** On paper: every decision with all that was kept of it. */
export function DecisionTables({ decisions }: { readonly decisions: readonly Decision[] }) {
  const { decisions: texts, formats } = useTexts();
  const onPaper = ({ content, decidedOn, ...decision }: Decision): RecordedDecision => ({
    ...decision,
    decidedOn: formats.moment(decidedOn),
    content: { ...content, calculatedOn: formats.moment(content.calculatedOn) },
  });
  return decisions.map((decision) => (
    <table key={decision.id} lang="nl" className="mb-6 w-full border-t border-line-strong text-sm">
      <caption className="sr-only">{texts.byOn(decision.decidedBy, formats.moment(decision.decidedOn))}</caption>
      <tbody>
        {decisionFields(onPaper(decision), 'full').map(({ label, lines }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="w-44 py-1 pr-4 text-left align-top font-semibold">
              {label}
            </th>
            <td className="py-1 align-top break-words">
              {lines.length === 0
                ? '–'
                : lines.map((line, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
                    <p key={place}>{line}</p>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

interface OwnPrintProps {
  readonly onPrinted: () => void;
  readonly children: ReactNode;
}

/** Prints what is in it instead of the page, as soon as it is there. */
export function OwnPrint({ onPrinted, children }: OwnPrintProps) {
  useEffect(() => {
    const page = document.querySelector('#root');
    page?.classList.add('no-print');
    globalThis.addEventListener('afterprint', onPrinted);
    globalThis.print();
    return () => {
      page?.classList.remove('no-print');
      globalThis.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(<div className="hidden print:block">{children}</div>, document.body);
}
