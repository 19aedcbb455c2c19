import { useState } from 'react';
import type { DoubtfulRow } from '#input/payroll-lists/who-counts.ts';
import type { FilledTemplate } from '#web/features/payroll-lists/mapping-messages.ts';
import { useRowText } from '#web/features/payroll-lists/question-text.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';

interface RowTicksProps {
  readonly rows: readonly DoubtfulRow[];
  readonly places: FilledTemplate['places'];
  /** As was decided before. */
  readonly decided: Readonly<Record<number, boolean>>;
  readonly onChoose: (decided: Readonly<Record<number, boolean>>) => void;
}

/** A tick for each row: whether it counts. */
export function RowTicks({ rows, places, decided, onChoose }: RowTicksProps) {
  const { participantsFile: text } = useTexts();
  const rowText = useRowText(places);
  const [counts, setCounts] = useState<Readonly<Record<number, boolean>>>(() =>
    Object.fromEntries(rows.map(({ row, counts: proposed }) => [row, decided[row] ?? proposed])),
  );
  const all = (value: boolean) => setCounts(Object.fromEntries(rows.map(({ row }) => [row, value])));
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => all(true)}>
          {text.tickAll}
        </Button>
        <Button look="quiet" size="small" onClick={() => all(false)}>
          {text.tickNone}
        </Button>
      </div>
      <ScrollBox label={text.rowsLabel}>
        <ul className="flex max-h-80 flex-col gap-1 text-sm">
          {rows.map((asked) => (
            <li key={asked.row}>
              <label className="flex min-h-6 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-4 accent-brand"
                  checked={counts[asked.row] ?? false}
                  onChange={({ target }) => setCounts({ ...counts, [asked.row]: target.checked })}
                />
                <span>{rowText(asked)}</span>
                <span className="text-ink-soft">{asked.detail}</span>
              </label>
            </li>
          ))}
        </ul>
      </ScrollBox>
      <Button look="secondary" className="self-start" onClick={() => onChoose({ ...decided, ...counts })}>
        {text.next}
      </Button>
    </>
  );
}
