import { ContactForm } from '#web/features/start/contact-form.tsx';
import { Band, BandHeading } from '#web/features/start/band.tsx';
import { useOwnWords } from '#web/features/start/landing-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { ManualLink } from '#web/ui/manual-link.tsx';

/** Where people can write to the provider; shown when the customer wants it. */
export function ContactSection() {
  const { contact } = useTexts();
  const own = useOwnWords();
  return (
    <Band ground="page" labelledBy="contact">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <BandHeading id="contact">{own('contactTitle', contact.title)}</BandHeading>
          <p className="mt-4 text-ink-soft">{own('contactIntro', contact.intro)}</p>
          <p className="mt-3 text-ink-soft">{contact.privacy}</p>
          <ManualLink section="contact" className="mt-3" />
        </div>
        <ContactForm />
      </div>
    </Band>
  );
}
