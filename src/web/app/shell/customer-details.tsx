import { Mail, Phone } from 'lucide-react';
import { customer } from '#web/customer/customer.ts';
import type { CustomerLink } from '#web/customer/customer-schema.ts';
import { givenLanguage, screenLanguage } from '#web/customer/local-text.ts';
import { languageTag } from '#web/i18n/language-choice.ts';
import { useLanguageChoice, useFirstTexts } from '#web/i18n/language.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { OutsideLink } from '#web/ui/outside-link.tsx';

const { contactDetails, informationLinks, socialLinks } = customer;
const linkClass =
  'inline-flex min-h-7 items-center gap-2 rounded-sm hover:text-brand hover:underline underline-offset-2';

/** What a customer adds to the footer: how to reach it, where to read on, where to follow it. */
export function CustomerDetails() {
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
