import type { Refusal } from '#web/features/dossiers/participants-file/mapping-messages.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface WorkStateProps {
  readonly refusal: Refusal | undefined;
  readonly hasFailed: boolean;
  /** What goes on when there is neither. */
  readonly busy: string;
}

/** Why there is nothing to show yet. */
export function WorkState({ refusal, hasFailed, busy }: WorkStateProps) {
  const { participantsFile: text } = useTexts();
  if (refusal)
    return (
      <Notice tone="error" announced="atOnce">
        <p lang="nl" className="font-semibold">
          {refusal.message}
        </p>
        <p lang="nl">{refusal.remedy}</p>
      </Notice>
    );
  if (hasFailed)
    return (
      <Notice tone="warning" announced="politely">
        {text.failed}
      </Notice>
    );
  return (
    <output className="flex items-center gap-2 text-ink-soft">
      <Spinner />
      {busy}
    </output>
  );
}
