import type { WhatIf } from '#web/features/what-if/use-what-if.ts';
import { shownPage } from '#web/features/what-if/what-if-state.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Stays in sight, and on paper, while the page shows something else than was calculated for the dossier. */
export function WhatIfMark({ whatIf: { state, change } }: { readonly whatIf: WhatIf }) {
  const { whatIf } = useTexts();
  const { withPage, choices, page, asked } = state;
  if (!withPage || Object.keys(choices).length === 0) return null;
  const isBehind = page === null || page.number !== asked;
  return (
    <Notice tone="warning" announced="politely" className="sticky top-0 z-10 mb-6 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{shownPage(state) === null ? whatIf.pageAwaited : whatIf.pageMark}</p>
        <span className="no-print flex items-center gap-3">
          {isBehind && page !== null ? <span className="text-sm">{whatIf.awaited} …</span> : null}
          <Button look="secondary" size="small" onClick={() => change({ choices: {} })}>
            {whatIf.back}
          </Button>
        </span>
      </div>
    </Notice>
  );
}
