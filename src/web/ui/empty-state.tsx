import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** Shown instead of a list without rows: what belongs here and how to begin. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <span aria-hidden className="mb-2 rounded-full bg-brand-soft p-4 text-brand">
        {icon}
      </span>
      <p className="text-lg font-semibold">{title}</p>
      <p className="max-w-md text-ink-soft">{text}</p>
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
