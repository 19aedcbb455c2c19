import { useEffect, useRef } from 'react';
import type { IssuedCode } from '#web/features/access/code-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useCopy } from '#web/ui/use-copy.tsx';

interface ShownCodeProps {
  readonly issued: IssuedCode;
  readonly onDone: () => void;
}

/** The code itself. It is kept nowhere: when this closes it is gone. */
export function ShownCode({ issued: { code, holder, expiresOn }, onDone }: ShownCodeProps) {
  const { codeIssue: text, formats } = useTexts();
  const copy = useCopy(code, text);
  const sentence = text.sentence(location.origin, formats.day(expiresOn));
  const sentenceCopy = useCopy(sentence, { ...text, copy: text.copySentence });
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <p>{text.issuedFor(holder, formats.day(expiresOn))}</p>
      <p className="rounded-corner border border-line-strong bg-ground px-4 py-3 text-center font-mono text-lg font-semibold tracking-wide break-words select-all">
        {code}
      </p>
      <Notice tone="warning">{text.shownOnce}</Notice>
      {copy.said}
      <div className="flex justify-end">
        <Button ref={copyButton} {...copy.button} />
      </div>
      <p className="text-sm font-semibold">{text.sendAlong}</p>
      <p className="-mt-3 break-words text-ink-soft">{sentence}</p>
      {sentenceCopy.said}
      <div className="flex flex-wrap justify-end gap-3">
        <Button {...sentenceCopy.button} />
        <Button onClick={onDone}>{text.done}</Button>
      </div>
    </div>
  );
}
