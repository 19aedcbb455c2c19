import { Check, Copy, Printer } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '#web/i18n/language.ts';
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
  const [copying, setCopying] = useState<'not yet' | 'copied' | 'failed'>('not yet');
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () => {
    // Browsers have no clipboard for pages without a secure connection.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const writing = clipboard?.writeText(codes.join('\n')) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setCopying('copied'),
      () => setCopying('failed'),
    );
  };
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
      <output className={copying === 'failed' ? 'text-bad' : 'sr-only'}>
        {copying === 'failed' ? texts.copyFailed : copying === 'copied' ? text.copied : ''}
      </output>
      <div className="no-print flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => globalThis.print()}>
          <Printer aria-hidden size={18} />
          {text.print}
        </Button>
        <Button look="secondary" onClick={copy}>
          {copying === 'copied' ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          {copying === 'copied' ? text.copied : text.copy}
        </Button>
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
