import { Upload } from 'lucide-react';
import { type Ref, type SyntheticEvent, useId, useRef, useState } from 'react';
import { gravest } from '#web/dossier/check/file-checks.ts';
import { CheckedDossier } from '#web/features/new-dossier/checked-dossier.tsx';
import { StepActions } from '#web/features/new-dossier/step.tsx';
import { UploadFaultNotice, UploadProgress } from '#web/features/new-dossier/upload-state.tsx';
import type { NewDossiers } from '#web/features/new-dossier/use-new-dossiers.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/fields.tsx';
import { CancelButton } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What was found in the files before anything is sent, their names, and sending them. */
export function CheckStep({ form }: { readonly form: NewDossiers }) {
  const texts = useTexts();
  const { fileCheck: text } = texts;
  const [hasRead, setHasRead] = useState(false);
  const readBox = useRef<HTMLInputElement>(null);
  const { chosen, verdicts, sending } = form;
  const { isBusy, sent, fault, mustRead } = sending;
  const verdict = gravest(verdicts.filter((known) => known !== null));
  const isRefused = verdict === 'refused';
  const submit = (event: SyntheticEvent) =>
    form.submit(event, { verdict, hasRead, askToRead: () => readBox.current?.focus() });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {chosen.length > 1 ? <p className="text-sm">{text.several(chosen.length)}</p> : null}
      <ul className="flex flex-col gap-4">
        {form.fields.map(({ id }, index) => (
          <CheckedDossier key={id} form={form} index={index} />
        ))}
      </ul>
      {verdict === 'warnings' ? (
        <ReadBox ref={readBox} hasRead={hasRead} onRead={setHasRead} mustRead={mustRead} />
      ) : null}
      {isRefused && chosen.length > 1 ? <Notice tone="info">{text.refusedAmong}</Notice> : null}
      {sent === null && fault === null ? <p className="text-xs text-ink-soft">{text.onlyHere}</p> : null}
      {sent === null ? null : <UploadProgress fraction={sent} />}
      {fault ? <UploadFaultNotice fault={fault} /> : null}
      <StepActions>
        <CancelButton />
        {isRefused ? (
          <Button icon={Upload} onClick={() => form.goTo('file')}>
            {texts.newDossier.otherFile}
          </Button>
        ) : (
          <Button type="submit" look={verdict === 'errors' ? 'fault' : 'primary'} disabled={isBusy} isBusy={isBusy}>
            {verdict === 'errors' ? text.sendAnyway : texts.newDossier.submit}
          </Button>
        )}
      </StepActions>
    </form>
  );
}

interface ReadBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly hasRead: boolean;
  readonly onRead: (hasRead: boolean) => void;
  /** Whoever sends has not said to have read the warnings. */
  readonly mustRead: boolean;
}

function ReadBox({ ref, hasRead, onRead, mustRead }: ReadBoxProps) {
  const { fileCheck: text } = useTexts();
  const id = useId();
  const isAsked = mustRead && !hasRead;
  return (
    <div>
      <label className="flex min-h-6 items-center gap-2 font-semibold">
        <input
          ref={ref}
          type="checkbox"
          className="size-5 accent-brand"
          checked={hasRead}
          aria-invalid={isAsked}
          aria-describedby={isAsked ? id : undefined}
          onChange={(event) => onRead(event.target.checked)}
        />
        {text.haveRead}
      </label>
      {isAsked ? <FieldError id={id}>{text.readFirst}</FieldError> : null}
    </div>
  );
}
