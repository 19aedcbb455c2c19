import type { ReactNode } from 'react';
import { customer } from '#web/customer/customer.ts';
import { useFirstTexts } from '#web/i18n/language.ts';

interface WelcomeProps {
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

/** What the tool does, for who has no dossier yet; who has one knows, and can open it again. */
export function Welcome({ isFolded, children }: WelcomeProps) {
  const { desk } = useFirstTexts();
  if (!isFolded) return children;
  return (
    <details className="no-print">
      <summary className="mx-auto w-full max-w-page cursor-pointer px-5 py-5 font-semibold text-brand hover:underline sm:px-8">
        {desk.welcome(customer.name)}
      </summary>
      {children}
    </details>
  );
}
