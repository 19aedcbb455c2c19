import { useTexts } from '#web/i18n/language.ts';

/** Stands in for the landing page while its code is on its way. */
export function StartSkeleton() {
  const texts = useTexts();
  return (
    <div aria-busy className="h-[34rem] border-b border-line bg-brand-soft">
      <output className="sr-only">{texts.system.loading}</output>
    </div>
  );
}
