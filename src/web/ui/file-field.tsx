import { FileSpreadsheet, Upload } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import { uploadRules } from '#contract/upload-rules.ts';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field-error.tsx';

interface FileFieldProps {
  readonly file: File | null;
  readonly onChoose: (file: File | null) => void;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** A file input with a large area around it on which a file can be dropped. */
export function FileField({ file, onChoose, error, inputRef }: FileFieldProps) {
  const text = useTexts().newDossier;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const described = [`${id}-limits`, error ? `${id}-error` : ''].join(' ').trim();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {text.file}
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
          onChoose(event.dataTransfer.files[0] ?? null);
        }}
        className={classNames(
          'relative flex min-h-24 cursor-pointer items-center justify-center gap-3 rounded-corner border-2 border-dashed px-4 py-4 text-center',
          'transition-colors hover:border-brand hover:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          isOver ? 'border-brand bg-brand-soft' : error ? 'border-bad' : 'border-line-strong/70',
        )}
      >
        <input
          ref={inputRef}
          id={id}
          type="file"
          accept={`${uploadRules.extension},${uploadRules.mimeType}`}
          required
          aria-invalid={error !== undefined}
          aria-describedby={described}
          onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {file ? <ChosenFile file={file} /> : <Invitation />}
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

function ChosenFile({ file }: { readonly file: File }) {
  const { formats, newDossier } = useTexts();
  return (
    <>
      <FileSpreadsheet aria-hidden size={28} className="shrink-0 text-good" />
      <span className="min-w-0 grow text-left">
        <span className="block font-semibold wrap-anywhere">{file.name}</span>
        <span className="block text-xs text-ink-soft">{formats.fileSize(file.size)}</span>
      </span>
      <span className="shrink-0 text-sm font-semibold text-brand underline">{newDossier.otherFile}</span>
    </>
  );
}

function Invitation() {
  const text = useTexts().newDossier;
  return (
    <>
      <Upload aria-hidden size={22} className="shrink-0 text-brand" />
      <span>
        {text.drop} <span className="font-semibold text-brand underline">{text.choose}</span>
      </span>
    </>
  );
}
