import { useState } from 'react';
import { LanguageMenu } from '#web/app/shell/language-menu.tsx';
import { ScrollToTop } from '#web/app/shell/scroll-to-top.tsx';
import { customer } from '#web/customer/customer.ts';
import { useTexts } from '#web/i18n/language.ts';

export function Footer() {
  const texts = useTexts();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex w-full max-w-[76rem] flex-wrap items-center justify-between gap-3 px-5 py-5 sm:px-8">
        <p className="text-sm text-ink-soft">{texts.general.footer(customer.name, year)}</p>
        <LanguageMenu />
      </div>
      <ScrollToTop />
    </footer>
  );
}
