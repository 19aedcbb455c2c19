import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Decision } from '#api/decisions.ts';
import { decisionFields } from '#output/topics/variants/decisions-section.ts';
import { type RecordedDecision } from '#output/model/compared-outcome.ts';
import { useTexts } from '#web/i18n/language.ts';

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
