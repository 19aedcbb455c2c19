import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import { Button, ButtonLink, type ButtonLook } from '#web/ui/button.tsx';

interface RowStateProps {
  readonly icon: LucideIcon;
  /** Colour of the text. */
  readonly look: string;
  readonly children: ReactNode;
}

/** How it is with what a row is about: an icon and a word, in its colour. */
export const RowState = ({ icon: Icon, look, children }: RowStateProps) => (
  <span className={`flex items-center gap-1.5 ${look}`}>
    <Icon size={18} className="shrink-0" />
    {children}
  </span>
);

interface RowNameProps {
  readonly to: string;
  readonly name: string;
  /** By what it is known as well. */
  readonly details: string | null;
}

/** The name of a row, which leads to what is behind it. */
export const RowName = ({ to, name, details }: RowNameProps) => (
  <div>
    <Link
      to={to}
      className="inline-flex min-h-6 items-center rounded-sm font-semibold text-ink hover:text-brand hover:underline"
    >
      {name}
    </Link>
    {details ? <span className="block text-xs text-ink-soft">{details}</span> : null}
  </div>
);

interface RowLinkProps {
  readonly to: string;
  readonly icon: LucideIcon;
  /** Says of which row as well. */
  readonly name: string;
  readonly children: ReactNode;
}

/** The way to what is behind a row, in words. */
export const RowLink = ({ to, icon, name, children }: RowLinkProps) => (
  <ButtonLink to={to} look="secondary" size="small" icon={icon} aria-label={name}>
    {children}
  </ButtonLink>
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
  <Button look={look} size="icon" title={title} aria-label={name} onClick={onClick} icon={Icon} />
);

/** A value, or quietly what is said instead. */
export const orQuietly = (value: ReactNode, otherwise: string): ReactNode =>
  value ?? <span className="text-ink-soft">{otherwise}</span>;

/** The column of what can be done: without a heading in sight, and not on paper. */
export const actionsColumn = (label: string, width: string) =>
  ({ id: 'actions', label, hidesHeading: true, isOffPaper: true, width }) as const;
