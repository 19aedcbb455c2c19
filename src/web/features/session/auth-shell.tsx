import { type ReactNode } from 'react';
import { LanguageMenu } from '#web/ui/language-menu.tsx';
import { SchemeMenu } from '#web/ui/scheme-menu.tsx';
import { customer } from '#web/customer/customer.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { usePageStart } from '#web/ui/page-start.ts';

/** The frame around everything before the sign-in: brand, purpose, and what happens with data. */
export function AuthShell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const texts = useFirstTexts();
  usePageStart();
  return (
    <div className="flex min-h-dvh flex-col items-center px-5 py-10 sm:justify-center">
      <title>{`${title} - ${customer.name}`}</title>
      <header className="mb-6 flex w-full max-w-md flex-col items-start gap-4">
        <BrandMark />
        <p className="text-ink-soft">{texts.auth.purpose}</p>
      </header>
      <main className="w-full max-w-md rounded-[calc(var(--corner)*1.5)] border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 tabIndex={-1} className="mb-4 text-2xl font-[650]">
          {title}
        </h1>
        {children}
      </main>
      <footer className="mt-6 flex w-full max-w-md flex-col items-start gap-4 text-sm text-ink-soft">
        <p>{texts.auth.privacy}</p>
        <div className="flex flex-wrap gap-3">
          <LanguageMenu />
          <SchemeMenu />
        </div>
      </footer>
    </div>
  );
}
