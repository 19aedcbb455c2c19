import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { isEndOfCode } from '#api/canonical-code.ts';
import { type OwnCodeState, ownCodeAnswerSchema, ownCodeStateAnswerSchema } from '#api/own-code.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Card } from '#web/ui/card.tsx';
import { Loaded } from '#web/ui/query-result.tsx';
import { RowState } from '#web/ui/table/row-parts.tsx';
import { deviceWords } from '#web/features/session/security/session-words.ts';
import { Notice, Fault } from '#web/ui/notice.tsx';
import { KeptCodes } from '#web/features/session/security/kept-codes.tsx';
import { useCodeForm } from '#web/features/session/factor-form.tsx';
import { ownSessionsQuery } from '#web/features/session/security/session-calls.ts';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { apiPaths } from '#api/paths.ts';
import { dataQuery, post } from '#web/lib/api-data.ts';

/** The code that nobody else has seen, in exchange for the one that was issued. */
export function OwnCode() {
  const { ownCode: text } = useTexts();
  const queries = useQueryClient();
  const kept = () => void queries.invalidateQueries({ queryKey: ownCodeQuery.queryKey });
  return (
    <Card title={text.title} className="min-h-64">
      <p className="mb-4 max-w-prose text-ink-soft">{text.text}</p>
      <Loaded of={ownCodeQuery}>
        {(state) => (state.cameBy === 'issued code' ? <MakeOwnCode onKept={kept} /> : <MadeAlready state={state} />)}
      </Loaded>
    </Card>
  );
}

function MadeAlready({ state: { cameBy, madeOn, recoveries } }: { readonly state: OwnCodeState }) {
  const { ownCode: text, formats } = useTexts();
  return (
    <div className="flex flex-col gap-4">
      {madeOn === null ? null : (
        <RowState icon={KeyRound} look="text-good">
          {text.madeOn(formats.day(madeOn))}
        </RowState>
      )}
      <RecoveryList recoveries={recoveries} />
      <p className="max-w-prose text-sm text-ink-soft">{cameBy === 'own code' ? text.another : text.needsIssued}</p>
    </div>
  );
}

/** When and where the issued code was used although there is an own one. Nothing when it never was. */
export function RecoveryList({ recoveries }: Pick<OwnCodeState, 'recoveries'>) {
  const texts = useTexts();
  const { ownCode: text, security, formats } = texts;
  if (recoveries.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{text.recoveries}</p>
      <ul className="mt-2 list-disc pl-5">
        {recoveries.map((recovery) => (
          <li key={recovery.on}>
            {formats.moment(recovery.on)}: {deviceWords(texts, recovery)}, {recovery.network ?? security.unknownNetwork}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** How it is with one's own code. */
export const ownCodeQuery = dataQuery(['own-code'], apiPaths.ownCode, ownCodeStateAnswerSchema);

/** An own code, which is nowhere after this. */
const makeOwnCode = async (): Promise<string> => (await post(apiPaths.ownCode, ownCodeAnswerSchema)).code;

/** Makes an own code in exchange for the issued one, and shows it once. `onKept`: its holder has kept it. */
export function MakeOwnCode({ onKept }: { readonly onKept: () => void }) {
  const { ownCode: text, codeIssue } = useTexts();
  const queries = useQueryClient();
  const { afterProof, proofWindow } = useReauthentication();
  const {
    mutate,
    data: code,
    isPending,
    error,
  } = useMutation({
    mutationFn: makeOwnCode,
    // The other ones have ended.
    onSuccess: () => void queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
    gcTime: 0,
  });
  if (code !== undefined) {
    const texts = { title: text.madeTitle, text: text.madeText, copyFailed: codeIssue.copyFailed };
    return (
      <KeptCodes codes={[code]} texts={texts}>
        <KeptCheck code={code} onKept={onKept} />
      </KeptCodes>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Fault>{error ? (problemText(error) ?? text.failed) : null}</Fault>
      <Button
        className="self-start"
        aria-disabled={isPending}
        onClick={() => void afterProof(() => mutate())}
        isBusy={isPending}
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
  const { onSubmit, field } = useCodeForm(async (typed) => {
    if (!isEndOfCode(typed, code)) return text.keptWrong;
    onKept();
    return null;
  });
  return (
    <form noValidate className="no-print flex flex-col gap-3" onSubmit={onSubmit}>
      <TextField
        {...field}
        label={text.keptEnd}
        hint={text.keptHint}
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
