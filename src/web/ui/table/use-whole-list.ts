import type { RowData } from '@tanstack/react-table';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { showError } from '#web/ui/toasts.tsx';

interface WholeList<Row> {
  /** All rows, while they are put on paper. */
  readonly whole: readonly Row[] | null;
  /** Null: what is there is the whole list. */
  readonly print: PrintWhole | null;
}

export interface PrintWhole {
  readonly isBusy: boolean;
  readonly start: () => void;
}

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

/** Fetches the rows of a list that came by page, for paper: by the button, or by the key that browsers print by. */
export function useWholeList<Row extends RowData>(
  isCut: boolean,
  fetchWhole: (() => Promise<readonly Row[]>) | undefined,
): WholeList<Row> {
  const texts = useTexts();
  const [whole, setWhole] = useState<readonly Row[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const printed = async (fetchRows: () => Promise<readonly Row[]>) => {
    const rows = await fetchRows();
    flushSync(() => setWhole(rows));
    globalThis.print();
  };
  const isOffered = isCut && fetchWhole !== undefined;
  const start = () => {
    if (!isOffered || isBusy) return;
    setIsBusy(true);
    printed(fetchWhole)
      .catch((error: unknown) => showError(texts.table.printFailed, problemText(error)))
      .finally(() => setIsBusy(false));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOffered || !isPrintKey(event)) return;
    event.preventDefault();
    start();
  });
  useEffect(() => {
    const end = () => setWhole(null);
    const take = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', take);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('keydown', take);
      removeEventListener('afterprint', end);
    };
  }, []);
  return { whole, print: isOffered || whole !== null ? { isBusy, start } : null };
}
