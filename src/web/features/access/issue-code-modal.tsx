import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { accessCodeDays } from '#api/access-code-days.ts';
import { newAdviserCodeSchema, newEmployerCodeSchema } from '#api/access-codes.ts';
import type { Invitation } from '#api/invitations.ts';
import { codeListQuery, type CodePlace, issueCode, type IssuedCode } from '#web/features/access/code-calls.ts';
import { withIssued } from '#web/features/access/code-list-changes.ts';
import { EmployerField } from '#web/features/access/employer-field.tsx';
import { invitationListQuery } from '#web/features/access/invitation-calls.ts';
import { ShownCode } from '#web/features/access/shown-code.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useSentForm, WindowForm } from '#web/ui/sent-form.tsx';
import { TextField } from '#web/ui/fields.tsx';

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
  const queries = useQueryClient();
  const sent = useSentForm({
    schema: isForEmployer ? newEmployerCodeSchema : adviserFormSchema,
    defaultValues: { holder: '', clientId: '', days: accessCodeDays.standard },
    send: async (input) => {
      const issued = await issueCode(place, input);
      if ('code' in issued) queries.setQueryData(codeListQuery(place).queryKey, (list) => withIssued(list, issued));
      else await queries.invalidateQueries({ queryKey: invitationListQuery(place).queryKey });
      onIssued(issued);
    },
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
