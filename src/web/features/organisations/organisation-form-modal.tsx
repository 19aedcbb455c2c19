import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { organisationUpdateSchema, type Organisation, type OrganisationUpdate } from '#api/organisations.ts';
import { addOrganisation, changeOrganisation } from '#web/features/organisations/organisation-calls.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { organisationListQuery } from '#web/lib/organisation-list.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface OrganisationFormModalProps {
  /** The organisation to change; null for a new one. */
  readonly organisation: Organisation | null;
  readonly onClose: () => void;
}

export function OrganisationFormModal({ organisation, onClose }: OrganisationFormModalProps) {
  const texts = useTexts();
  const text = texts.organisationForm;
  const queries = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(organisationUpdateSchema),
    defaultValues: { name: organisation?.name ?? '', isActive: organisation?.isActive ?? true },
  });
  const save = async (input: OrganisationUpdate) => {
    setFault(null);
    try {
      const saved = organisation ? await changeOrganisation(organisation.id, input) : await addOrganisation(input);
      queries.setQueryData(organisationListQuery.queryKey, (list) => [
        ...(list ?? []).filter(({ id }) => id !== saved.id),
        saved,
      ]);
      onClose();
    } catch (error) {
      const found = formFault(error, ['name'], text.failed);
      for (const [name, message] of found.fields) setError(name, { message }, { shouldFocus: true });
      setFault(found.text);
    }
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={organisation ? text.editTitle : text.addTitle}
      closeLabel={texts.general.close}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
        <TextField
          label={text.name}
          error={fieldFaultText(texts, formState.errors.name?.message)}
          required
          maxLength={80}
          autoComplete="off"
          {...register('name')}
        />
        {organisation ? (
          <div>
            <label className="flex min-h-6 items-center gap-2 font-semibold">
              {/* Its own organisation stays active: whoever could undo it would be out as well. */}
              <input
                type="checkbox"
                aria-describedby="active-hint"
                className="size-5 accent-brand"
                {...register('isActive')}
                disabled={organisation.isOwn}
              />
              {text.isActive}
            </label>
            <p id="active-hint" className="mt-1 text-sm text-ink-soft">
              {organisation.isOwn ? text.ownHint : text.inactiveHint}
            </p>
          </div>
        ) : null}
        {fault ? (
          <Notice tone="error" announced="atOnce">
            {fault}
          </Notice>
        ) : null}
        <FormActions
          onCancel={onClose}
          isBusy={formState.isSubmitting}
          submit={organisation ? texts.general.save : text.add}
        />
      </form>
    </Modal>
  );
}
