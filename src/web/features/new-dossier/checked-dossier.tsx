import { FileSpreadsheet, X } from 'lucide-react';
import { CheckResult } from '#web/features/new-dossier/check-result.tsx';
import type { NewDossiers } from '#web/features/new-dossier/use-new-dossiers.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError, TextField } from '#web/ui/fields.tsx';

interface CheckedDossierProps {
  readonly form: NewDossiers;
  readonly index: number;
}

/** A dossier that is to be added: its name, and what was found in its file. */
export function CheckedDossier({ form, index }: CheckedDossierProps) {
  const texts = useTexts();
  const { fileCheck: text, newDossier } = texts;
  const { fields, chosen, checks, verdicts, errors, register, remove, sending } = form;
  const file = chosen[index]?.file ?? null;
  const isOneOfSeveral = fields.length > 1;
  if (file === null) return null;
  const isRefused = verdicts[index] === 'refused';
  const fileError = errors[index]?.file;
  return (
    <li
      className={classNames(
        'flex flex-col gap-4',
        isOneOfSeveral ? 'rounded-corner border border-line px-4 py-3' : null,
      )}
    >
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 grow flex-col gap-1">
          {isRefused ? null : (
            <TextField
              label={newDossier.name}
              placeholder={newDossier.name}
              error={fieldFaultText(texts, errors[index]?.name)}
              required
              autoComplete="off"
              {...register(`dossiers.${index}.name`)}
            />
          )}
          {isOneOfSeveral ? <FileLine file={file} /> : null}
        </div>
        {isOneOfSeveral ? (
          <Button
            look="erase"
            size="icon"
            aria-label={text.remove(file.name)}
            disabled={sending.isBusy}
            onClick={() => remove(index)}
            icon={X}
          />
        ) : null}
      </div>
      {fileError ? (
        <FieldError>{fileError}</FieldError>
      ) : (
        <CheckResult file={file} check={checks[index] ?? null} isBrief={isOneOfSeveral} />
      )}
    </li>
  );
}

function FileLine({ file }: { readonly file: File }) {
  const { formats } = useTexts();
  return (
    <p className="flex items-center gap-1.5 text-xs text-ink-soft">
      <FileSpreadsheet size={14} className="shrink-0" />
      <span className="wrap-anywhere">
        {file.name} ({formats.fileSize(file.size)})
      </span>
    </p>
  );
}
