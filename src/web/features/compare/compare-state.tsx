import { ArrowLeftRight, RotateCw } from 'lucide-react';
import { useTexts } from '#web/i18n/language.ts';
import { ApiError, problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault, Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type CompareStateProps =
  | { readonly state: 'choose' | 'twice' }
  | { readonly state: 'calculating'; readonly fraction: number }
  | { readonly state: 'failed'; readonly error: unknown; readonly onRetry: () => void };

const isErased = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === 'WHAT_IF_ERASED';

/** Why there is no comparison to show (yet), and the way on. */
export function CompareState(props: CompareStateProps) {
  const { compare, general, formats } = useTexts();
  switch (props.state) {
    case 'calculating':
      return (
        <output className="flex items-center gap-2 py-10 text-ink-soft">
          <Spinner />
          {compare.calculating(formats.percentage(props.fraction, 0))}
        </output>
      );
    case 'failed':
      return (
        <Fault>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose">
              {isErased(props.error) ? compare.erased : (problemText(props.error) ?? compare.failed)}
            </p>
            <Button look="secondary" size="small" onClick={props.onRetry} icon={RotateCw}>
              {general.retry}
            </Button>
          </div>
        </Fault>
      );
    case 'twice':
      return (
        <Notice tone="info" announced="politely">
          {compare.twice}
        </Notice>
      );
    case 'choose':
    default:
      return <EmptyState icon={ArrowLeftRight} title={compare.emptyTitle} text={compare.emptyText} />;
  }
}
