import { useState } from 'react';
import type { Decision } from '#api/decisions.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dossierQuery } from '#web/dossier/result-calls.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { decisionsQuery } from '#web/features/variants/decision-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { send } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';

/** Takes back what was decided last. */
export function TakeBack({ place, decision }: { readonly place: DossierPlace; readonly decision: Decision }) {
  const { decisions: texts, variants } = useTexts();
  const [asked, setAsked] = useState<Decision | null>(null);
  return (
    <>
      <Button look="erase" size="small" onClick={() => setAsked(decision)}>
        {texts.takeBack}
      </Button>
      <ChangeQuestion
        subject={asked}
        change={({ id }) =>
          send(filledPath(apiPaths.documentDecision, { ...place, decisionId: id }), { method: 'DELETE' })
        }
        stale={[decisionsQuery(place), dossierQuery(place)]}
        onClose={() => setAsked(null)}
        failed={variants.changeFailed}
        title={texts.takeBack}
        question={() => texts.takeBackQuestion}
        consequence={() => texts.takeBackConsequence}
      />
    </>
  );
}
