import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { Recalculate } from '#web/dossier/recalculate.tsx';
import type { Refusal } from '#web/features/what-if/what-if-state.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Notice } from '#web/ui/notice.tsx';

interface RefusalProps {
  readonly refusal: Refusal;
  readonly place: DossierPlace;
}

/** Why there are no what-ifs, with the way on. */
export function WhatIfRefusal({ refusal: { why, said, canRecalculate }, place }: RefusalProps) {
  const { whatIf } = useTexts();
  const texts = { said: said ?? whatIf.notOpened, otherFigures: whatIf.otherFigures, failed: whatIf.notOpened };
  return (
    <div className="p-4">
      <Notice tone={why === 'failed' ? 'error' : 'info'} announced="politely">
        <p className="mb-2">{texts[why]}</p>
        {canRecalculate ? <Recalculate place={place} /> : null}
      </Notice>
    </div>
  );
}
