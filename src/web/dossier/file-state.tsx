import { Fault } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Says that something is done with a file. */
export const FileAtWork = ({ text }: { readonly text: string }) => (
  <output className="flex items-center gap-2 text-sm text-ink-soft">
    <Spinner />
    {text}
  </output>
);

interface RefusedFileProps {
  /** In Dutch, as the server says it. */
  readonly refusal: { readonly message: string; readonly remedy: string };
}

/** Why a file is not read, and what to do about it. */
export const RefusedFile = ({ refusal }: RefusedFileProps) => (
  <Fault>
    <p lang="nl" className="font-semibold">
      {refusal.message}
    </p>
    <p lang="nl">{refusal.remedy}</p>
  </Fault>
);
