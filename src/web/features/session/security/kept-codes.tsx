import { Printer } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { useCopy } from '#web/ui/use-copy.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface KeptCodesProps {
  readonly codes: readonly string[];
  readonly texts: { readonly title: string; readonly text: string; readonly copyFailed: string };
  /** By which their holder says to have kept them. */
  readonly children: ReactNode;
}

/** Codes that their holder keeps, to be printed or copied. They are kept nowhere else: when this closes they are gone. */
export function KeptCodes({ codes, texts, children }: KeptCodesProps) {
  const { secondFactor: text } = useTexts();
  const copy = useCopy(codes.join('\n'), { ...text, copyFailed: texts.copyFailed });
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <p ref={heading} tabIndex={-1} className="font-[650]">
        {texts.title}
      </p>
      <Notice tone="warning">{texts.text}</Notice>
      <ol
        className={`grid gap-x-6 gap-y-1 rounded-corner border border-line-strong bg-ground px-4 py-3 font-mono text-sm ${codes.length > 1 ? 'sm:grid-cols-2' : ''}`}
      >
        {codes.map((code) => (
          <li key={code} className="break-all select-all">
            {code}
          </li>
        ))}
      </ol>
      {copy.said}
      <div className="no-print flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => globalThis.print()} icon={Printer}>
          {text.print}
        </Button>
        <Button {...copy.button} />
      </div>
      {children}
    </div>
  );
}

interface RecoveryCodesProps extends Pick<KeptCodesProps, 'codes'> {
  readonly onDone: () => void;
}

/** Recovery codes of a second factor. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { secondFactor: text } = useTexts();
  const texts = { title: text.codesTitle, text: text.codesText, copyFailed: text.copyFailed };
  return (
    <KeptCodes codes={codes} texts={texts}>
      <Button className="no-print self-start" onClick={onDone}>
        {text.done}
      </Button>
    </KeptCodes>
  );
}
