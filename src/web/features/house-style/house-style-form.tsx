import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { HouseStyleEntry, HouseStyleInput, ShownHouseStyle } from '#api/house-style.ts';
import { ColourField } from '#web/features/house-style/colour-field.tsx';
import { saveHouseStyle } from '#web/features/house-style/house-style-calls.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface HouseStyleFormProps {
  readonly form: UseFormReturn<HouseStyleEntry, unknown, HouseStyleInput>;
  readonly version: number;
  readonly onSaved: (style: ShownHouseStyle) => void;
  readonly onLoadLatest: () => void;
  readonly onReset: () => void;
}

type Outcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly text: string; readonly isStale: boolean };

const fieldNames = ['name', 'primary', 'accent', 'contactLine'] as const;

export function HouseStyleForm({ form, version, onSaved, onLoadLatest, onReset }: HouseStyleFormProps) {
  const texts = useTexts();
  const text = texts.houseStyle;
  const { register, handleSubmit, formState, setError, setValue, control } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const entered = useWatch({ control });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const save = async (input: HouseStyleInput) => {
    setOutcome(null);
    try {
      onSaved(await saveHouseStyle(input, version));
      setOutcome({ kind: 'saved' });
    } catch (error) {
      const found = formFault(error, fieldNames, text.failed);
      for (const [name, message] of found.fields) setError(name, { message }, { shouldFocus: true });
      const isStale = error instanceof ApiError && error.problem?.code === 'HOUSE_STYLE_CHANGED_MEANWHILE';
      if (found.text !== null) setOutcome({ kind: 'refused', text: found.text, isStale });
    }
  };
  const colour = (name: 'primary' | 'accent') => ({
    text: entered[name] ?? '',
    onPick: (picked: string) => setValue(name, picked, { shouldDirty: true, shouldValidate: true }),
    error: fieldFaultText(texts, errors[name]?.message),
    ...register(name),
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        error={fieldFaultText(texts, errors.name?.message)}
        required
        maxLength={60}
        {...register('name')}
      />
      <ColourField label={text.primary} hint={text.primaryHint} {...colour('primary')} />
      <ColourField label={text.accent} hint={text.accentHint} {...colour('accent')} />
      <TextField
        label={text.contactLine}
        mark={texts.general.optional}
        hint={text.contactLineHint}
        error={fieldFaultText(texts, errors.contactLine?.message)}
        maxLength={120}
        {...register('contactLine')}
      />
      {outcome === null || (outcome.kind === 'saved' && isDirty) ? null : (
        <OutcomeNotice
          outcome={outcome}
          onLoadLatest={() => {
            setOutcome(null);
            onLoadLatest();
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 pt-1">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? <Spinner /> : null}
          {texts.general.save}
        </Button>
        <Button look="secondary" onClick={onReset}>
          {text.reset}
        </Button>
        <output className="text-sm text-ink-soft">{isDirty ? text.unsaved : null}</output>
      </div>
    </form>
  );
}

function OutcomeNotice({ outcome, onLoadLatest }: { readonly outcome: Outcome; readonly onLoadLatest: () => void }) {
  const { houseStyle: text } = useTexts();
  if (outcome.kind === 'saved') {
    return (
      <Notice tone="good" announced="politely">
        <p>{text.saved}</p>
        <p className="text-sm text-ink-soft">{text.restyleHint}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="error" announced="atOnce">
      <p>{outcome.text}</p>
      {outcome.isStale ? (
        <Button look="secondary" size="small" className="mt-2" onClick={onLoadLatest}>
          {text.loadLatest}
        </Button>
      ) : null}
    </Notice>
  );
}
