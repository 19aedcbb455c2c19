import type { RowData } from '@tanstack/react-table';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListTableState } from '#web/ui/table/features.ts';
import { pageIndexFor, pageSizes } from '#web/ui/table/page-number.ts';
import { usePrinting } from '#web/ui/table/use-printing.ts';
import type { PrintWhole } from '#web/ui/table/use-whole-list.ts';

interface PaginationProps<Row extends RowData> {
  readonly table: ListTableState<Row>;
  /** Puts the whole list on paper, where it came by page. */
  readonly print?: PrintWhole | null;
}

/**
 * Page size, place in the list, jump to a page, and the four steps, where pages of the smallest size would be more than
 * one: whoever made one page of them by a larger size can go back. Without pages readers alone are told how many rows.
 */
export function Pagination<Row extends RowData>({ table, print = null }: PaginationProps<Row>) {
  const texts = useTexts();
  const isPrinting = usePrinting();
  const { pageIndex, pageSize } = table.state.pagination;
  const total = table.getRowCount();
  const from = pageIndex * pageSize + 1;
  const last = table.getPageCount() - 1;
  const range = total > 0 ? texts.table.range(from, Math.min(from + pageSize - 1, total), total) : null;
  if (total <= pageSizes[0]) return <output className="sr-only">{range}</output>;
  return (
    <>
      {/* Of a list that is too long to come as a whole, paper says which part it has. */}
      {isPrinting && last > 0 ? <p className="border-t border-line px-4 py-3 text-sm">{range}</p> : null}
      <nav
        aria-label={texts.table.pages}
        className="no-print flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-3 text-sm"
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <select
            aria-label={texts.table.pageSize}
            value={pageSize}
            onChange={(event) => table.setPagination({ pageIndex: 0, pageSize: Number(event.target.value) })}
            className="select h-8 rounded-corner border border-line-strong bg-surface pr-7 pl-2.5"
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {texts.table.perPage(size)}
              </option>
            ))}
          </select>
          {/* Said to readers too when a search or another page changes it. */}
          <output className="min-w-24 text-ink-soft">{range}</output>
          {print === null ? null : (
            <Button
              look="quiet"
              size="small"
              aria-disabled={print.isBusy}
              onClick={print.start}
              icon={Printer}
              isBusy={print.isBusy}
            >
              {texts.table.printWhole}
            </Button>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <PageJump
            pageIndex={pageIndex}
            pageCount={Math.max(1, last + 1)}
            onJump={(index) => table.setPageIndex(index)}
          />
          <div className="flex gap-1">
            <Step
              icon={ChevronFirst}
              label={texts.table.first}
              isOff={pageIndex <= 0}
              onClick={() => table.setPageIndex(0)}
            />
            <Step
              icon={ChevronLeft}
              label={texts.table.previous}
              isOff={pageIndex <= 0}
              onClick={() => table.setPageIndex(pageIndex - 1)}
            />
            <Step
              icon={ChevronRight}
              label={texts.table.next}
              isOff={pageIndex >= last}
              onClick={() => table.setPageIndex(pageIndex + 1)}
            />
            <Step
              icon={ChevronLast}
              label={texts.table.last}
              isOff={pageIndex >= last}
              onClick={() => table.setPageIndex(last)}
            />
          </div>
        </div>
      </nav>
    </>
  );
}

interface PageJumpProps {
  readonly pageIndex: number;
  readonly pageCount: number;
  readonly onJump: (pageIndex: number) => void;
}

function PageJump({ pageIndex, pageCount, onJump }: PageJumpProps) {
  const texts = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const jump = (text: string) => {
    setTyped(text);
    const index = pageIndexFor(text, pageCount);
    if (index !== null) onJump(index);
  };
  return (
    <label className="flex items-center gap-2">
      {texts.table.goToPage}
      <input
        type="number"
        min={1}
        max={pageCount}
        value={typed ?? pageIndex + 1}
        onChange={(event) => jump(event.target.value)}
        onBlur={() => setTyped(null)}
        className="h-8 w-16 rounded-corner border border-line-strong bg-surface px-2"
      />
      <span className="text-ink-soft">{texts.table.ofPages(pageCount)}</span>
    </label>
  );
}

interface StepProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** Off without the `disabled` attribute: whoever steps to the last page with the keyboard keeps the focus. */
function Step({ icon: Icon, label, isOff, onClick }: StepProps) {
  return <Button look="secondary" size="icon" aria-label={label} aria-disabled={isOff} onClick={onClick} icon={Icon} />;
}
