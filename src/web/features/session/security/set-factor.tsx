import { useState } from 'react';
import type { PendingFactor } from '#api/second-factor.ts';
import { confirmFactor, startFactor } from '#web/features/session/security/factor-calls.ts';
import { FactorCodeForm } from '#web/ui/proof/factor-code-form.tsx';
import { RecoveryCodes } from '#web/features/session/security/kept-codes.tsx';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/notice.tsx';
import { encode } from 'uqr';

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
      <Fault>{step.fault}</Fault>
      <Button className="self-start" onClick={() => void afterProof(() => void begin())}>
        {text.start}
      </Button>
      {proofWindow}
    </div>
  );
}

/** Light squares around it, by which apps find it. */
const border = 2;

/** A QR code as one path: dark on white in every scheme, because cameras read it so. */
function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  const { data, size } = encode(content, { border });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of its own, not a file
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-corner border border-line"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
