import { useQueryClient } from '@tanstack/react-query';
import { organisationUpdateSchema, type Organisation } from '#api/organisations.ts';
import { addOrganisation, changeOrganisation } from '#web/features/organisations/organisation-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { organisationListQuery } from '#web/lib/organisation-list.ts';
import { FormWindow, useSentForm } from '#web/ui/sent-form.tsx';
import { TextField } from '#web/ui/fields.tsx';

interface OrganisationFormModalProps {
  /** The organisation to change; null for a new one. */
  readonly organisation: Organisation | null;
  readonly onClose: () => void;
}

export function OrganisationFormModal({ organisation, onClose }: OrganisationFormModalProps) {
  const { organisationForm: text, general } = useTexts();
  const queries = useQueryClient();
  const form = useSentForm({
    schema: organisationUpdateSchema,
    defaultValues: { name: organisation?.name ?? '', isActive: organisation?.isActive ?? true },
    send: async (input) => {
      const saved = await (organisation ? changeOrganisation(organisation.id, input) : addOrganisation(input));
      queries.setQueryData(organisationListQuery.queryKey, (list = []) => [
        ...list.filter(({ id }) => id !== saved.id),
        saved,
      ]);
      onClose();
    },
    failed: text.failed,
  });
  return (
    <FormWindow
      title={organisation ? text.editTitle : text.addTitle}
      form={form}
      submit={organisation ? general.save : text.add}
      onClose={onClose}
    >
      <TextField label={text.name} required maxLength={80} autoComplete="off" {...form.field('name')} />
      {organisation ? (
        <div>
          <label className="flex min-h-6 items-center gap-2 font-semibold">
            {/* Its own organisation stays active: whoever could undo it would be out as well. */}
            <input
              type="checkbox"
              aria-describedby="active-hint"
              className="size-5 accent-brand"
              {...form.form.register('isActive')}
              disabled={organisation.isOwn}
            />
            {text.isActive}
          </label>
          <p id="active-hint" className="mt-1 text-sm text-ink-soft">
            {organisation.isOwn ? text.ownHint : text.inactiveHint}
          </p>
        </div>
      ) : null}
    </FormWindow>
  );
}
