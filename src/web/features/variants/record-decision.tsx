import type { NewDecision } from '#api/decisions.ts';
import { longestReason } from '#api/variant-limits.ts';
import type { AnswerCard } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { decisionForm, formSchema, shownGoal } from '#web/features/variants/decision-form.ts';
import { useTexts } from '#web/i18n/language.ts';
import type { Stale } from '#web/lib/api-data.ts';
import { useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { TextAreaField } from '#web/ui/fields.tsx';
import { FormWindow, useSentForm } from '#web/ui/sent-form.tsx';

/** "Keuze B, vlak voor iedereen: 29,7%". */
const nameOf = ({ goal, form, premium }: AnswerCard): string => `${goal}, ${form.toLowerCase()}: ${premium}`;

interface RecordDecisionProps {
  readonly place: DossierPlace;
  readonly card: AnswerCard;
  readonly record: (decision: NewDecision) => Promise<unknown>;
  readonly stale: Stale;
  readonly onRecorded: () => void;
  readonly onClose: () => void;
}

/** Asks why this choice is recorded. */
export function RecordDecision({ place, card, record, stale, onRecorded, onClose }: RecordDecisionProps) {
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
