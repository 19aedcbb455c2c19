import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { reasonSchema } from '#api/decisions.ts';
import { longestReason } from '#api/variant-limits.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import type { DecidablePremium } from '#web/features/variants/decidable-premiums.ts';
import { recordDecision } from '#web/features/variants/decision-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { SelectField, TextAreaField } from '#web/ui/fields.tsx';
import { FormWindow, useSentForm } from '#web/ui/sent-form.tsx';

interface RecordDecisionProps {
  readonly place: DossierPlace;
  readonly premiums: readonly DecidablePremium[];
  readonly onRecorded: () => void;
  readonly onClose: () => void;
}

/** Which of the premiums, and why. */
const formSchema = z.object({ chosen: z.string(), reason: reasonSchema });
type Entered = z.input<typeof formSchema>;

const keyOf = ({ premium, variant }: DecidablePremium): string => [premium, variant?.id].join(' ');

export const decisionForm = ({ documentId }: DossierPlace): KeptForm<Entered> => ({
  name: `decision on ${documentId}`,
});

/** Asks which premium was chosen, and why. */
export function RecordDecision({ place, premiums, onRecorded, onClose }: RecordDecisionProps) {
  const { decisions, variants } = useTexts();
  const queries = useQueryClient();
  const kept = decisionForm(place);
  const unsent = useUnsent(kept);
  const keys = premiums.map(keyOf);
  const sent = useSentForm({
    schema: formSchema,
    defaultValues: {
      chosen: keys.find((key) => key === unsent?.chosen) ?? keys[0] ?? '',
      reason: unsent?.reason ?? '',
    },
    send: async ({ chosen, reason }) => {
      const found = premiums.find((premium) => keyOf(premium) === chosen);
      if (found === undefined) return;
      await recordDecision(queries, place, { premium: found.premium, variantId: found.variant?.id ?? null, reason });
      onRecorded();
      onClose();
    },
    failed: variants.changeFailed,
  });
  useKeptWhenLoginEnds(kept, () => sent.form.getValues());
  return (
    <FormWindow title={decisions.recordTitle} form={sent} submit={decisions.record} onClose={onClose}>
      <p className="text-sm text-ink-soft">{decisions.recordLead}</p>
      <SelectField label={decisions.premium} {...sent.form.register('chosen')}>
        {premiums.map((premium) => (
          <option key={keyOf(premium)} value={keyOf(premium)} lang="nl">
            {premium.variant === null ? premium.text : decisions.ofVariant(premium.variant.name, premium.text)}
          </option>
        ))}
      </SelectField>
      <TextAreaField label={decisions.reason} required maxLength={longestReason} {...sent.field('reason')} />
    </FormWindow>
  );
}
