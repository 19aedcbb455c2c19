import { useEffect, useRef, useState } from 'react';
import { accessCodeDays } from '#api/access-code-days.ts';
import { newAdviserCodeSchema } from '#api/access-codes.ts';
import type { Invitation } from '#api/invitations.ts';
import { codeListQuery, type CodePlace, issueAdviserCode, type IssuedCode } from '#web/features/access/code-calls.ts';
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
 * For the provider. First asks which adviser gets a code, then shows the code, once; or says that an adviser has to confirm it. One window for both: the
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

function IssueCodeForm({ place, onIssued, onClose }: IssueCodeFormProps) {
  const { codeIssue: text } = useTexts();
  const sent = useSentForm({
    schema: newAdviserCodeSchema,
    defaultValues: { holder: '', days: accessCodeDays.standard },
    send: (input) => issueAdviserCode(place, input),
    stale: [codeListQuery(place), invitationListQuery(place)],
    onSent: onIssued,
    failed: text.failed,
  });
  const { field, numberField } = sent;
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
