import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

interface ControlFrameProps {
  readonly id: string;
  readonly label: string;
  readonly isChanged: boolean;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** A choice with its name, and the way back once it was changed. */
export function ControlFrame({ id, label, isChanged, onReset, children }: ControlFrameProps) {
  const { whatIf } = useTexts();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {isChanged ? (
          <Button look="quiet" size="icon" aria-label={whatIf.backOf(label)} onClick={onReset} icon={RotateCcw} />
        ) : null}
      </div>
      {children}
    </div>
  );
}
