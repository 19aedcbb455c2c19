import { useTexts } from '#web/i18n/language.ts';
import { Said } from '#web/ui/said.tsx';

/** Stands in for the landing page while its code is on its way. */
export function StartSkeleton() {
  const texts = useTexts();
  return (
    <div aria-busy className="h-[34rem] border-b border-line bg-brand-soft">
      <output className="sr-only">
        <Said>{texts.system.loading}</Said>
      </output>
    </div>
  );
}
