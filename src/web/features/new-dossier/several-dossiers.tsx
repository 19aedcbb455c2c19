import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ChosenDossier } from '#web/features/new-dossier/chosen-dossiers.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/fields.tsx';

interface SeveralDossiersProps {
  readonly dossiers: readonly (ChosenDossier & { readonly id: string })[];
  /** The field with the name of one of them. */
  readonly nameField: (index: number) => ReactElement;
  readonly fileError: (index: number) => string | undefined;
  readonly onRemove: (index: number) => void;
}

/** The dossiers that come of several files, each with its name. */
export function SeveralDossiers({ dossiers, nameField, fileError, onRemove }: SeveralDossiersProps) {
  const { fileCheck: text, formats } = useTexts();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{text.several(dossiers.length)}</p>
      <ul className="flex flex-col gap-3">
        {dossiers.map(({ id, file }, index) => (
          <li key={id} className="flex items-start gap-2 rounded-corner border border-line px-4 py-3">
            <div className="flex min-w-0 grow flex-col gap-1">
              {nameField(index)}
              <p className="text-xs text-ink-soft wrap-anywhere">
                {file === null ? '' : `${file.name} (${formats.fileSize(file.size)})`}
              </p>
              {fileError(index) ? <FieldError>{fileError(index)}</FieldError> : null}
            </div>
            <Button
              look="erase"
              size="icon"
              aria-label={text.remove(file?.name ?? '')}
              onClick={() => onRemove(index)}
              icon={X}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
