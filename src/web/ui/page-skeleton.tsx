import { useFirstTexts } from '#web/i18n/language.ts';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';

/** Placeholder for a page whose code is still loading, in the sizes of a page with a list. */
export function PageSkeleton() {
  const texts = useFirstTexts();
  return (
    <div aria-busy>
      <output className="sr-only">
        <MessageInItsLanguage>{texts.system.loading}</MessageInItsLanguage>
      </output>
      <div aria-hidden>
        <div className="mb-6">
          <span className="mb-2 block h-6" />
          <span className="skeleton block h-8 w-72 max-w-full" />
          <span className="skeleton mt-2 block h-4 w-96 max-w-full" />
        </div>
        <div className="h-[27rem] rounded-corner border border-line bg-surface shadow-card" />
      </div>
    </div>
  );
}
