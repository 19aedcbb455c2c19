import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation } from '#api/invitations.ts';
import type { CodePlace, IssuedCode } from '#web/features/access/code-calls.ts';
import { invitationListQuery } from '#web/features/access/invitation-calls.ts';
import { ConfirmInvitationQuestion, EndInvitationQuestion } from '#web/features/access/invitation-questions.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { FocusAfterwards } from '#web/ui/delete-question.tsx';

interface InvitationCardProps {
  readonly place: CodePlace;
  /** A code that came of a confirmation, to be shown once. */
  readonly onIssued: (issued: IssuedCode) => void;
  readonly finalFocus: FocusAfterwards;
}

interface Asked {
  readonly kind: 'confirm' | 'end';
  readonly invitation: Invitation;
}

/** The invitations that wait: for an adviser to decide on, for the provider to withdraw. Not there when there are none. */
export function InvitationCard({ place, onIssued, finalFocus }: InvitationCardProps) {
  const { invitations: text } = useTexts();
  const { data } = useQuery(invitationListQuery(place));
  const [asked, setAsked] = useState<Asked | null>(null);
  const isProvider = place.organisationId !== null;
  const close = () => setAsked(null);
  return (
    <>
      {data?.length ? (
        <Card title={isProvider ? text.waiting : text.title} className="mb-6">
          <p className="mb-4 max-w-prose text-ink-soft">{isProvider ? text.waitingText : text.text}</p>
          <ul className="flex flex-col divide-y divide-line">
            {data.map((invitation) => (
              <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <InvitationText invitation={invitation} isProvider={isProvider} />
                <InvitationActions
                  invitation={invitation}
                  isProvider={isProvider}
                  onAsked={(kind) => setAsked({ kind, invitation })}
                />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <ConfirmInvitationQuestion
        place={place}
        invitation={asked?.kind === 'confirm' ? asked.invitation : null}
        onIssued={onIssued}
        onClose={close}
        finalFocus={finalFocus}
      />
      <EndInvitationQuestion
        place={place}
        invitation={asked?.kind === 'end' ? asked.invitation : null}
        onClose={close}
        finalFocus={finalFocus}
      />
    </>
  );
}

interface InvitationPartProps {
  readonly invitation: Invitation;
  readonly isProvider: boolean;
}

function InvitationText({ invitation, isProvider }: InvitationPartProps) {
  const { invitations: text, formats } = useTexts();
  return (
    <div className="min-w-0">
      <p className="font-semibold break-words">{invitation.name}</p>
      <p className="text-sm break-words text-ink-soft">
        {text.by(invitation.invitedBy, formats.day(invitation.createdOn))}
      </p>
      {invitation.isKnown && !isProvider ? <p className="text-sm">{text.known}</p> : null}
    </div>
  );
}

interface InvitationActionsProps extends InvitationPartProps {
  readonly onAsked: (kind: Asked['kind']) => void;
}

function InvitationActions({ invitation: { name }, isProvider, onAsked }: InvitationActionsProps) {
  const { invitations: text } = useTexts();
  if (isProvider)
    return (
      <Button look="erase" size="small" aria-label={text.withdrawOf(name)} onClick={() => onAsked('end')}>
        {text.withdraw}
      </Button>
    );
  return (
    <div className="flex gap-2">
      <Button size="small" aria-label={text.confirmOf(name)} onClick={() => onAsked('confirm')}>
        {text.confirm}
      </Button>
      <Button look="secondary" size="small" aria-label={text.refuseOf(name)} onClick={() => onAsked('end')}>
        {text.refuse}
      </Button>
    </div>
  );
}
