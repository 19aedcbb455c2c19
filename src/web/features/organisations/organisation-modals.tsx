import { useEffect } from 'react';
import { type Organisation, organisationUpdateSchema } from '#api/organisations.ts';
import { limitNames, limitsSchema, standardLimits } from '#api/usage-limits.ts';
import type { OrganisationLimits } from '#api/usage.ts';
import {
  organisationLimitsQuery,
  setLimits,
  addOrganisation,
  changeOrganisation,
} from '#web/features/organisations/organisation-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Loaded } from '#web/ui/query-result.tsx';
import { useSentForm, WindowForm, FormWindow } from '#web/ui/sent-form.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { UsageBars } from '#web/ui/usage-card.tsx';
import { organisationListQuery } from '#web/lib/organisation-list.ts';

interface LimitsModalProps {
  readonly organisation: Organisation;
  readonly onClose: () => void;
}

/** What an organisation uses, in numbers alone, and what it and each of its employers may. */
export function LimitsModal({ organisation: { id, name }, onClose }: LimitsModalProps) {
  const { limits: text } = useTexts();
  return (
    <Modal onClose={onClose} title={text.title(name)}>
      <Loaded of={organisationLimitsQuery(id)}>
        {(stored) => <LimitsForm organisationId={id} stored={stored} onClose={onClose} />}
      </Loaded>
    </Modal>
  );
}

interface LimitsFormProps {
  readonly organisationId: string;
  /** As it is now. */
  readonly stored: OrganisationLimits;
  readonly onClose: () => void;
}

function LimitsForm({ organisationId, stored: { used, limits }, onClose }: LimitsFormProps) {
  const { limits: text, formats, general } = useTexts();
  const sent = useSentForm({
    schema: limitsSchema,
    defaultValues: limits,
    send: (input) => setLimits(organisationId, input),
    onSent: onClose,
    failed: text.failed,
  });
  const { reset, setFocus } = sent.form;
  // The window opens before there is anything to fill in.
  useEffect(() => setFocus('organisation.megabytes'), [setFocus]);
  return (
    <WindowForm form={sent} submit={general.save} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div className="rounded-corner border border-line p-4">
          <p className="mb-3">
            {text.used}: {text.dossiers(used.dossiers)}
          </p>
          <UsageBars usage={{ used, limits: limits.organisation }} />
        </div>
        {limitNames.map((name) => (
          <fieldset key={name} className="grid grid-cols-2 items-start gap-x-4 gap-y-1">
            <legend className="mb-1 font-semibold">{text.names[name]}</legend>
            {(['organisation', 'employer'] as const).map((of) => (
              <TextField
                key={of}
                label={text[of]}
                hint={text.standard(formats.wholeNumber(standardLimits[of][name]))}
                {...sent.numberField(`${of}.${name}`)}
              />
            ))}
          </fieldset>
        ))}
        <p className="text-sm text-ink-soft">{text.hint}</p>
        <Button
          look="secondary"
          size="small"
          className="self-start"
          onClick={() => reset(standardLimits, { keepDefaultValues: true })}
        >
          {text.fillStandard}
        </Button>
      </div>
    </WindowForm>
  );
}

interface OrganisationFormModalProps {
  /** The organisation to change; null for a new one. */
  readonly organisation: Organisation | null;
  readonly onClose: () => void;
}

export function OrganisationFormModal({ organisation, onClose }: OrganisationFormModalProps) {
  const { organisationForm: text, general } = useTexts();
  const form = useSentForm({
    schema: organisationUpdateSchema,
    defaultValues: { name: organisation?.name ?? '', isActive: organisation?.isActive ?? true },
    send: (input) => (organisation ? changeOrganisation(organisation.id, input) : addOrganisation(input)),
    stale: [organisationListQuery],
    onSent: onClose,
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
