import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFirstTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface QueryResultProps {
  readonly query: Pick<UseQueryResult, 'isLoadingError' | 'isFetching' | 'refetch'>;
  readonly children: ReactNode;
}

/** Shows the answer of a call. When the call failed and there is no earlier answer, a way to try again instead. */
export function QueryResult({ query: { isLoadingError, isFetching, refetch }, children }: QueryResultProps) {
  const texts = useFirstTexts();
  if (!isLoadingError) return children;
  const tryAgain = async () => {
    const { isSuccess } = await refetch();
    // The button that was pressed is gone then.
    if (isSuccess) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <Notice tone="error" announced="atOnce">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <MessageInItsLanguage>{texts.system.somethingWentWrong}</MessageInItsLanguage>
        </p>
        <Button look="secondary" size="small" aria-disabled={isFetching} onClick={() => isFetching || void tryAgain()}>
          {isFetching ? <Spinner /> : <RotateCw aria-hidden size={16} />}
          {texts.general.retry}
        </Button>
      </div>
    </Notice>
  );
}
