import type { ComponentProps } from 'react';
import { type FieldSurroundings, LabelledField } from '#web/ui/labelled-field.tsx';

interface TextFieldProps extends ComponentProps<'input'>, FieldSurroundings {
  /** Shown behind the label ("niet verplicht"). */
  readonly mark?: string;
}

/** For a text of one line. */
export function TextField({ label, mark, hint, error, className, ...input }: TextFieldProps) {
  const markedLabel = (
    <>
      {label}
      {mark ? <span className="font-normal text-ink-soft"> ({mark})</span> : null}
    </>
  );
  return (
    <LabelledField
      label={markedLabel}
      hint={hint}
      error={error}
      control={<input {...input} />}
      controlClass="h-10"
      className={className}
    />
  );
}
