import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';

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
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a name. */
export function NameModal({ form, title, lead, label, name, check, maximum, failed, onSave, onClose }: NameModalProps) {
  const texts = useTexts();
  const [fault, setFault] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError, getValues } = useForm({
    resolver: zodResolver(check),
    defaultValues: { name: useUnsent(form) ?? name },
  });
  useKeptWhenLoginEnds(form, () => getValues('name'));
  const { errors, isSubmitting } = formState;
  const save = async (entered: { readonly name: string }) => {
    setFault(null);
    try {
      await onSave(entered.name);
      onClose();
    } catch (error) {
      const found = formFault(error, ['name'] as const, failed);
      for (const [field, message] of found.fields) setError(field, { message }, { shouldFocus: true });
      setFault(found.text);
    }
  };
  return (
    <Modal isOpen onClose={onClose} title={title} closeLabel={texts.general.close}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
        {lead === undefined ? null : <p className="text-sm text-ink-soft">{lead}</p>}
        <TextField
          label={label}
          error={fieldFaultText(texts, errors.name?.message)}
          required
          maxLength={maximum}
          autoComplete="off"
          {...register('name')}
        />
        {fault === null ? null : (
          <Notice tone="error" announced="atOnce">
            {fault}
          </Notice>
        )}
        <FormActions onCancel={onClose} isBusy={isSubmitting} submit={texts.general.save} />
      </form>
    </Modal>
  );
}
