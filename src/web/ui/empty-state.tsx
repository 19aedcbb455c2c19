import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** Shown instead of a list without rows: what belongs here and how to begin. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <span aria-hidden className="mb-2 rounded-full bg-brand-soft p-4 text-brand">
        <Icon size={28} />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      <p className="max-w-md text-ink-soft">{text}</p>
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
