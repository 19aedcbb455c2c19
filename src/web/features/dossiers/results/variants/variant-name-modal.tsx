import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { longestVariantName } from '#api/variants/variant-limits.ts';
import { variantNameSchema } from '#api/variants/variants.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface VariantNameModalProps {
  /** Under which the name is kept when the login ends. */
  readonly form: KeptForm<string>;
  readonly title: string;
  readonly lead?: string;
  readonly name: string;
  /** Keeps the name; what it throws is shown. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks under which name a variant is kept. */
export function VariantNameModal({ form, title, lead, name, onSave, onClose }: VariantNameModalProps) {
  const texts = useTexts();
  const [fault, setFault] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError, getValues } = useForm({
    resolver: zodResolver(variantNameSchema),
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
      const found = formFault(error, ['name'] as const, texts.variants.changeFailed);
      for (const [field, message] of found.fields) setError(field, { message }, { shouldFocus: true });
      setFault(found.text);
    }
  };
  return (
    <Modal isOpen onClose={onClose} title={title} closeLabel={texts.general.close}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
        {lead === undefined ? null : <p className="text-sm text-ink-soft">{lead}</p>}
        <TextField
          label={texts.variants.name}
          error={fieldFaultText(texts, errors.name?.message)}
          required
          maxLength={longestVariantName}
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
