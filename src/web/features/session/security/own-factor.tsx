import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  type SecondFactorState,
  pendingFactorAnswerSchema,
  recoveryCodesAnswerSchema,
  secondFactorStateAnswerSchema,
} from '#api/second-factor.ts';
import { FactorCodeForm } from '#web/ui/proof/factor-code-form.tsx';
import { RecoveryCodes } from '#web/features/session/security/kept-codes.tsx';
import { ownSessionsQuery } from '#web/features/session/security/session-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { useSession } from '#web/lib/session.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice, Fault } from '#web/ui/notice.tsx';
import { Loaded } from '#web/ui/query-result.tsx';
import { RowState } from '#web/ui/table/row-parts.tsx';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { encode } from 'uqr';
import { apiPaths } from '#api/paths.ts';
import { send } from '#web/lib/api-client.ts';
import { dataQuery, post } from '#web/lib/api-data.ts';

/** One's own second factor: set it, make new recovery codes, take it away. */
export function OwnFactor() {
  const { secondFactor: text } = useTexts();
  const queries = useQueryClient();
  const { confirm } = useSession();
  const changed = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: factorQuery.queryKey }),
      queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
    ]);
    confirm();
  };
  return (
    <Card title={text.title} className="min-h-56">
      <p className="mb-4 max-w-prose text-ink-soft">{text.text}</p>
      <Loaded of={factorQuery}>
        {(state) =>
          state.isSet ? (
            <SetAlready state={state} onChanged={() => void changed()} />
          ) : (
            <SetFactor onSet={() => void changed()} />
          )
        }
      </Loaded>
    </Card>
  );
}

interface SetAlreadyProps {
  readonly state: SecondFactorState;
  readonly onChanged: () => void;
}

function SetAlready({ state, onChanged }: SetAlreadyProps) {
  const { secondFactor: text, formats } = useTexts();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = () => {
    setCodes(null);
    onChanged();
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={done} />;
  return (
    <div className="flex flex-col gap-5">
      <RowState icon={ShieldCheck} look="text-good">
        {text.set(formats.day(state.setOn ?? ''))} {text.left(state.recoveryCodesLeft)}
      </RowState>
      {state.wrongCodes === 0 ? null : <Notice tone="warning">{text.wrongCodes(state.wrongCodes)}</Notice>}
      <div className="grid gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-3">
          <p className="text-sm text-ink-soft">{text.renewText}</p>
          <FactorCodeForm
            submit={text.renew}
            look="secondary"
            onCode={async (code) => setCodes(await renewRecoveryCodes(code))}
          />
        </div>
        <div className="flex flex-col gap-3">
          <p className="text-sm text-ink-soft">{text.removeText}</p>
          <FactorCodeForm
            submit={text.remove}
            look="secondary"
            onCode={async (code) => {
              await removeFactor(code);
              onChanged();
            }}
          />
        </div>
      </div>
    </div>
  );
}

/** Sets a second factor: scan, prove by a first code, keep the recovery codes. */
export function SetFactor({ onSet }: { readonly onSet: () => void }) {
  const { secondFactor: text } = useTexts();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { afterProof, proofWindow } = useReauthentication();
  const { mutate: begin, data: factor, error } = useMutation({ mutationFn: startFactor, gcTime: 0 });
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onSet} />;
  if (factor !== undefined)
    return (
      <div className="flex flex-col gap-4">
        <p className="max-w-prose">{text.steps}</p>
        <QrCode content={factor.address} label={text.qr} />
        <p className="text-sm text-ink-soft">
          {text.typed} <code className="font-mono break-all text-ink select-all">{factor.secret}</code>
        </p>
        <FactorCodeForm submit={text.confirm} onCode={async (code) => setCodes(await confirmFactor(code))} />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <Fault>{error ? (problemText(error) ?? text.failed) : null}</Fault>
      <Button className="self-start" onClick={() => void afterProof(() => begin())}>
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

/** How it is with one's own second factor. */
const factorQuery = dataQuery(['second-factor'], apiPaths.secondFactor, secondFactorStateAnswerSchema);

const startFactor = () => post(apiPaths.secondFactor, pendingFactorAnswerSchema);

const codesBy = async (path: string, code: string): Promise<readonly string[]> =>
  (await post(path, recoveryCodesAnswerSchema, { code })).recoveryCodes;

/** The first code of the app; answers the recovery codes, which are nowhere after that. */
const confirmFactor = (code: string) => codesBy(apiPaths.secondFactorConfirmation, code);

/** Recovery codes in the place of those of before. */
const renewRecoveryCodes = (code: string) => codesBy(apiPaths.recoveryCodes, code);

const removeFactor = (code: string): Promise<void> =>
  send(apiPaths.secondFactorRemoval, { method: 'POST', body: { code } });
