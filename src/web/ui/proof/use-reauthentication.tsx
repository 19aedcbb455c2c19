import { useCallback, useRef, useState, type ReactNode } from 'react';
import { type ReauthenticationState, reauthenticationStateAnswerSchema } from '#api/reauthentication.ts';
import { FactorCodeForm } from '#web/ui/proof/factor-code-form.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Modal } from '#web/ui/modal.tsx';
import { apiPaths } from '#api/paths.ts';
import { send } from '#web/lib/api-client.ts';
import { dataOf } from '#web/lib/api-data.ts';

/** Whether who is signed in has to prove once more who they are, and by what. */
const reauthenticationState = () => dataOf(apiPaths.reauthentication, reauthenticationStateAnswerSchema);

const proveOneself = (proof: string): Promise<void> =>
  send(apiPaths.reauthentication, { method: 'POST', body: { proof } });

interface Reauthentication {
  /** Does something at once, or after who signed in a while ago proved once more who they are. */
  readonly afterProof: (go: () => void) => Promise<void>;
  /** Stands on the page: the window that asks, while it does. */
  readonly proofWindow: ReactNode;
}

interface Asked {
  readonly by: ReauthenticationState['by'];
  readonly go: () => void;
}

/** For what the server refuses of who signed in a while ago. */
export function useReauthentication(): Reauthentication {
  const [asked, setAsked] = useState<Asked | null>(null);
  // A second press while the server is asked would do it twice.
  const isLooking = useRef(false);
  const afterProof = useCallback(async (go: () => void) => {
    if (isLooking.current) return;
    isLooking.current = true;
    // What the server cannot tell now it tells when it is asked to do it.
    const state = await reauthenticationState().catch(() => null);
    isLooking.current = false;
    if (state?.isNeeded === true) setAsked({ by: state.by, go });
    else go();
  }, []);
  const proven = () => {
    asked?.go();
    setAsked(null);
  };
  return {
    afterProof,
    proofWindow: asked === null ? null : <ProofWindow by={asked.by} onProven={proven} onClose={() => setAsked(null)} />,
  };
}

interface ProofWindowProps {
  readonly by: ReauthenticationState['by'];
  readonly onProven: () => void;
  readonly onClose: () => void;
}

function ProofWindow({ by, onProven, onClose }: ProofWindowProps) {
  const { auth, reauthentication: text } = useTexts();
  const [isProven, setIsProven] = useState(false);
  const onCode = async (code: string) => {
    await proveOneself(code);
    setIsProven(true);
    onProven();
  };
  const code = { label: auth.accessCode, missing: auth.accessCodeMissing, hint: text.hint };
  return (
    <Modal onClose={onClose} title={text.title} isKept={isProven}>
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-ink-soft">{text.text}</p>
        <FactorCodeForm submit={text.confirm} {...(by === 'access code' ? code : {})} onCode={onCode} />
      </div>
    </Modal>
  );
}
