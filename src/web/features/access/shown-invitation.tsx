import { useEffect, useRef } from 'react';
import type { Invitation } from '#api/invitations.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

interface ShownInvitationProps {
  readonly invitation: Invitation;
  readonly onDone: () => void;
}

/** What happens next with an invitation. */
export function ShownInvitation({ invitation: { name }, onDone }: ShownInvitationProps) {
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
