import { useWatch } from 'react-hook-form';
import type { HouseStyleEntry, HouseStyleInput } from '#api/house-style.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { OutcomeNotice, SaveButton, type useSentForm } from '#web/ui/sent-form.tsx';
import type { ComponentProps } from 'react';
import { pickerValue } from '#web/features/house-style/preview-style.ts';

interface HouseStyleFormProps {
  readonly sent: ReturnType<typeof useSentForm<HouseStyleEntry, HouseStyleInput, void>>;
  readonly onLoadLatest: () => void;
  readonly onReset: () => void;
}

export function HouseStyleForm({ sent, onLoadLatest, onReset }: HouseStyleFormProps) {
  const { houseStyle: text, general } = useTexts();
  const { form, outcome, forgetOutcome, field } = sent;
  const { isDirty } = form.formState;
  const entered = useWatch({ control: form.control });
  const colour = (name: 'primary' | 'accent') => ({
    text: entered[name] ?? '',
    onPick: (picked: string) => form.setValue(name, picked, { shouldDirty: true, shouldValidate: true }),
    ...field(name),
  });
  const loadLatest = () => {
    forgetOutcome();
    onLoadLatest();
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={sent.onSubmit}>
      <TextField label={text.name} hint={text.nameHint} required maxLength={60} {...field('name')} />
      <ColourField label={text.primary} hint={text.primaryHint} {...colour('primary')} />
      <ColourField label={text.accent} hint={text.accentHint} {...colour('accent')} />
      <TextField
        label={text.contactLine}
        mark={general.optional}
        hint={text.contactLineHint}
        maxLength={120}
        {...field('contactLine')}
      />
      <OutcomeNotice
        outcome={outcome?.kind === 'saved' && isDirty ? null : outcome}
        saved={
          <>
            <p>{text.saved}</p>
            <p className="text-sm text-ink-soft">{text.restyleHint}</p>
          </>
        }
        latest={{ label: text.loadLatest, load: loadLatest }}
      />
      <div className="flex flex-wrap items-center gap-3 pt-1">
        <SaveButton isBusy={sent.isBusy} />
        <Button look="secondary" onClick={onReset}>
          {text.reset}
        </Button>
        <output className="text-sm text-ink-soft">{isDirty ? text.unsaved : null}</output>
      </div>
    </form>
  );
}

interface ColourFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** The present content of the field. */
  readonly text: string;
  readonly onPick: (colour: string) => void;
}

/** A colour as text, with the browser's own picker beside it. */
function ColourField({ label, text, onPick, ...field }: ColourFieldProps) {
  const { houseStyle } = useTexts();
  return (
    <div className="flex items-start gap-3">
      <input
        type="color"
        aria-label={houseStyle.picker(label)}
        value={pickerValue(text)}
        onChange={(event) => onPick(event.target.value.toUpperCase())}
        className="mt-[1.3rem] h-14 w-14 shrink-0 cursor-pointer rounded-corner border border-line-strong bg-surface p-1 forced-color-adjust-none"
      />
      <TextField label={label} className="grow" spellCheck={false} autoComplete="off" maxLength={7} {...field} />
    </div>
  );
}
