import { useId, type ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface CardProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page with a heading of its own. */
export function Card({ title, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-corner border border-line bg-surface p-5 shadow-card sm:p-6', className)}
    >
      <h2 id={id} className="mb-3 text-lg font-[650]">
        {title}
      </h2>
      {children}
    </section>
  );
}
