import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { OwnCodeState } from '#api/own-code.ts';
import { MakeOwnCode, ownCodeQuery } from '#web/features/session/security/make-own-code.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Card } from '#web/ui/card.tsx';
import { Loaded } from '#web/ui/query-result.tsx';
import { RowState } from '#web/ui/table/row-parts.tsx';
import { deviceWords } from '#web/features/session/security/session-words.ts';
import { Notice } from '#web/ui/notice.tsx';

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
