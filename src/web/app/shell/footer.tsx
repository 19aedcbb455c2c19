import { useState } from 'react';
import { CustomerDetails } from '#web/app/shell/customer-details.tsx';
import { DocumentLinks } from '#web/app/shell/document-links.tsx';
import { LanguageMenu } from '#web/ui/language-menu.tsx';
import { SchemeMenu } from '#web/ui/scheme-menu.tsx';
import { ScrollToTop } from '#web/app/shell/scroll-to-top.tsx';
import { customer } from '#web/customer/customer.ts';
import { useFirstTexts } from '#web/i18n/language.ts';

/** Who offers this tool, its documents, the year, and the language of the screens. */
export function Footer() {
  const { footer } = useFirstTexts();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto w-full max-w-[76rem] px-5 sm:px-8">
        <CustomerDetails />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
          <p className="text-sm text-ink-soft">{footer.copyright(customer.name, year)}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <DocumentLinks />
            <SchemeMenu />
            <LanguageMenu />
          </div>
        </div>
      </div>
      <ScrollToTop />
    </footer>
  );
}
