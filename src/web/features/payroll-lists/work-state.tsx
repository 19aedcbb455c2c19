import { FileAtWork, RefusedFile } from '#web/dossier/file-state.tsx';
import type { Refusal } from '#web/features/payroll-lists/mapping-messages.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Notice } from '#web/ui/notice.tsx';

interface WorkStateProps {
  readonly refusal: Refusal | undefined;
  readonly hasFailed: boolean;
  /** What goes on when there is neither. */
  readonly busy: string;
}

/** Why there is nothing to show yet. */
export function WorkState({ refusal, hasFailed, busy }: WorkStateProps) {
  const { participantsFile: text } = useTexts();
  if (refusal) return <RefusedFile refusal={refusal} />;
  if (hasFailed)
    return (
      <Notice tone="warning" announced="politely">
        {text.failed}
      </Notice>
    );
  return <FileAtWork text={busy} />;
}
