import { useState } from 'react';
import type { Invitation } from '#api/invitations.ts';
import type { CodePlace, IssuedCode } from '#web/features/access/code-calls.ts';
import { IssueCodeForm } from '#web/features/access/issue-code-form.tsx';
import { ShownCode } from '#web/features/access/shown-code.tsx';
import { ShownInvitation } from '#web/features/access/shown-invitation.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Modal } from '#web/ui/modal.tsx';

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
  const isIssued = issued !== null;
  return (
    <Modal isOpen onClose={onClose} title={titleOf(issued, texts)} closeLabel={texts.general.close} isKept={isIssued}>
      {isIssued ? (
        <Issued issued={issued} onDone={onClose} />
      ) : (
        <IssueCodeForm place={place} onIssued={setIssued} onCancel={onClose} />
      )}
    </Modal>
  );
}

function titleOf(issued: IssuedCode | Invitation | null, { codeIssue, invitations }: Catalogue): string {
  if (issued === null) return codeIssue.title;
  return 'code' in issued ? codeIssue.issuedTitle : invitations.invitedTitle;
}

interface IssuedProps {
  readonly issued: IssuedCode | Invitation;
  readonly onDone: () => void;
}

const Issued = ({ issued, onDone }: IssuedProps) =>
  'code' in issued ? (
    <ShownCode issued={issued} onDone={onDone} />
  ) : (
    <ShownInvitation invitation={issued} onDone={onDone} />
  );
