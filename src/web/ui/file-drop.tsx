import { useId, useState, type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/fields.tsx';

interface FileDropProps {
  readonly label: string;
  /** Where a heading says the same to the eye. */
  readonly isLabelHidden?: boolean;
  /** What kind of file, and how large. */
  readonly limits: string;
  readonly accept: string;
  readonly isRequired?: boolean;
  readonly error: string | null;
  /** The error is said at once; without it, a form moves the focus to the field. */
  readonly isErrorAnnounced?: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
  /** Several files at once may be chosen or dropped. */
  readonly takesSeveral?: boolean;
  /** The files that were chosen or dropped: at least one. */
  readonly onChoose: (files: readonly File[], how: 'chosen' | 'dropped') => void;
  /** How the area is laid out. */
  readonly className: string;
  /** What there is, and how to choose another. */
  readonly children: ReactNode;
}

/** A file input with a large area around it on which a file can be dropped. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    isLabelHidden,
    limits,
    accept,
    isRequired,
    error,
    isErrorAnnounced,
    inputRef,
    takesSeveral = false,
    onChoose,
    className,
    children,
  } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const give = (files: readonly File[], how: 'chosen' | 'dropped') => {
    const taken = takesSeveral ? files : files.slice(0, 1);
    if (taken.length > 0) onChoose(taken, how);
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      <p id={`${id}-limits`} className="text-xs text-ink-soft">
        {limits}
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
          // A page on which files may be dropped anywhere would take them a second time.
          event.stopPropagation();
          setIsOver(false);
          give([...event.dataTransfer.files], 'dropped');
        }}
        className={classNames(
          'relative flex cursor-pointer items-center justify-center rounded-corner border-2 border-dashed px-4 text-center',
          'transition-colors hover:border-brand hover:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          isOver ? 'border-brand bg-brand-soft' : error ? 'border-bad' : 'border-line-strong/70',
          className,
        )}
      >
        <input
          ref={inputRef}
          id={id}
          type="file"
          accept={accept}
          multiple={takesSeveral}
          required={isRequired}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-limits ${id}-error` : `${id}-limits`}
          onChange={(event) => {
            give([...(event.target.files ?? [])], 'chosen');
            // The same file may be chosen again after it was mended.
            event.target.value = '';
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {children}
      </label>
      {error ? (
        <FieldError id={`${id}-error`} role={isErrorAnnounced ? 'alert' : undefined}>
          {error}
        </FieldError>
      ) : null}
    </div>
  );
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere on the page; tells whether some are held over it. */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Without it the browser would leave the page for the file.
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      // Out of the window, and not just over another part of it.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    globalThis.addEventListener('dragover', over, { signal });
    globalThis.addEventListener('dragleave', leave, { signal });
    // Before anything on the page keeps it to itself.
    globalThis.addEventListener('drop', () => setIsOver(false), { signal, capture: true });
    globalThis.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
