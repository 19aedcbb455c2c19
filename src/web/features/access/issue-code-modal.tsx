import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { accessCodeDays } from '#api/access-code-days.ts';
import { newAdviserCodeSchema, newEmployerCodeSchema } from '#api/access-codes.ts';
import type { Invitation } from '#api/invitations.ts';
import {
  codeListQuery,
  type CodePlace,
  issueCode,
  type IssuedCode,
  employersNamedQuery,
} from '#web/features/access/code-calls.ts';
import { invitationListQuery } from '#web/features/access/invitation-calls.ts';
import { ShownCode } from '#web/features/access/shown-code.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useSentForm, WindowForm } from '#web/ui/sent-form.tsx';
import { TextField, LabelledField } from '#web/ui/fields.tsx';
import { Combobox } from '@base-ui/react/combobox';
import { useQuery } from '@tanstack/react-query';
import type { Found } from '#api/desk.ts';
import { useRested } from '#web/lib/use-rested.ts';
import { Notice } from '#web/ui/notice.tsx';

interface IssueCodeModalProps {
  readonly place: CodePlace;
  readonly onClose: () => void;
}

/**
 * First asks who gets a code, then shows the code, once; or says that an adviser has to confirm it. One window for both: the
 * focus goes from the form to what came of it, and not by way of the page.
 */
export function IssueCodeModal({ place, onClose }: IssueCodeModalProps) {
  const texts = useTexts();
  const [issued, setIssued] = useState<IssuedCode | Invitation | null>(null);
  return (
    <Modal onClose={onClose} title={titleOf(issued, texts)} isKept={issued !== null}>
      {issued === null ? (
        <IssueCodeForm place={place} onIssued={setIssued} onClose={onClose} />
      ) : 'code' in issued ? (
        <ShownCode issued={issued} onDone={onClose} />
      ) : (
        <ShownInvitation invitation={issued} onDone={onClose} />
      )}
    </Modal>
  );
}

function titleOf(issued: IssuedCode | Invitation | null, { codeIssue, invitations }: Catalogue): string {
  if (issued === null) return codeIssue.title;
  return 'code' in issued ? codeIssue.issuedTitle : invitations.invitedTitle;
}

interface IssueCodeFormProps extends IssueCodeModalProps {
  readonly onIssued: (issued: IssuedCode | Invitation) => void;
}

/** The code of an adviser belongs to no employer: that field is not asked and stays empty. */
const adviserFormSchema = newAdviserCodeSchema.extend({ clientId: z.literal('') });

function IssueCodeForm({ place, onIssued, onClose }: IssueCodeFormProps) {
  const { codeIssue: text } = useTexts();
  const isForEmployer = place.organisationId === null;
  const sent = useSentForm({
    schema: isForEmployer ? newEmployerCodeSchema : adviserFormSchema,
    defaultValues: { holder: '', clientId: '', days: accessCodeDays.standard },
    send: (input) => issueCode(place, input),
    stale: [codeListQuery(place), invitationListQuery(place)],
    onSent: onIssued,
    failed: text.failed,
  });
  const { form, field, numberField } = sent;
  return (
    <WindowForm form={sent} submit={text.submit} onClose={onClose}>
      <TextField
        label={text.holder}
        hint={text.holderHint}
        required
        maxLength={80}
        autoComplete="off"
        {...field('holder')}
      />
      {isForEmployer ? (
        <EmployerField
          error={field('clientId').error}
          onChoose={(clientId) => form.setValue('clientId', clientId, { shouldValidate: form.formState.isSubmitted })}
        />
      ) : null}
      <TextField label={text.days} {...numberField('days')} />
    </WindowForm>
  );
}

interface ShownInvitationProps {
  readonly invitation: Invitation;
  readonly onDone: () => void;
}

/** What happens next with an invitation. */
function ShownInvitation({ invitation: { name }, onDone }: ShownInvitationProps) {
  const { invitations: text, codeIssue } = useTexts();
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <p>{text.invited(name)}</p>
      <p className="text-ink-soft">{text.waitingText}</p>
      <div className="flex justify-end">
        <Button ref={done} onClick={onDone}>
          {codeIssue.done}
        </Button>
      </div>
    </div>
  );
}

interface EmployerFieldProps {
  readonly error: string | undefined;
  /** With its id; an empty text: with none. */
  readonly onChoose: (clientId: string) => void;
}

const nothing: readonly Found[] = [];

/** The employer who gets a code, found by name: there can be thousands. */
function EmployerField({ error, onChoose }: EmployerFieldProps) {
  const { codeIssue: text, deskSearch } = useTexts();
  const [name, setName] = useState('');
  // In the window of the form and not at the end of the page: the list belongs to what the window holds.
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const asked = useRested(name.trim());
  const { data: found = nothing, isSuccess } = useQuery(employersNamedQuery(asked));
  return (
    <div ref={setPlace} className="flex flex-col gap-4">
      <Combobox.Root<Found>
        items={found}
        filter={null}
        autoHighlight
        itemToStringLabel={({ clientName }) => clientName}
        isItemEqualToValue={(one, other) => one.clientId === other.clientId}
        inputValue={name}
        onInputValueChange={setName}
        onValueChange={(chosen) => onChoose(chosen?.clientId ?? '')}
      >
        <LabelledField
          label={text.employer}
          error={error}
          // The label is hidden for readers as long as the list is open: the field says its name itself.
          control={
            <Combobox.Input aria-label={text.employer} placeholder={text.chooseEmployer} required maxLength={80} />
          }
          controlClass="h-10"
        />
        <Combobox.Portal container={place}>
          <Combobox.Positioner sideOffset={4} className="z-50">
            <Combobox.Popup className="w-(--anchor-width) rounded-corner border border-line bg-surface shadow-pop">
              {isSuccess ? (
                <Combobox.Empty className="px-3 text-sm not-empty:py-2">{deskSearch.none}</Combobox.Empty>
              ) : null}
              <Combobox.List className="max-h-64 overflow-y-auto py-1 outline-none data-empty:p-0">
                {(employer: Found) => (
                  <Combobox.Item
                    key={employer.clientId}
                    value={employer}
                    className="flex min-h-10 cursor-pointer items-center px-3 py-1.5 break-words outline-none data-highlighted:bg-brand-soft data-selected:font-semibold"
                  >
                    {employer.clientName}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      {isSuccess && asked === '' && found.length === 0 ? <Notice tone="info">{text.noEmployers}</Notice> : null}
    </div>
  );
}
