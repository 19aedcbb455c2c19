import { useState } from 'react';
import type { CodePlace, IssuedCode } from '#web/features/access/code-calls.ts';
import { IssueCodeForm } from '#web/features/access/issue-code-form.tsx';
import { ShownCode } from '#web/features/access/shown-code.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Modal } from '#web/ui/modal.tsx';

interface IssueCodeModalProps {
  readonly place: CodePlace;
  readonly onClose: () => void;
}

/** First asks who gets a code, then shows the code, once. */
export function IssueCodeModal({ place, onClose }: IssueCodeModalProps) {
  const texts = useTexts();
  const [issued, setIssued] = useState<IssuedCode | null>(null);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={issued ? texts.codeIssue.issuedTitle : texts.codeIssue.title}
      closeLabel={texts.general.close}
    >
      {issued ? (
        <ShownCode issued={issued} onDone={onClose} />
      ) : (
        <IssueCodeForm place={place} onIssued={setIssued} onCancel={onClose} />
      )}
    </Modal>
  );
}
