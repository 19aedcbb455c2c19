import { type ComponentProps, useId, cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { CircleAlert } from 'lucide-react';
import { languageOfFault } from '#web/i18n/language-of-fault.ts';

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

interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldSurroundings {}

/** For a text of several lines. */
export const TextAreaField = ({ label, hint, error, ...textarea }: TextAreaFieldProps) => (
  <LabelledField
    label={label}
    hint={hint}
    error={error}
    control={<textarea {...textarea} />}
    controlClass="min-h-32 py-2 disabled:border-line disabled:text-ink-off"
  />
);

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  readonly error?: string | undefined;
}

/** A label, a list to choose from and its error, tied together for every reader. */
export function SelectField({ label, error, className, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="select h-10 w-full rounded-corner border border-line-strong bg-surface pr-8 pl-3 text-base text-ink aria-invalid:border-bad"
        {...select}
      >
        {children}
      </select>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** What surrounds the input of a form. */
interface FieldSurroundings {
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

/** The message under a field that says what is wrong. */
export function FieldError({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className="flex gap-1.5 text-sm font-medium text-bad">
      <CircleAlert size={16} className="mt-0.5 shrink-0" />
      <span lang={typeof children === 'string' ? languageOfFault(children) : undefined}>{children}</span>
    </div>
  );
}
