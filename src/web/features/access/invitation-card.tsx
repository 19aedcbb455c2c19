import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation } from '#api/invitations.ts';
import { codeListQuery, type CodePlace, type IssuedCode } from '#web/features/access/code-calls.ts';
import { confirmInvitation, endInvitation, invitationListQuery } from '#web/features/access/invitation-calls.ts';
import { accessNoticesQuery } from '#web/features/access/notice-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';

interface InvitationCardProps {
  readonly place: CodePlace;
  /** A code that came of a confirmation, to be shown once. */
  readonly onIssued: (issued: IssuedCode) => void;
  /** Null while such a code is shown. */
  readonly finalFocus: null | undefined;
}

interface Asked {
  readonly kind: 'confirm' | 'end';
  readonly invitation: Invitation;
}

/** The invitations that wait: for an adviser to decide on, for the provider to withdraw. Not there when there are none. */
export function InvitationCard({ place, onIssued, finalFocus }: InvitationCardProps) {
  const { invitations: text, formats } = useTexts();
  const { data } = useQuery(invitationListQuery(place));
  const [asked, setAsked] = useState<Asked | null>(null);
  const isProvider = place.organisationId !== null;
  return (
    <>
      {data?.length ? (
        <Card title={isProvider ? text.waiting : text.title} className="mb-6">
          <p className="mb-4 max-w-prose text-ink-soft">{isProvider ? text.waitingText : text.text}</p>
          <ul className="flex flex-col divide-y divide-line">
            {data.map((invitation) => (
              <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="font-semibold break-words">{invitation.name}</p>
                  <p className="text-sm break-words text-ink-soft">
                    {text.by(invitation.invitedBy, formats.day(invitation.createdOn))}
                  </p>
                  {invitation.isKnown && !isProvider ? <p className="text-sm">{text.known}</p> : null}
                </div>
                <InvitationActions
                  name={invitation.name}
                  isProvider={isProvider}
                  onAsked={(kind) => setAsked({ kind, invitation })}
                />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <InvitationQuestions
        place={place}
        asked={asked}
        onIssued={onIssued}
        onClose={() => setAsked(null)}
        finalFocus={finalFocus}
      />
    </>
  );
}

interface InvitationActionsProps {
  readonly name: string;
  readonly isProvider: boolean;
  readonly onAsked: (kind: Asked['kind']) => void;
}

function InvitationActions({ name, isProvider, onAsked }: InvitationActionsProps) {
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

interface QuestionsProps extends InvitationCardProps {
  readonly asked: Asked | null;
  readonly onClose: () => void;
}

/** An adviser confirms or refuses, the provider withdraws. */
function InvitationQuestions({ place, asked, onIssued, onClose, finalFocus }: QuestionsProps) {
  const { invitations: text } = useTexts();
  const isProvider = place.organisationId !== null;
  const about = (kind: Asked['kind']) => (asked?.kind === kind ? asked.invitation : null);
  const stale = [invitationListQuery(place), codeListQuery(place), accessNoticesQuery];
  return (
    <>
      <ChangeQuestion
        subject={about('confirm')}
        change={({ id }) => confirmInvitation(id)}
        stale={stale}
        onChanged={onIssued}
        onClose={onClose}
        failed={text.confirmFailed}
        yesLook="primary"
        finalFocus={finalFocus}
        title={text.confirmTitle}
        question={({ name }) => text.confirmQuestion(name)}
        consequence={() => text.confirmConsequence}
      />
      <ChangeQuestion
        subject={about('end')}
        change={({ id }) => endInvitation(id)}
        stale={stale}
        onClose={onClose}
        failed={isProvider ? text.withdrawFailed : text.refuseFailed}
        finalFocus={finalFocus}
        title={isProvider ? text.withdrawTitle : text.refuseTitle}
        question={({ name }) => (isProvider ? text.withdrawQuestion(name) : text.refuseQuestion(name))}
        consequence={() => (isProvider ? text.withdrawConsequence : text.refuseConsequence)}
      />
    </>
  );
}
