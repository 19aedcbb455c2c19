import { useEffect } from 'react';
import type { Organisation } from '#api/organisations.ts';
import { limitNames, limitsSchema, standardLimits } from '#api/usage-limits.ts';
import type { OrganisationLimits } from '#api/usage.ts';
import { organisationLimitsQuery, setLimits } from '#web/features/organisations/organisation-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Loaded } from '#web/ui/query-result.tsx';
import { useSentForm, WindowForm } from '#web/ui/sent-form.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { UsageBars } from '#web/ui/usage-card.tsx';

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
    send: async (input) => {
      await setLimits(organisationId, input);
      onClose();
    },
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
