import { Stamp } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { type NewDecision, newDecisionSchema } from '#api/decisions.ts';
import { longestReason } from '#api/variant-limits.ts';
import { inWords, said, type Wordings } from '#output/language/wording.ts';
import type { AnswerCard } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dossierQuery } from '#web/dossier/result-calls.ts';
import { decisionsQuery, recordDecision } from '#web/features/variants/decision-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import type { Stale } from '#web/lib/api-data.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/fields.tsx';
import { FormWindow, useSentForm } from '#web/ui/sent-form.tsx';

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
        <RecordDecision
          place={place}
          card={shown}
          record={record ?? ((decision) => recordDecision(place, decision))}
          // The files of the dossier are made again, with this decision in front.
          stale={stale ?? [decisionsQuery(place), dossierQuery(place)]}
          onRecorded={() => setRecorded(true)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** "Keuze B", in the language of the reader. */
const shownGoal = ({ choice, goal }: AnswerCard, outcome: Wordings): string =>
  choice === null ? goal : inWords(said('choice', choice), outcome);

/** "Keuze B, vlak voor iedereen: 29,7%". */
const nameOf = ({ goal, form, premium }: AnswerCard): string => `${goal}, ${form.toLowerCase()}: ${premium}`;

/** Which of the choices, and why. */
const formSchema = newDecisionSchema.extend({ choice: newDecisionSchema.shape.choice.nullable() });
type Entered = z.input<typeof formSchema>;

const decisionForm = ({ documentId }: DossierPlace): KeptForm<Entered> => ({
  name: `decision on ${documentId}`,
});

interface RecordDecisionProps {
  readonly place: DossierPlace;
  readonly card: AnswerCard;
  readonly record: (decision: NewDecision) => Promise<unknown>;
  readonly stale: Stale;
  readonly onRecorded: () => void;
  readonly onClose: () => void;
}

/** Asks why this choice is recorded. */
function RecordDecision({ place, card, record, stale, onRecorded, onClose }: RecordDecisionProps) {
  const { decisions, variants, outcome } = useTexts();
  const kept = decisionForm(place);
  const unsent = useUnsent(kept);
  const { choice } = card;
  const sent = useSentForm({
    schema: formSchema,
    defaultValues: { choice, reason: unsent?.choice === choice ? unsent.reason : '' },
    send: async ({ reason }) => {
      if (choice !== null) await record({ choice, reason });
    },
    stale,
    onSent: () => {
      onRecorded();
      onClose();
    },
    failed: variants.changeFailed,
  });
  useKeptWhenLoginEnds(kept, () => sent.form.getValues());
  return (
    <FormWindow
      title={decisions.recordOf(shownGoal(card, outcome))}
      form={sent}
      submit={decisions.record}
      onClose={onClose}
    >
      <p lang="nl" className="font-[650]">
        {nameOf(card)}
      </p>
      <p className="text-sm text-ink-soft">{decisions.recordLead}</p>
      <TextAreaField label={decisions.reason} required maxLength={longestReason} {...sent.field('reason')} />
    </FormWindow>
  );
}
