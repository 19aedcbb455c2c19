import { FileSpreadsheet, Upload } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { uploadRules } from '#api/upload-rules.ts';
import { useTexts } from '#web/i18n/language.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';

interface DossierFileFieldProps {
  readonly file: File | null;
  readonly onChoose: ComponentProps<typeof FileDrop>['onChoose'];
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** The workbook of a new dossier. */
export function DossierFileField({ file, onChoose, error, inputRef }: DossierFileFieldProps) {
  const text = useTexts().newDossier;
  return (
    <FileDrop
      label={text.file}
      limits={text.limits}
      accept={`${uploadRules.extension},${uploadRules.mimeType}`}
      isRequired
      takesSeveral
      error={error ?? null}
      inputRef={inputRef}
      onChoose={onChoose}
      className="min-h-24 gap-3 py-4"
    >
      {file ? <ChosenFile file={file} /> : <Invitation />}
    </FileDrop>
  );
}

function ChosenFile({ file }: { readonly file: File }) {
  const { formats, newDossier } = useTexts();
  return (
    <>
      <FileSpreadsheet aria-hidden size={28} className="shrink-0 text-good" />
      <span className="min-w-0 grow text-left">
        <span className="block font-semibold wrap-anywhere">{file.name}</span>
        <span className="block text-xs text-ink-soft">{formats.fileSize(file.size)}</span>
      </span>
      <span className="shrink-0 text-sm font-semibold text-brand underline">{newDossier.otherFile}</span>
    </>
  );
}

function Invitation() {
  const text = useTexts().newDossier;
  return (
    <>
      <Upload aria-hidden size={22} className="shrink-0 text-brand" />
      <span>
        {text.drop} <span className="font-semibold text-brand underline">{text.choose}</span>
      </span>
    </>
  );
}
