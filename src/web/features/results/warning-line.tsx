import { ChevronDown, TriangleAlert } from 'lucide-react';
import type { Warnings } from '#output/model/screen-result.ts';
import { useTexts } from '#web/i18n/language.ts';
import { ScrollBox } from '#web/ui/scroll-box.tsx';

/** What is to be known before any figure is read, in one line that opens its list: remarks on the input, who is left out, and with whom it may not be shared. */
export function WarningLine({ warnings }: { readonly warnings: Warnings }) {
  const { results } = useTexts();
  const { headline, findings, leftOut, leftOutCount, confidential } = warnings;
  const parts = [
    findings.length > 0 ? results.warnings(findings.length) : null,
    leftOutCount > 0 ? results.leftOut(leftOutCount) : null,
    confidential === null ? null : results.confidential,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const sentences = [headline, leftOut, confidential].filter((sentence) => sentence !== null);
  return (
    <details className="group text-sm open:basis-full">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-sm font-semibold text-warn hover:underline">
        <TriangleAlert size={16} className="shrink-0" />
        {parts.join(' · ')}
        <ChevronDown size={14} className="no-print group-open:rotate-180" />
      </summary>
      <div className="mt-1 rounded-corner border border-warn/30 bg-warn-soft px-4 py-3">
        <div lang="nl" className="flex flex-col gap-1">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {findings.length === 0 ? null : (
          <ScrollBox label={results.tableWide(results.warnings(findings.length))}>
            <FindingTable findings={findings} />
          </ScrollBox>
        )}
      </div>
    </details>
  );
}

function FindingTable({ findings }: Pick<Warnings, 'findings'>) {
  const { results } = useTexts();
  const { place, what, remedy } = results.warningColumns;
  const cell = 'py-1.5 pr-4 align-top';
  return (
    <table className="mt-2 w-full min-w-136">
      <caption className="sr-only">{results.warnings(findings.length)}</caption>
      <thead>
        <tr className="border-b border-warn/30 text-left">
          {[place, what, remedy].map((head) => (
            <th key={head} scope="col" className={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody lang="nl">
        {findings.map((finding, index) => (
          // Two findings can be the same in every word.
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <tr key={index} className="border-b border-warn/20 last:border-0">
            <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
              {finding.sheet === null ? results.wholeFile : [finding.sheet, finding.cell].filter(Boolean).join(' ')}
            </th>
            <td className={cell}>{finding.message}</td>
            <td className={cell}>{finding.remedy}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
