import { RotateCw } from 'lucide-react';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Stands in the place of a list that could not be fetched. */
export function ListFailure({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts();
  return (
    <Notice tone="error" announced="atOnce">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{texts.system.somethingWentWrong}</p>
        <Button look="secondary" size="small" onClick={onRetry}>
          <RotateCw aria-hidden size={16} />
          {texts.general.retry}
        </Button>
      </div>
    </Notice>
  );
}
