import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFirstTexts } from '#web/i18n/language.ts';

interface OutsideLinkProps {
  readonly address: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link out of this site: a page opens beside it, knows nothing of it and cannot reach it; mail and telephone just open. */
export function OutsideLink({ address, className, children }: OutsideLinkProps) {
  const { footer } = useFirstTexts();
  if (!address.startsWith('https:')) {
    return (
      <a href={address} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer external" className={className}>
      {children}
      <ArrowUpRight size={15} className="ml-0.5 inline align-[-0.1em]" />
      <span className="sr-only"> ({footer.opensElsewhere})</span>
    </a>
  );
}
