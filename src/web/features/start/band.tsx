import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const grounds = {
  page: 'bg-ground',
  white: 'border-y border-line bg-surface',
  soft: 'border-b border-line bg-brand-soft',
  brand: 'bg-band text-band-text',
} as const;

interface BandProps {
  readonly ground: keyof typeof grounds;
  /** Id of the heading that names the band. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** A part of the landing page with its ground from edge to edge and its content in the width of the other pages. */
export function Band({ ground, labelledBy, children }: BandProps) {
  return (
    <section aria-labelledby={labelledBy} className={classNames('border-transparent', grounds[ground])}>
      <div className="mx-auto w-full max-w-page px-5 py-12 sm:px-8 sm:py-16">{children}</div>
    </section>
  );
}

export function BandHeading({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className="text-[1.625rem] leading-tight font-[650] tracking-[-0.015em] text-balance">
      {children}
    </h2>
  );
}
