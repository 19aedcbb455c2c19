import { useMutation } from '@tanstack/react-query';
import { Trash2, Upload } from 'lucide-react';
import { useState, useRef, type ReactNode } from 'react';
import type { ShownHouseStyle } from '#api/house-style.ts';
import { deleteLogo, logoFault, sendLogo } from '#web/features/house-style/house-style-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { logoRules } from '#api/logo-rules.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';

interface LogoFieldProps {
  readonly style: ShownHouseStyle;
  /** What the report puts the logo on (RRGGBB). */
  readonly background: string;
  readonly onChanged: (style: ShownHouseStyle) => void;
}

/** The logo is sent as soon as it is chosen: only the server knows whether it can be used. */
export function LogoField({ style: { logo, name }, background, onChanged }: LogoFieldProps) {
  const { logoField: text } = useTexts();
  const [fault, setFault] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File | null) => (file === null ? deleteLogo() : sendLogo(file)),
    onMutate: () => {
      setFault(null);
      setNews(null);
    },
    onSuccess: (style, file) => {
      setNews(file === null ? text.removed : text.saved);
      onChanged(style);
    },
    onError: (error) => setFault(problemText(error) ?? text.failed),
  });
  const choose = (file: File) => {
    const found = logoFault(file);
    if (found === null) return mutate(file);
    setNews(null);
    setFault(found);
  };
  return (
    <div className="flex flex-col gap-3">
      <LogoDrop error={fault} hasLogo={logo !== null} onChoose={choose}>
        {logo ? (
          <span className="rounded-sm p-2 forced-color-adjust-none" style={{ backgroundColor: `#${background}` }}>
            <img
              src={logo.dataUrl}
              width={logo.width}
              height={logo.height}
              alt={text.alternative(name)}
              className="max-h-20 w-auto max-w-48 object-contain"
            />
          </span>
        ) : null}
      </LogoDrop>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
        <output className="flex items-center gap-2">
          {isPending ? <Spinner /> : null}
          {isPending ? text.uploading : (news ?? (logo ? text.size(logo.width, logo.height) : null))}
        </output>
        {logo ? (
          <Button look="erase" size="small" disabled={isPending} onClick={() => mutate(null)} icon={Trash2}>
            {text.remove}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface LogoDropProps {
  readonly error: string | null;
  readonly hasLogo: boolean;
  readonly onChoose: (file: File) => void;
  /** The logo that there is. */
  readonly children: ReactNode;
}

/** Where a logo is chosen or dropped. It is sent at once, so nothing stays chosen. */
function LogoDrop({ error, hasLogo, onChoose, children }: LogoDropProps) {
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
      {children ?? <Upload size={22} className="shrink-0 text-brand" />}
      <span>
        {hasLogo ? null : `${text.drop} `}
        <span className="font-semibold text-brand underline">{hasLogo ? text.other : text.choose}</span>
      </span>
    </FileDrop>
  );
}
