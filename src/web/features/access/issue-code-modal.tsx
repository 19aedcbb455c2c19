import { useState } from 'react';
import type { Invitation } from '#api/invitations.ts';
import type { CodePlace, IssuedCode } from '#web/features/access/code-calls.ts';
import { IssueCodeForm } from '#web/features/access/issue-code-form.tsx';
import { ShownCode } from '#web/features/access/shown-code.tsx';
import { ShownInvitation } from '#web/features/access/shown-invitation.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Modal } from '#web/ui/modal.tsx';

interface IssueCodeModalProps {
  readonly place: CodePlace;
  readonly onClose: () => void;
}

/** First asks who gets a code, then shows the code, once; or says that an adviser has to confirm it. */
export function IssueCodeModal({ place, onClose }: IssueCodeModalProps) {
  const { codeIssue, invitations, general } = useTexts();
  const [issued, setIssued] = useState<IssuedCode | Invitation | null>(null);
  const modal = { isOpen: true, onClose, closeLabel: general.close };
  if (issued === null)
    return (
      <Modal key="asked" {...modal} title={codeIssue.title}>
        <IssueCodeForm place={place} onIssued={setIssued} onCancel={onClose} />
      </Modal>
    );
  return 'code' in issued ? (
    <Modal key="issued" {...modal} title={codeIssue.issuedTitle}>
      <ShownCode issued={issued} onDone={onClose} />
    </Modal>
  ) : (
    <Modal key="issued" {...modal} title={invitations.invitedTitle}>
      <ShownInvitation invitation={issued} onDone={onClose} />
    </Modal>
  );
}
