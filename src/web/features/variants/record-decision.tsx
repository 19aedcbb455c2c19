import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { reasonSchema } from '#api/decisions.ts';
import { longestReason } from '#api/variant-limits.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import type { DecidablePremium } from '#web/features/variants/decidable-premiums.ts';
import { recordDecision } from '#web/features/variants/decision-calls.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

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
  const texts = useTexts();
  const { decisions } = texts;
  const queries = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const form = decisionForm(place);
  const unsent = useUnsent(form);
  const keys = premiums.map(keyOf);
  const { register, handleSubmit, formState, setError, getValues } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: {
      chosen: keys.find((key) => key === unsent?.chosen) ?? keys[0] ?? '',
      reason: unsent?.reason ?? '',
    },
  });
  useKeptWhenLoginEnds(form, () => getValues());
  const { errors, isSubmitting } = formState;
  const save = async ({ chosen, reason }: z.output<typeof formSchema>) => {
    const found = premiums.find((premium) => keyOf(premium) === chosen);
    if (found === undefined) return;
    setFault(null);
    try {
      const { premium, variant } = found;
      await recordDecision(queries, place, { premium, variantId: variant?.id ?? null, reason });
      onRecorded();
      onClose();
    } catch (error) {
      const { fields, text } = formFault(error, ['reason'] as const, texts.variants.changeFailed);
      for (const [name, message] of fields) setError(name, { message }, { shouldFocus: true });
      setFault(text);
    }
  };
  return (
    <Modal isOpen onClose={onClose} title={decisions.recordTitle} closeLabel={texts.general.close}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
        <p className="text-sm text-ink-soft">{decisions.recordLead}</p>
        <SelectField label={decisions.premium} {...register('chosen')}>
          {premiums.map((premium) => (
            <option key={keyOf(premium)} value={keyOf(premium)} lang="nl">
              {premium.variant === null ? premium.text : decisions.ofVariant(premium.variant.name, premium.text)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={decisions.reason}
          error={fieldFaultText(texts, errors.reason?.message)}
          required
          maxLength={longestReason}
          {...register('reason')}
        />
        {fault === null ? null : (
          <Notice tone="error" announced="atOnce">
            {fault}
          </Notice>
        )}
        <FormActions onCancel={onClose} isBusy={isSubmitting} submit={decisions.record} />
      </form>
    </Modal>
  );
}
