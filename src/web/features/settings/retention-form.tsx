import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { retentionSchema } from '#api/retention.ts';
import { retentionDays } from '#api/retention-days.ts';
import { retentionQuery, setRetention } from '#web/features/settings/retention-calls.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface Outcome {
  readonly tone: 'good' | 'error';
  readonly text: string;
}

const form: KeptForm<number> = { name: 'retention period' };

/** `days`: as it is stored now. */
export function RetentionForm({ days }: { readonly days: number }) {
  const texts = useTexts();
  const text = texts.retention;
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const unsent = useUnsent(form);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(retentionSchema),
    defaultValues: { days: unsent ?? days },
  });
  useKeptWhenLoginEnds(form, () => {
    const entered = getValues('days');
    return entered === days ? undefined : entered;
  });
  const save = async (input: { readonly days: number }) => {
    setOutcome(null);
    try {
      queries.setQueryData(retentionQuery.queryKey, await setRetention(input.days));
      setOutcome({ tone: 'good', text: text.saved });
    } catch (error) {
      setOutcome({ tone: 'error', text: problemText(error) ?? text.failed });
    }
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
      <TextField
        label={text.days}
        hint={text.daysHint(retentionDays.minimum, retentionDays.maximum)}
        error={fieldFaultText(texts, formState.errors.days?.message)}
        type="number"
        inputMode="numeric"
        className="max-w-56"
        {...register('days', { valueAsNumber: true })}
      />
      <p className="text-sm text-ink-soft">{text.shorter}</p>
      {outcome ? (
        <Notice tone={outcome.tone} announced={outcome.tone === 'good' ? 'politely' : 'atOnce'}>
          {outcome.text}
        </Notice>
      ) : null}
      <Button type="submit" disabled={formState.isSubmitting} className="self-start">
        {formState.isSubmitting ? <Spinner /> : null}
        {texts.general.save}
      </Button>
    </form>
  );
}
