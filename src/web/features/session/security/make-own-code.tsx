import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KeptCheck } from '#web/features/session/security/kept-check.tsx';
import { KeptCodes } from '#web/features/session/security/kept-codes.tsx';
import { makeOwnCode } from '#web/features/session/security/own-code-calls.ts';
import { ownSessionsQuery } from '#web/features/session/security/session-calls.ts';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type Step =
  | { readonly is: 'not begun'; readonly fault: string | null }
  | { readonly is: 'busy' }
  | { readonly is: 'made'; readonly code: string };

/** Makes an own code in exchange for the issued one, and shows it once. `onKept`: its holder has kept it. */
export function MakeOwnCode({ onKept }: { readonly onKept: () => void }) {
  const { ownCode: text, codeIssue } = useTexts();
  const [step, setStep] = useState<Step>({ is: 'not begun', fault: null });
  const queries = useQueryClient();
  const { afterProof, proofWindow } = useReauthentication();
  const make = async () => {
    setStep({ is: 'busy' });
    try {
      setStep({ is: 'made', code: await makeOwnCode() });
      // The other ones have ended.
      void queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
    } catch (error) {
      setStep({ is: 'not begun', fault: problemText(error) ?? text.failed });
    }
  };
  if (step.is === 'made') {
    const texts = { title: text.madeTitle, text: text.madeText, copyFailed: codeIssue.copyFailed };
    return (
      <KeptCodes codes={[step.code]} texts={texts}>
        <KeptCheck code={step.code} onKept={onKept} />
      </KeptCodes>
    );
  }
  const isBusy = step.is === 'busy';
  return (
    <div className="flex flex-col gap-4">
      {step.is === 'busy' || step.fault === null ? null : (
        <Notice tone="error" announced="atOnce">
          {step.fault}
        </Notice>
      )}
      <Button
        className="self-start"
        aria-disabled={isBusy}
        onClick={() => (isBusy ? undefined : void afterProof(() => void make()))}
      >
        {isBusy ? <Spinner /> : null}
        {text.make}
      </Button>
      {proofWindow}
    </div>
  );
}
