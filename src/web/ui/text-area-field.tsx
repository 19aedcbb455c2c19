import { Field } from '@base-ui/react/field';
import type { ComponentProps } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** As TextField, for a text of several lines. */
export function TextAreaField({ label, hint, error, ...textarea }: TextAreaFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} className="flex flex-col gap-1">
      <Field.Label className="text-sm font-semibold">{label}</Field.Label>
      {hint ? <Field.Description className="text-xs text-ink-soft">{hint}</Field.Description> : null}
      <Field.Control
        render={<textarea {...textarea} />}
        className="min-h-32 w-full rounded-corner border border-line-strong bg-white px-3 py-2 text-base text-ink aria-invalid:border-bad"
      />
      {error ? (
        <Field.Error match render={<FieldError />}>
          {error}
        </Field.Error>
      ) : null}
    </Field.Root>
  );
}
