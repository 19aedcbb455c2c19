import { Stamp } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { NewDecision } from '#api/decisions.ts';
import type { AnswerCard } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dossierQuery } from '#web/dossier/result-calls.ts';
import { decisionsQuery, recordDecision } from '#web/features/variants/decision-calls.ts';
import { decisionForm, shownGoal } from '#web/features/variants/decision-form.ts';
import { useTexts } from '#web/i18n/language.ts';
import type { Stale } from '#web/lib/api-data.ts';
import { useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const RecordDecision = lazyPart(() => import('#web/features/variants/windows.ts'), 'RecordDecision');

interface DecisionButtonProps {
  readonly place: DossierPlace;
  readonly cards: readonly AnswerCard[];
  /** The choice in view; undefined: none is. */
  readonly card: AnswerCard | undefined;
  /** Where it is not recorded on a dossier of one's own: how, and what is of no use any more then. */
  readonly record?: (decision: NewDecision) => Promise<unknown>;
  readonly stale?: Stale;
}

/** Records the choice in view. */
export function DecisionButton({ place, cards, card, record, stale }: DecisionButtonProps) {
  const { decisions: texts, outcome } = useTexts();
  const unsent = useUnsent(decisionForm(place));
  const [asked, setAsked] = useState(unsent?.choice ?? null);
  const [isRecorded, setRecorded] = useState(false);
  const shown = cards.find(({ choice }) => choice !== null && choice === asked);
  return (
    <>
      <output className="sr-only">{isRecorded ? texts.recorded : ''}</output>
      {card?.mayBeChosen === true ? (
        <Button look="secondary" size="small" onClick={() => setAsked(card.choice)} icon={Stamp}>
          {texts.recordOf(shownGoal(card, outcome))}
        </Button>
      ) : null}
      {shown === undefined ? null : (
        <Suspense>
          <RecordDecision
            place={place}
            card={shown}
            record={record ?? ((decision) => recordDecision(place, decision))}
            // The files of the dossier are made again, with this decision in front.
            stale={stale ?? [decisionsQuery(place), dossierQuery(place)]}
            onRecorded={() => setRecorded(true)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
