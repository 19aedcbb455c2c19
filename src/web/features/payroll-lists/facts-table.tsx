import type { SoughtColumn } from '#input/payroll-lists/look-at-file.ts';
import type { ChosenColumns } from '#web/features/payroll-lists/column-mapping.ts';
import type { FilledTemplate } from '#web/features/payroll-lists/mapping-messages.ts';
import { useTexts } from '#web/i18n/language.ts';
import { ScrollBox } from '#web/ui/scroll-box.tsx';

interface FactsTableProps {
  readonly facts: FilledTemplate['facts'];
  readonly held: FilledTemplate['held'];
  readonly ours: readonly SoughtColumn[];
  readonly chosen: ChosenColumns;
}

/** What was made of each column: from which it came, or that the template had it, and its lowest, middle and highest value. */
export function FactsTable({ facts, held, ours, chosen }: FactsTableProps) {
  const { participantsFile: text } = useTexts();
  const cell = 'py-1.5 pr-4 text-left align-top';
  const headerOf = (key: string): string => ours.find((column) => column.key === key)?.header ?? '';
  const shown = facts.filter(({ key }) => chosen[key] || held?.headers.includes(headerOf(key)));
  const from = (key: string): string => (chosen[key] ? (chosen[key].header ?? text.rowNumber) : text.template);
  return (
    <ScrollBox label={text.factsWide}>
      <table className="w-full text-sm">
        <caption className="mb-1 text-left text-ink-soft">{text.facts}</caption>
        <thead>
          <tr className="border-b border-line-strong/60">
            {Object.values(text.factHeads).map((head) => (
              <th key={head} scope="col" className={`${cell} font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, lowest, middle, highest, empty, total, words }) => (
            <tr key={key} className="border-b border-line last:border-0">
              <th scope="row" lang="nl" className={`${cell} font-semibold`}>
                {headerOf(key)}
              </th>
              <td className={`${cell} min-w-28 wrap-anywhere`}>{from(key)}</td>
              <td className={cell}>
                {lowest ||
                  Object.entries(words)
                    .map(([word, count]) => `${count} × ${word}`)
                    .join(', ')}
              </td>
              <td className={cell}>{middle}</td>
              <td className={cell}>{highest}</td>
              <td className={cell}>{total}</td>
              <td className={cell}>{empty > 0 ? empty : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
