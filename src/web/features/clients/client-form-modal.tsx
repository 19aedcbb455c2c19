import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { clientInputSchema, type Client, type ClientInput } from '#api/clients.ts';
import { addClient, changeClient, changeClientList, fetchClient } from '#web/features/clients/client-calls.ts';
import { clientForm } from '#web/features/clients/unsent-client.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface ClientFormModalProps {
  /** The employer to edit; null for a new one. */
  readonly client: Client | null;
  readonly onClose: () => void;
}

interface SaveFault {
  readonly text: string;
  /** Someone else saved in between: the form can be filled with what is there now. */
  readonly isStale: boolean;
}

const noClient: ClientInput = { name: '', kvkNumber: '', reference: '', contactName: '', contactEmail: '' };
const fieldNames = ['name', 'kvkNumber', 'reference', 'contactName', 'contactEmail'] as const;

function enteredValues(client: Client | null): ClientInput {
  if (!client) return noClient;
  const { name, kvkNumber, reference, contactName, contactEmail } = client;
  return { name, kvkNumber, reference, contactName, contactEmail };
}

/** Adding or editing an employer. An edit is based on a version and refused when that is no longer the last. */
export function ClientFormModal({ client, onClose }: ClientFormModalProps) {
  const texts = useTexts();
  const queries = useQueryClient();
  const unsent = useUnsent(clientForm);
  const [version, setVersion] = useState(unsent?.version ?? client?.version ?? 0);
  const [fault, setFault] = useState<SaveFault | null>(null);
  const { register, handleSubmit, formState, setError, reset, getValues } = useForm({
    resolver: zodResolver(clientInputSchema),
    defaultValues: { ...enteredValues(client), ...unsent?.entered },
  });
  useKeptWhenLoginEnds(clientForm, () => ({ client, version, entered: getValues() }));
  const { errors, isSubmitting } = formState;

  const save = async (input: ClientInput) => {
    setFault(null);
    try {
      const saved = client ? await changeClient(client.id, { ...input, version }) : await addClient(input);
      changeClientList(queries, (clients) => [...clients.filter(({ id }) => id !== saved.id), saved]);
      onClose();
    } catch (error) {
      const found = formFault(error, fieldNames, texts.clientForm.failed);
      for (const [name, message] of found.fields) setError(name, { message }, { shouldFocus: true });
      const isStale = error instanceof ApiError && error.problem?.code === 'CLIENT_CHANGED_MEANWHILE';
      if (found.text !== null) setFault({ text: found.text, isStale });
    }
  };
  const loadLatest = async () => {
    const latest = client ? await fetchClient(client.id) : undefined;
    if (!latest) return onClose();
    setVersion(latest.version);
    reset(enteredValues(latest));
    setFault(null);
  };
  const text = texts.clientForm;
  return (
    <Modal isOpen onClose={onClose} title={client ? text.editTitle : text.addTitle} closeLabel={texts.general.close}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
        <TextField
          label={text.name}
          error={fieldFaultText(texts, errors.name?.message)}
          required
          maxLength={80}
          {...register('name')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={text.kvkNumber}
            mark={texts.general.optional}
            hint={text.kvkHint}
            error={fieldFaultText(texts, errors.kvkNumber?.message)}
            inputMode="numeric"
            {...register('kvkNumber')}
          />
          <TextField
            label={text.reference}
            mark={texts.general.optional}
            hint={text.referenceHint}
            error={fieldFaultText(texts, errors.reference?.message)}
            {...register('reference')}
          />
        </div>
        <TextField
          label={text.contactName}
          mark={texts.general.optional}
          error={fieldFaultText(texts, errors.contactName?.message)}
          {...register('contactName')}
        />
        <TextField
          label={text.contactEmail}
          mark={texts.general.optional}
          error={fieldFaultText(texts, errors.contactEmail?.message)}
          inputMode="email"
          {...register('contactEmail')}
        />
        {fault ? <SaveFaultNotice fault={fault} onLoadLatest={() => void loadLatest()} /> : null}
        <FormActions onCancel={onClose} isBusy={isSubmitting} submit={client ? texts.general.save : text.add} />
      </form>
    </Modal>
  );
}

function SaveFaultNotice({ fault, onLoadLatest }: { readonly fault: SaveFault; readonly onLoadLatest: () => void }) {
  const texts = useTexts();
  return (
    <Notice tone="error" announced="atOnce">
      <p>{fault.text}</p>
      {fault.isStale ? (
        <Button look="secondary" size="small" className="mt-2" onClick={onLoadLatest}>
          {texts.clientForm.loadLatest}
        </Button>
      ) : null}
    </Notice>
  );
}
