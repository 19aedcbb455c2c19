import { useState, useEffect } from 'react';
import { CustomerDetails } from '#web/app/shell/customer-details.tsx';
import { LanguageMenu } from '#web/ui/language-menu.tsx';
import { SchemeMenu } from '#web/ui/scheme-menu.tsx';
import { customer } from '#web/customer/customer.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { FileDown, ArrowUp } from 'lucide-react';
import { type GeneralDocument, generalDocuments, generalDocumentNames } from '#api/general-document-files.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { downloadedFile } from '#web/lib/api-client.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDownload } from '#web/ui/use-download.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { goToPageStart } from '#web/ui/page-start.ts';

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

/** Manual, questions and conditions; a click downloads them. */
function DocumentLinks() {
  const { footer } = useFirstTexts();
  return (
    <nav aria-label={footer.label} className="no-print">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {generalDocumentNames.map((name) => (
          <li key={name}>
            <DocumentLink name={name} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DocumentLink({ name }: { readonly name: GeneralDocument }) {
  const { footer } = useFirstTexts();
  const { isBusy, start } = useDownload();
  const address = filledPath(apiPaths.generalDocument, { documentType: name });
  const { savedAs } = generalDocuments[name];
  return (
    <a
      href={address}
      download={savedAs}
      onClick={(event) => {
        // Fetched with the login, so that a failure can be shown.
        event.preventDefault();
        start(() => downloadedFile(address), savedAs);
      }}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm text-ink-soft underline-offset-2 hover:text-brand hover:underline"
    >
      {isBusy ? <Spinner size={15} /> : <FileDown size={15} />}
      {footer.documents[name]}
    </a>
  );
}

/** How far someone has scrolled, in pixels, before the way back up is offered. */
const threshold = 200;

function ScrollToTop() {
  const texts = useFirstTexts();
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    const look = () => setIsOffered(scrollY > threshold);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!isOffered) return null;
  return (
    <a
      href="#root"
      aria-label={texts.general.toTop}
      onClick={(event) => {
        event.preventDefault();
        const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        goToPageStart(isCalm ? 'auto' : 'smooth');
      }}
      className={`to-top no-print fixed right-5 bottom-5 z-30 h-10! w-10! shadow-pop ${buttonClass('primary', 'icon')}`}
    >
      <ArrowUp size={20} />
    </a>
  );
}
