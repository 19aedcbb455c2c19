import { useQueryClient } from '@tanstack/react-query';
import { useState, useRef } from 'react';
import { KeptCodes } from '#web/features/session/security/kept-codes.tsx';
import { ownSessionsQuery } from '#web/features/session/security/session-calls.ts';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/notice.tsx';
import { isEndOfCode } from '#web/features/session/security/code-end.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { apiPaths } from '#api/paths.ts';
import { ownCodeAnswerSchema, ownCodeStateAnswerSchema } from '#api/own-code.ts';
import { dataOf, dataQuery } from '#web/lib/api-data.ts';

/** How it is with one's own code. */
export const ownCodeQuery = dataQuery(['own-code'], apiPaths.ownCode, ownCodeStateAnswerSchema);

/** An own code, which is nowhere after this. */
const makeOwnCode = async (): Promise<string> =>
  (await dataOf(apiPaths.ownCode, ownCodeAnswerSchema, { method: 'POST' })).code;

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
      <Fault>{step.is === 'busy' ? null : step.fault}</Fault>
      <Button
        className="self-start"
        aria-disabled={isBusy}
        onClick={() => void afterProof(() => void make())}
        isBusy={isBusy}
      >
        {text.make}
      </Button>
      {proofWindow}
    </div>
  );
}

interface KeptCheckProps {
  readonly code: string;
  readonly onKept: () => void;
}

/** Asks for the end of a code that is shown, from where its holder keeps it: who presses on without keeping it is stopped. */
function KeptCheck({ code, onKept }: KeptCheckProps) {
  const { ownCode: text } = useTexts();
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const check = () => {
    if (isEndOfCode(field.current?.value ?? '', code)) return onKept();
    setFault(text.keptWrong);
    field.current?.focus();
  };
  return (
    <form
      noValidate
      className="no-print flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <TextField
        ref={field}
        label={text.keptEnd}
        hint={text.keptHint}
        error={fault ?? undefined}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        className="max-w-md"
        required
      />
      <Button type="submit" className="self-start">
        {text.done}
      </Button>
    </form>
  );
}
