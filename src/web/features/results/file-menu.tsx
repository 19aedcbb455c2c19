import { Menu } from '@base-ui/react/menu';
import { ChevronDown, Download } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';

interface FileMenuProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The files of an outcome, behind one button. */
export function FileMenu({ isBusy, children }: FileMenuProps) {
  const { results } = useTexts();
  // Within the page, not beside it: what is in no landmark is not found by who goes from one to the next.
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonClass('secondary', 'small')}>
        {isBusy ? <Spinner size={14} /> : <Download size={16} />}
        {results.download}
        <ChevronDown size={16} />
      </Menu.Trigger>
      <span ref={place} className="contents" />
      <Menu.Portal container={place}>
        <Menu.Positioner sideOffset={6} align="end" className="z-30">
          <Menu.Popup className="min-w-64 rounded-corner border border-line bg-surface py-1.5 shadow-pop outline-none">
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface FileItemProps {
  readonly onPick: () => void;
  readonly isGone?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export const FileItem = ({ onPick, isGone = false, className = '', children }: FileItemProps) => (
  <Menu.Item
    disabled={isGone}
    onClick={onPick}
    className={classNames(
      'flex min-h-10 cursor-pointer items-center justify-between gap-4 px-4 py-1.5 outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-off data-highlighted:bg-brand-soft',
      className,
    )}
  >
    {children}
  </Menu.Item>
);
