import { Fault } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { useTexts } from '#web/i18n/language.ts';

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

interface ChosenFileProps {
  /** Null as long as none was chosen: then it asks for one. */
  readonly file: File | null;
  /** Asks to drop a file; "kies een bestand" follows. */
  readonly drop: string;
}

/** What stands in a place for a file: the file that was chosen, or how to choose one. */
export function ChosenFile({ file, drop }: ChosenFileProps) {
  const { formats, newDossier: text } = useTexts();
  if (file === null)
    return (
      <>
        <Upload size={22} className="shrink-0 text-brand" />
        <span>
          {drop} <span className="font-semibold text-brand underline">{text.choose}</span>
        </span>
      </>
    );
  return (
    <>
      <FileSpreadsheet size={28} className="shrink-0 text-brand" />
      <span className="min-w-0 grow text-left">
        <span className="block font-semibold wrap-anywhere">{file.name}</span>
        <span className="block text-xs text-ink-soft">{formats.fileSize(file.size)}</span>
      </span>
      <span className="shrink-0 text-sm font-semibold text-brand underline">{text.otherFile}</span>
    </>
  );
}
