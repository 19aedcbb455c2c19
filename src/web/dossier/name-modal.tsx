import type { z } from 'zod';
import { useTexts } from '#web/i18n/language.ts';
import type { Stale } from '#web/lib/api-data.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { TextField } from '#web/ui/fields.tsx';
import { FormWindow, useSentForm } from '#web/ui/sent-form.tsx';

interface NameModalProps {
  /** Under which the name is kept when the login ends. */
  readonly form: KeptForm<string>;
  readonly title: string;
  readonly lead?: string;
  readonly label: string;
  readonly name: string;
  readonly check: z.ZodType<{ readonly name: string }, { readonly name: string }>;
  readonly maximum: number;
  /** Said when the server does not say why it failed. */
  readonly failed: string;
  /** Keeps the name; what it throws is shown. */
  readonly save: (name: string) => Promise<unknown>;
  readonly stale: Stale;
  readonly onSaved?: ((name: string) => void) | undefined;
  readonly onClose: () => void;
}

/** Asks for a name. */
export function NameModal({
  form,
  title,
  lead,
  label,
  name,
  check,
  maximum,
  failed,
  save,
  stale,
  onSaved,
  onClose,
}: NameModalProps) {
  const { general } = useTexts();
  const sent = useSentForm({
    schema: check,
    defaultValues: { name: useUnsent(form) ?? name },
    send: async (entered) => {
      await save(entered.name);
      return entered.name;
    },
    stale,
    onSent: (saved) => {
      onSaved?.(saved);
      onClose();
    },
    failed,
  });
  useKeptWhenLoginEnds(form, () => sent.form.getValues('name'));
  return (
    <FormWindow title={title} form={sent} submit={general.save} onClose={onClose}>
      {lead === undefined ? null : <p className="text-sm text-ink-soft">{lead}</p>}
      <TextField label={label} required maxLength={maximum} autoComplete="off" {...sent.field('name')} />
    </FormWindow>
  );
}
