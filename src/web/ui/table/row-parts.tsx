import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#web/ui/button.tsx';

interface RowStateProps {
  readonly icon: LucideIcon;
  /** Colour of the text. */
  readonly look: string;
  readonly children: ReactNode;
}

/** How it is with what a row is about: an icon and a word, in its colour. */
export const RowState = ({ icon: Icon, look, children }: RowStateProps) => (
  <span className={`flex items-center gap-1.5 ${look}`}>
    <Icon aria-hidden size={18} className="shrink-0" />
    {children}
  </span>
);

/** What can be done with a row, at its end. */
export const RowActions = ({ children }: { readonly children: ReactNode }) => (
  <div className="no-print flex w-full justify-end gap-1">{children}</div>
);

interface RowButtonProps {
  readonly icon: LucideIcon;
  readonly look?: ButtonLook;
  readonly title: string;
  /** Says of which row as well. */
  readonly name: string;
  readonly onClick: () => void;
}

/** One of them, as an icon. */
export const RowButton = ({ icon: Icon, look = 'quiet', title, name, onClick }: RowButtonProps) => (
  <Button look={look} size="icon" title={title} aria-label={name} onClick={onClick}>
    <Icon aria-hidden size={16} />
  </Button>
);

/** The column of what can be done: without a heading in sight, and not on paper. */
export const actionsColumn = (label: string, width: string) =>
  ({
    id: 'actions',
    enableSorting: false,
    meta: { label, hidesHeading: true, isOffPaper: true, width },
  }) as const;
