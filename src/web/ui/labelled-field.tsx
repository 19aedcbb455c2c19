import { Field } from '@base-ui/react/field';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field-error.tsx';

/** What surrounds the input of a form. */
export interface FieldSurroundings {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

interface LabelledFieldProps extends Omit<FieldSurroundings, 'label'> {
  readonly label: ReactNode;
  readonly control: ReactElement;
  readonly controlClass: string;
  readonly className?: string | undefined;
}

/** A label, a hint, an input and its error, tied together for every reader. */
export function LabelledField({ label, hint, error, control, controlClass, className }: LabelledFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} className={classNames('flex flex-col gap-1', className)}>
      <Field.Label className="text-sm font-semibold">{label}</Field.Label>
      {hint ? <Field.Description className="text-xs text-ink-soft">{hint}</Field.Description> : null}
      <Field.Control
        render={control}
        className={classNames(
          'w-full rounded-corner border border-line-strong bg-white px-3 text-base text-ink aria-invalid:border-bad',
          controlClass,
        )}
      />
      {error ? (
        <Field.Error match render={<FieldError />}>
          {error}
        </Field.Error>
      ) : null}
    </Field.Root>
  );
}
