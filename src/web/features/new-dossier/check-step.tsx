import type { Ref } from 'react';
import { type FileCheck, gravest } from '#web/dossier/check/file-checks.ts';
import type { ChosenDossier } from '#web/features/new-dossier/chosen-dossiers.ts';
import { CheckResult } from '#web/features/new-dossier/check-result.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { FieldError } from '#web/ui/field-error.tsx';

interface CheckStepProps {
  readonly dossiers: readonly ChosenDossier[];
  readonly checks: readonly (FileCheck | null)[];
  readonly hasRead: boolean;
  readonly onRead: (hasRead: boolean) => void;
  /** Whoever sends has not said to have read the warnings. */
  readonly mustRead: boolean;
  readonly readRef: Ref<HTMLInputElement>;
}

/** What was found in the files, before anything is sent. */
export function CheckStep({ dossiers, checks, hasRead, onRead, mustRead, readRef }: CheckStepProps) {
  const { fileCheck: text } = useTexts();
  const known = checks.filter((check) => check !== null);
  const isChosen = dossiers.some(({ file }) => file !== null);
  if (!isChosen) return <p className="text-sm text-ink-soft">{text.later}</p>;
  return (
    <div className="flex flex-col gap-3">
      {dossiers.map(({ name, file }, index) =>
        file === null ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- two files can have the same name
          <section key={index} className="flex flex-col gap-2">
            {dossiers.length > 1 ? <h4 className="font-semibold wrap-anywhere">{name || file.name}</h4> : null}
            <CheckResult file={file} check={checks[index] ?? null} />
          </section>
        ),
      )}
      {gravest(known) === 'warnings' ? (
        <div>
          <label className="flex min-h-6 items-center gap-2 font-semibold">
            <input
              ref={readRef}
              type="checkbox"
              className="size-5 accent-brand"
              checked={hasRead}
              aria-invalid={mustRead && !hasRead}
              aria-describedby={mustRead && !hasRead ? 'read-first' : undefined}
              onChange={(event) => onRead(event.target.checked)}
            />
            {text.haveRead}
          </label>
          {mustRead && !hasRead ? <FieldError id="read-first">{text.readFirst}</FieldError> : null}
        </div>
      ) : null}
      {known.some(({ kind }) => kind === 'checked') ? <p className="text-xs text-ink-soft">{text.onlyHere}</p> : null}
    </div>
  );
}
