import { Upload } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { logoRules } from '#api/logo-rules.ts';
import { useTexts } from '#web/i18n/language.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';

interface LogoDropProps {
  readonly error: string | null;
  readonly hasLogo: boolean;
  readonly onChoose: (file: File) => void;
  /** The logo that there is. */
  readonly children: ReactNode;
}

/** Where a logo is chosen or dropped. It is sent at once, so nothing stays chosen. */
export function LogoDrop({ error, hasLogo, onChoose, children }: LogoDropProps) {
  const { logoField: text } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const choose = ([file]: readonly File[]) => file && onChoose(file);
  return (
    <FileDrop
      label={text.label}
      isLabelHidden
      limits={text.limits}
      accept={logoRules.extensions.join(',')}
      error={error}
      isErrorAnnounced
      inputRef={input}
      onChoose={choose}
      className="min-h-28 flex-wrap gap-x-6 gap-y-3 py-3"
    >
      {children ?? <Upload aria-hidden size={22} className="shrink-0 text-brand" />}
      <span>
        {hasLogo ? null : `${text.drop} `}
        <span className="font-semibold text-brand underline">{hasLogo ? text.other : text.choose}</span>
      </span>
    </FileDrop>
  );
}
