import { useState } from 'react';
import type { PendingFactor } from '#api/second-factor.ts';
import { confirmFactor, startFactor } from '#web/features/session/security/factor-calls.ts';
import { FactorCodeForm } from '#web/ui/proof/factor-code-form.tsx';
import { QrCode } from '#web/features/session/security/qr-code.tsx';
import { RecoveryCodes } from '#web/features/session/security/kept-codes.tsx';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Step =
  | { readonly is: 'not begun'; readonly fault: string | null }
  | { readonly is: 'pending'; readonly factor: PendingFactor }
  | { readonly is: 'set'; readonly codes: readonly string[] };

/** Sets a second factor: scan, prove by a first code, keep the recovery codes. */
export function SetFactor({ onSet }: { readonly onSet: () => void }) {
  const { secondFactor: text } = useTexts();
  const [step, setStep] = useState<Step>({ is: 'not begun', fault: null });
  const { afterProof, proofWindow } = useReauthentication();
  const begin = async () => {
    try {
      setStep({ is: 'pending', factor: await startFactor() });
    } catch (error) {
      setStep({ is: 'not begun', fault: problemText(error) ?? text.failed });
    }
  };
  if (step.is === 'set') return <RecoveryCodes codes={step.codes} onDone={onSet} />;
  if (step.is === 'pending')
    return (
      <div className="flex flex-col gap-4">
        <p className="max-w-prose">{text.steps}</p>
        <QrCode content={step.factor.address} label={text.qr} />
        <p className="text-sm text-ink-soft">
          {text.typed} <code className="font-mono break-all text-ink select-all">{step.factor.secret}</code>
        </p>
        <FactorCodeForm
          submit={text.confirm}
          onCode={async (code) => setStep({ is: 'set', codes: await confirmFactor(code) })}
        />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      {step.fault === null ? null : (
        <Notice tone="error" announced="atOnce">
          {step.fault}
        </Notice>
      )}
      <Button className="self-start" onClick={() => void afterProof(() => void begin())}>
        {text.start}
      </Button>
      {proofWindow}
    </div>
  );
}
