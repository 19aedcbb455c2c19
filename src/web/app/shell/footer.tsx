import { useState } from 'react';
import { ScrollToTop } from '#web/app/shell/scroll-to-top.tsx';
import { customer } from '#web/customer/customer.ts';
import { nl } from '#web/i18n/nl.ts';

export function Footer() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="border-t border-line">
      <p className="mx-auto w-full max-w-[76rem] px-5 py-5 text-sm text-ink-soft sm:px-8">
        {nl.general.footer(customer.name, year)}
      </p>
      <ScrollToTop />
    </footer>
  );
}
