import { type SyntheticEvent, useRef, useState } from 'react';
import { useFirstTexts } from '#web/i18n/language.ts';
import { problemText, ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';
import { apiTokenCheck } from '#web/lib/first-answers.ts';

/** A form in which one code is typed. `send` says why it was refused; null: it was not. */
export function useCodeForm(send: (typed: string) => Promise<string | null>) {
  const ref = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async () => {
    setFault(null);
    setIsBusy(true);
    const refusal = await send(ref.current?.value ?? '');
    if (refusal === null) return;
    setIsBusy(false);
    setFault(refusal);
    ref.current?.focus();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void attempt();
  };
  return { isBusy, onSubmit, field: { ref, error: fault ?? undefined } };
}

/** The second step of signing in. `onCode` throws when the code is refused. */
export function FactorForm({ onCode }: { readonly onCode: (code: string) => Promise<void> }) {
  const { auth } = useFirstTexts();
  const { isBusy, onSubmit, field } = useCodeForm(async (typed) => {
    if (typed.trim() === '') return auth.secondFactorMissing;
    try {
      await onCode(typed.trim());
      return null;
    } catch (error) {
      return problemText(error) ?? auth.unreachable;
    }
  });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
      <TextField
        {...field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that was asked for a moment ago goes on here
        autoFocus
        label={auth.secondFactor}
        hint={auth.secondFactorHint}
        name="secondFactor"
        autoComplete="one-time-code"
        spellCheck={false}
        required
      />
      <Button type="submit" aria-disabled={isBusy} className="w-full" isBusy={isBusy}>
        {isBusy ? auth.loggingIn : auth.logIn}
      </Button>
    </form>
  );
}

/** A code or link, with a code of the second factor once that was asked for. */
type Proof = ({ readonly accessCode: string } | { readonly handoff: string }) & { readonly secondFactor?: string };

/** Whether the code or link was right, and the second factor is asked for as well. */
export const asksSecondFactor = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'SECOND_FACTOR_NEEDED';

/** Trades an access code or the token of a hand-off link for the token of a login. Throws when it is refused. */
export async function apiTokenFor(proof: Proof): Promise<string> {
  return call(apiPaths.generateToken, apiTokenCheck, { method: 'POST', body: proof });
}
