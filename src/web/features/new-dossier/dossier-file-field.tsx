import type { ComponentProps, Ref } from 'react';
import { uploadRules } from '#api/upload-rules.ts';
import { ChosenFile } from '#web/dossier/chosen-file.tsx';
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
      <ChosenFile file={file} drop={text.drop} />
    </FileDrop>
  );
}
