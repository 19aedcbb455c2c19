import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { SecondFactorState } from '#api/second-factor.ts';
import { factorQuery, removeFactor, renewRecoveryCodes } from '#web/features/session/security/factor-calls.ts';
import { FactorCodeForm } from '#web/ui/proof/factor-code-form.tsx';
import { RecoveryCodes } from '#web/features/session/security/kept-codes.tsx';
import { ownSessionsQuery } from '#web/features/session/security/session-calls.ts';
import { SetFactor } from '#web/features/session/security/set-factor.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { useSession } from '#web/lib/session.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loaded } from '#web/ui/query-result.tsx';
import { RowState } from '#web/ui/table/row-parts.tsx';

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
