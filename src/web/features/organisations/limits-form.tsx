import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { limitNames, limitsSchema, type Limits, standardLimits } from '#api/usage-limits.ts';
import type { OrganisationLimits } from '#api/usage.ts';
import { setLimits } from '#web/features/organisations/organisation-calls.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { UsageBars } from '#web/ui/usage-bars.tsx';

interface LimitsFormProps {
  readonly organisationId: string;
  /** As it is now. */
  readonly stored: OrganisationLimits;
  readonly onClose: () => void;
}

export function LimitsForm({ organisationId, stored: { used, limits }, onClose }: LimitsFormProps) {
  const texts = useTexts();
  const { limits: text, formats, general } = texts;
  const [fault, setFault] = useState<string | null>(null);
  const { register, handleSubmit, formState, reset, setFocus } = useForm({
    resolver: zodResolver(limitsSchema),
    defaultValues: limits,
  });
  // The window opens before there is anything to fill in.
  useEffect(() => setFocus('organisation.megabytes'), [setFocus]);
  const save = async (input: Limits) => {
    setFault(null);
    try {
      await setLimits(organisationId, input);
      onClose();
    } catch (error) {
      setFault(problemText(error) ?? text.failed);
    }
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void handleSubmit(save)(event)}>
      <div className="rounded-corner border border-line p-4">
        <p className="mb-3">
          {text.used}: {text.dossiers(used.dossiers)}
        </p>
        <UsageBars usage={{ used, limits: limits.organisation }} />
      </div>
      {limitNames.map((name) => (
        <fieldset key={name} className="grid grid-cols-2 items-start gap-x-4 gap-y-1">
          <legend className="mb-1 font-semibold">{text.names[name]}</legend>
          {(['organisation', 'employer'] as const).map((of) => (
            <TextField
              key={of}
              label={text[of]}
              hint={text.standard(formats.wholeNumber(standardLimits[of][name]))}
              error={fieldFaultText(texts, formState.errors[of]?.[name]?.message)}
              type="number"
              inputMode="numeric"
              {...register(`${of}.${name}`, { valueAsNumber: true })}
            />
          ))}
        </fieldset>
      ))}
      <p className="text-sm text-ink-soft">{text.hint}</p>
      <Button
        look="secondary"
        size="small"
        className="self-start"
        onClick={() => reset(standardLimits, { keepDefaultValues: true })}
      >
        {text.fillStandard}
      </Button>
      {fault ? (
        <Notice tone="error" announced="atOnce">
          {fault}
        </Notice>
      ) : null}
      <FormActions onCancel={onClose} isBusy={formState.isSubmitting} submit={general.save} />
    </form>
  );
}
