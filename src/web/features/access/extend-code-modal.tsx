import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { codeExtensionSchema, type AccessCode } from '#api/access-codes.ts';
import { accessCodeDays } from '#api/access-code-days.ts';
import { codeListQuery, extendCode, type CodePlace } from '#web/features/access/code-calls.ts';
import { withCode } from '#web/features/access/code-list-changes.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface ExtendCodeModalProps {
  readonly place: CodePlace;
  readonly code: AccessCode;
  readonly onClose: () => void;
}

/** A new term for a code, counted from now; the code itself stays the same. */
export function ExtendCodeModal({ place, code, onClose }: ExtendCodeModalProps) {
  const texts = useTexts();
  const text = texts.codeExtension;
  const queries = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(codeExtensionSchema),
    defaultValues: { days: accessCodeDays.standard },
  });
  const extend = async ({ days }: { readonly days: number }) => {
    setFault(null);
    try {
      const extended = await extendCode(code.id, days);
      queries.setQueryData(codeListQuery(place).queryKey, (list) => withCode(list, extended));
      onClose();
    } catch (error) {
      setFault(problemText(error) ?? text.failed);
    }
  };
  return (
    <Modal isOpen onClose={onClose} title={text.title} closeLabel={texts.general.close}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(extend)(event)}>
        <TextField
          label={texts.codeIssue.days}
          error={fieldFaultText(texts, formState.errors.days?.message)}
          type="number"
          inputMode="numeric"
          {...register('days', { valueAsNumber: true })}
        />
        <p className="text-ink-soft">{text.text(code.holder, texts.formats.day(code.expiresOn))}</p>
        {fault ? (
          <Notice tone="error" announced="atOnce">
            {fault}
          </Notice>
        ) : null}
        <FormActions onCancel={onClose} isBusy={formState.isSubmitting} submit={text.submit} />
      </form>
    </Modal>
  );
}
