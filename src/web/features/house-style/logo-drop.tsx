import { Upload } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field-error.tsx';

interface LogoDropProps {
  readonly accept: string;
  readonly error: string | null;
  readonly hasLogo: boolean;
  readonly onChoose: (file: File) => void;
  /** The logo that there is. */
  readonly children: ReactNode;
}

/** A file input with an area around it on which a picture can be dropped, as that for a dossier. */
export function LogoDrop({ accept, error, hasLogo, onChoose, children }: LogoDropProps) {
  const { logoField: text } = useTexts();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const chosen = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChoose(file);
  };
  return (
    <div className="flex flex-col gap-1">
      {/* The heading of the card says it to the eye. */}
      <label htmlFor={id} className="sr-only">
        {text.label}
      </label>
      <p id={`${id}-limits`} className="text-xs text-ink-soft">
        {text.limits}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping comes on top of the input in it */}
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          chosen(event.dataTransfer.files);
        }}
        className={classNames(
          'relative flex min-h-28 cursor-pointer flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-corner border-2 border-dashed px-4 py-3 text-center',
          'transition-colors hover:border-brand hover:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          isOver ? 'border-brand bg-brand-soft' : error ? 'border-bad' : 'border-line-strong/70',
        )}
      >
        <input
          id={id}
          type="file"
          accept={accept}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-limits ${id}-error` : `${id}-limits`}
          onChange={(event) => {
            chosen(event.target.files);
            // The same file may be chosen again after it was mended.
            event.target.value = '';
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {children ?? <Upload aria-hidden size={22} className="shrink-0 text-brand" />}
        <span>
          {hasLogo ? null : `${text.drop} `}
          <span className="font-semibold text-brand underline">{hasLogo ? text.other : text.choose}</span>
        </span>
      </label>
      {error ? (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
