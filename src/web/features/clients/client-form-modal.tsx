import { showRefusal } from '#web/ui/toasts.tsx';
import { useState } from 'react';
import { type Client, type ClientInput, clientInputSchema } from '#api/clients.ts';
import { addClient, changeClient, clientListQuery, fetchClient } from '#web/features/clients/client-calls.ts';
import { clientForm } from '#web/features/clients/client-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { FormWindow, useSentForm } from '#web/ui/sent-form.tsx';
import { TextField } from '#web/ui/fields.tsx';

interface ClientFormModalProps {
  /** The employer to edit; null for a new one. */
  readonly client: Client | null;
  readonly onClose: () => void;
}

const noClient: ClientInput = {
  name: '',
  kvkNumber: '',
  reference: '',
  contactName: '',
  contactEmail: '',
  mayUpload: true,
  mayDecide: false,
};

function enteredValues(client: Client | null): ClientInput {
  if (!client) return noClient;
  const { name, kvkNumber, reference, contactName, contactEmail, mayUpload, mayDecide } = client;
  return { name, kvkNumber, reference, contactName, contactEmail, mayUpload, mayDecide };
}

/** Adding or editing an employer. An edit is based on a version and refused when that is no longer the last. */
export function ClientFormModal({ client, onClose }: ClientFormModalProps) {
  const { clientForm: text, general } = useTexts();
  const unsent = useUnsent(clientForm);
  const [version, setVersion] = useState(unsent?.version ?? client?.version ?? 0);
  const sent = useSentForm({
    schema: clientInputSchema,
    defaultValues: { ...enteredValues(client), ...unsent?.entered },
    send: (input) => (client ? changeClient(client.id, { ...input, version }) : addClient(input)),
    stale: [clientListQuery()],
    onSent: onClose,
    failed: text.failed,
  });
  const { form, field, forgetOutcome } = sent;
  useKeptWhenLoginEnds(clientForm, () => ({ client, version, entered: form.getValues() }));
  const loadLatest = async () => {
    const latest = client ? await fetchClient(client.id) : undefined;
    if (!latest) return onClose();
    setVersion(latest.version);
    form.reset(enteredValues(latest));
    forgetOutcome();
  };
  const optional = { mark: general.optional };
  return (
    <FormWindow
      title={client ? text.editTitle : text.addTitle}
      form={sent}
      latest={{ label: text.loadLatest, load: () => void loadLatest().catch((error: unknown) => showRefusal(error)) }}
      submit={client ? general.save : text.add}
      onClose={onClose}
    >
      <TextField label={text.name} required maxLength={80} {...field('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...optional}
          label={text.kvkNumber}
          hint={text.kvkHint}
          inputMode="numeric"
          {...field('kvkNumber')}
        />
        <TextField {...optional} label={text.reference} hint={text.referenceHint} {...field('reference')} />
      </div>
      <TextField {...optional} label={text.contactName} {...field('contactName')} />
      <TextField {...optional} label={text.contactEmail} inputMode="email" {...field('contactEmail')} />
      <fieldset>
        <legend className="text-sm font-semibold">{text.rights}</legend>
        {(['mayUpload', 'mayDecide'] as const).map((right) => (
          <label key={right} className="mt-1 flex min-h-6 items-start gap-2 text-sm">
            <input type="checkbox" className="mt-0.5 size-4 shrink-0 accent-brand" {...form.register(right)} />
            {text[right]}
          </label>
        ))}
      </fieldset>
    </FormWindow>
  );
}
