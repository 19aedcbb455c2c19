import type { RefObject } from 'react';
import type { IssuedCode } from '#web/features/access/code-calls.ts';
import { ShownCode } from '#web/features/access/shown-code.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Modal } from '#web/ui/modal.tsx';

interface IssuedCodeModalProps {
  /** Null while there is none to show. */
  readonly issued: IssuedCode | null;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/** Shows a code that came of a confirmation or a replacement, once. */
export function IssuedCodeModal({ issued, onClose, finalFocus }: IssuedCodeModalProps) {
  const texts = useTexts();
  if (issued === null) return null;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={texts.codeIssue.issuedTitle}
      closeLabel={texts.general.close}
      finalFocus={finalFocus}
    >
      <ShownCode issued={issued} onDone={onClose} />
    </Modal>
  );
}
