import { useState, useEffect } from 'react';
import { LanguageMenu } from '#web/ui/language-menu.tsx';
import { SchemeMenu } from '#web/ui/scheme-menu.tsx';
import { customer } from '#web/customer/customer.ts';
import { useFirstTexts, useLanguageChoice } from '#web/i18n/language.ts';
import { FileDown, ArrowUp, Mail, Phone } from 'lucide-react';
import { type GeneralDocument, generalDocuments, generalDocumentNames } from '#api/general-document-files.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { downloadedFile } from '#web/lib/api-client.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDownload } from '#web/ui/use-download.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { goToPageStart } from '#web/ui/page-start.ts';
import type { CustomerLink } from '#web/customer/customer-schema.ts';
import { givenLanguage, screenLanguage } from '#web/customer/local-text.ts';
import { languageTag } from '#web/i18n/language-choice.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { OutsideLink } from '#web/ui/outside-link.tsx';

/** Who offers this tool, its documents, the year, and the language of the screens. */
export function Footer() {
  const { footer } = useFirstTexts();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto w-full max-w-page px-5 sm:px-8">
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

const { contactDetails, informationLinks, socialLinks } = customer;
const linkClass =
  'inline-flex min-h-7 items-center gap-2 rounded-sm hover:text-brand hover:underline underline-offset-2';

/** What a customer adds to the footer: how to reach it, where to read on, where to follow it. */
function CustomerDetails() {
  const { footer } = useFirstTexts();
  if (!contactDetails && informationLinks.length + socialLinks.length === 0) return null;
  return (
    <div className="grid gap-x-10 gap-y-8 border-b border-line py-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1.2fr_1fr_1fr]">
      <div>
        <BrandMark />
      </div>
      {contactDetails ? <ContactDetails details={contactDetails} /> : null}
      <LinkList title={footer.information} links={informationLinks} />
      <LinkList title={footer.social} links={socialLinks} />
    </div>
  );
}

const headingClass = 'mb-2 text-sm font-[650]';

function ContactDetails({ details }: { readonly details: NonNullable<typeof contactDetails> }) {
  const { footer } = useFirstTexts();
  const { organisation, address, telephone, email } = details;
  return (
    <section className="text-sm">
      <h2 className={headingClass}>{footer.contact}</h2>
      <address className="text-ink-soft not-italic">
        {[organisation, ...address].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="mt-2 flex flex-col items-start">
          <OutsideLink address={`tel:${telephone.replaceAll(/[^+0-9]/g, '')}`} className={linkClass}>
            <Phone size={15} />
            <span className="sr-only">{footer.telephone}: </span>
            {telephone}
          </OutsideLink>
          <OutsideLink address={`mailto:${email}`} className={linkClass}>
            <Mail size={15} className="shrink-0" />
            <span className="sr-only">{footer.email}: </span>
            <span className="wrap-anywhere">{email}</span>
          </OutsideLink>
        </span>
      </address>
    </section>
  );
}

function LinkList({ title, links }: { readonly title: string; readonly links: readonly CustomerLink[] }) {
  const language = screenLanguage(useLanguageChoice());
  if (links.length === 0) return null;
  return (
    <section className="text-sm">
      <h2 className={headingClass}>{title}</h2>
      <ul className="text-ink-soft">
        {links.map(({ label, address }) => {
          const given = givenLanguage(Object.keys(label), language);
          return (
            <li key={address}>
              <OutsideLink address={address} className={linkClass}>
                <span lang={languageTag(given)}>{label[given]}</span>
              </OutsideLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
