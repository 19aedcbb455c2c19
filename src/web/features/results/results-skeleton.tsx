import { useTexts } from '#web/i18n/language.ts';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';

/** Placeholder in the sizes of the answer and its cards, while the outcome is on its way. */
export function ResultsSkeleton() {
  const { system } = useTexts();
  return (
    <div aria-busy>
      <output className="sr-only">
        <MessageInItsLanguage>{system.loading}</MessageInItsLanguage>
      </output>
      <div aria-hidden>
        <span className="skeleton block h-6 w-full max-w-3xl" />
        <span className="skeleton mt-2 block h-6 w-2/3 max-w-xl" />
        <div className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <div key={key} className="h-80 rounded-corner border border-line bg-surface shadow-card" />
          ))}
        </div>
      </div>
    </div>
  );
}
