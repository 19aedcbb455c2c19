import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { IssuedCode } from '#web/features/access/code-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface ShownCodeProps {
  readonly issued: IssuedCode;
  readonly onDone: () => void;
}

type Copying = 'not yet' | 'copied' | 'failed';

/** The code itself. It is kept nowhere: when this closes it is gone. */
export function ShownCode({ issued, onDone }: ShownCodeProps) {
  const { codeIssue: text, formats } = useTexts();
  const [copying, setCopying] = useState<Copying>('not yet');
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => copyButton.current?.focus(), []);
  const copy = () => {
    // Browsers have no clipboard for pages without a secure connection.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const writing = clipboard?.writeText(issued.code) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setCopying('copied'),
      () => setCopying('failed'),
    );
  };
  return (
    <div className="flex flex-col gap-4">
      <p>{text.issuedFor(issued.holder, formats.day(issued.expiresOn))}</p>
      <p className="rounded-corner border border-line-strong bg-ground px-4 py-3 text-center font-mono text-lg font-semibold tracking-wide break-words select-all">
        {issued.code}
      </p>
      <Notice tone="warning">{text.shownOnce}</Notice>
      <output className={copying === 'failed' ? 'text-bad' : 'sr-only'}>
        {copying === 'failed' ? text.copyFailed : copying === 'copied' ? text.copied : ''}
      </output>
      <div className="flex justify-end gap-3">
        <Button ref={copyButton} look="secondary" onClick={copy}>
          {copying === 'copied' ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          {copying === 'copied' ? text.copied : text.copy}
        </Button>
        <Button onClick={onDone}>{text.done}</Button>
      </div>
    </div>
  );
}
