import { useFirstTexts } from '#web/i18n/language.ts';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';

/** Placeholder for the landing page while its code is loading. */
export function StartSkeleton() {
  const texts = useFirstTexts();
  return (
    <div aria-busy className="h-[34rem] border-b border-line bg-brand-soft">
      <output className="sr-only">
        <MessageInItsLanguage>{texts.system.loading}</MessageInItsLanguage>
      </output>
    </div>
  );
}
