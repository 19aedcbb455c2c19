import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const tones = {
  info: { look: 'border-busy/25 bg-busy-soft text-ink', icon: Info, iconLook: 'text-busy' },
  good: { look: 'border-good/25 bg-good-soft text-ink', icon: CircleCheck, iconLook: 'text-good' },
  warning: { look: 'border-warn/30 bg-warn-soft text-ink', icon: TriangleAlert, iconLook: 'text-warn' },
  error: { look: 'border-bad/30 bg-bad-soft text-ink', icon: CircleAlert, iconLook: 'text-bad' },
} as const;

const roles = { atOnce: 'alert', politely: 'status' } as const;

interface NoticeProps {
  readonly tone: keyof typeof tones;
  /** For what appears later: read out at once, or when the reader is ready. */
  readonly announced?: 'atOnce' | 'politely';
  readonly className?: string;
  /** What can be done about it, beside the text. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Notice({ tone, announced, className, action, children }: NoticeProps) {
  const { look, icon: Icon, iconLook } = tones[tone];
  return (
    <div
      role={announced && roles[announced]}
      className={classNames('flex gap-3 rounded-corner border px-4 py-3', look, className)}
    >
      <Icon size={20} className={classNames('mt-0.5 shrink-0', iconLook)} />
      <div className={classNames('min-w-0 grow', action ? 'flex flex-wrap items-center justify-between gap-3' : null)}>
        {children}
        {action}
      </div>
    </div>
  );
}

/** What went wrong just now; nothing while nothing did. */
export const Fault = ({ action, children }: Pick<NoticeProps, 'action' | 'children'>) =>
  children ? (
    <Notice tone="error" announced="atOnce" action={action}>
      {children}
    </Notice>
  ) : null;
