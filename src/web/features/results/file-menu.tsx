import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/popover.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface FileMenuProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The files of an outcome, behind one button. */
export function FileMenu({ isBusy, children }: FileMenuProps) {
  const { results } = useTexts();
  return (
    <Popover
      button={
        <>
          {isBusy ? <Spinner size={14} /> : <Download size={16} />}
          {results.download}
          <ChevronDown size={16} />
        </>
      }
      buttonClassName={buttonClass('secondary', 'small')}
      align="end"
      className="min-w-64 py-1.5"
    >
      {children}
    </Popover>
  );
}

interface FileItemProps {
  readonly onPick: () => void;
  readonly isGone?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export const FileItem = ({ onPick, isGone = false, className = '', children }: FileItemProps) => (
  <button
    type="button"
    disabled={isGone}
    onClick={(event) => {
      event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      onPick();
    }}
    className={classNames(
      'flex min-h-10 w-full cursor-pointer items-center justify-between gap-4 px-4 py-1.5 text-left hover:bg-brand-soft focus-visible:bg-brand-soft disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-off',
      className,
    )}
  >
    {children}
  </button>
);
