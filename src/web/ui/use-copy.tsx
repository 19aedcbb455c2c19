import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

interface CopyWords {
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
}

/** Copies a text to the clipboard: what is said about how that went, and what its button gets. */
export function useCopy(text: string, { copy, copied, copyFailed }: CopyWords) {
  const [state, setState] = useState<'not yet' | 'copied' | 'failed'>('not yet');
  const onClick = () => {
    // Browsers have no clipboard for pages without a secure connection.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const writing = clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  const isCopied = state === 'copied';
  return {
    said: (
      <output className={state === 'failed' ? 'text-bad' : 'sr-only'}>
        {state === 'failed' ? copyFailed : isCopied ? copied : ''}
      </output>
    ),
    button: { look: 'secondary', icon: isCopied ? Check : Copy, onClick, children: isCopied ? copied : copy } as const,
  };
}
