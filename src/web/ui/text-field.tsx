import { Field } from '@base-ui/react/field';
import type { ComponentProps } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** Shown behind the label ("niet verplicht"). */
  readonly mark?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

const inputClass =
  'h-10 w-full rounded-corner border border-line-strong bg-white px-3 text-base text-ink aria-invalid:border-bad';

/** A label, a hint, an input and its error, tied together for every reader. */
export function TextField({ label, mark, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} className={classNames('flex flex-col gap-1', className)}>
      <Field.Label className="text-sm font-semibold">
        {label}
        {mark ? <span className="font-normal text-ink-soft"> ({mark})</span> : null}
      </Field.Label>
      {hint ? <Field.Description className="text-xs text-ink-soft">{hint}</Field.Description> : null}
      <Field.Control render={<input {...input} />} className={inputClass} />
      {error ? (
        <Field.Error match render={<FieldError />}>
          {error}
        </Field.Error>
      ) : null}
    </Field.Root>
  );
}
