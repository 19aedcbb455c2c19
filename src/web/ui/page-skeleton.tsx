import { useTexts } from '#web/i18n/language.ts';
import { Said } from '#web/ui/said.tsx';

/** Stands in for a page whose code is still on its way, in the sizes of a page with a list. */
export function PageSkeleton() {
  const texts = useTexts();
  return (
    <div aria-busy>
      <output className="sr-only">
        <Said>{texts.system.loading}</Said>
      </output>
      <div aria-hidden>
        <div className="mb-6">
          <span className="mb-2 block h-6" />
          <span className="skeleton block h-8 w-72 max-w-full" />
          <span className="skeleton mt-2 block h-4 w-96 max-w-full" />
        </div>
        <div className="h-[27rem] rounded-corner border border-line bg-white shadow-card" />
      </div>
    </div>
  );
}
