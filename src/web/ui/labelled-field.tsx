import { cloneElement, useId, type ReactElement, type ReactNode } from 'react';
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
  readonly control: ReactElement<ControlProps>;
  readonly controlClass: string;
  readonly className?: string | undefined;
}

/** What an input or a text area gets of its surroundings. */
interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** A label, a hint, an input and its error, tied together for every reader. */
export function LabelledField({ label, hint, error, control, controlClass, className }: LabelledFieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      ) : null}
      {cloneElement(control, {
        id,
        className: classNames(
          'w-full rounded-corner border border-line-strong bg-surface px-3 text-base text-ink aria-invalid:border-bad',
          controlClass,
        ),
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': described || undefined,
      })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
