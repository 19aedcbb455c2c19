import { useFirstTexts } from '#web/i18n/language.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** Shown while a stored login is being checked; usually too short to read. */
export function CheckingPage() {
  const texts = useFirstTexts();
  return (
    <main className="flex min-h-dvh items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      <output>{texts.auth.checking}</output>
    </main>
  );
}
