import { useQueryClient } from '@tanstack/react-query';
import type { Invitation } from '#api/invitations.ts';
import { codeListQuery, type CodePlace, type IssuedCode } from '#web/features/access/code-calls.ts';
import { withCode } from '#web/features/access/code-list-changes.ts';
import { confirmInvitation, endInvitation, invitationListQuery } from '#web/features/access/invitation-calls.ts';
import { accessNoticesQuery } from '#web/features/access/notice-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { DeleteQuestion, type FocusAfterwards } from '#web/ui/delete-question.tsx';
import { useConfirmedChange } from '#web/ui/use-confirmed-change.ts';

interface QuestionProps {
  readonly place: CodePlace;
  /** Null while nothing is asked. */
  readonly invitation: Invitation | null;
  readonly onClose: () => void;
  readonly finalFocus: FocusAfterwards;
}

/** Takes an invitation that was decided on out of what is shown. */
function useTakenOut(place: CodePlace) {
  const queries = useQueryClient();
  return ({ id }: Invitation) => {
    queries.setQueryData(invitationListQuery(place).queryKey, (list) => list?.filter((other) => other.id !== id));
    void queries.invalidateQueries({ queryKey: accessNoticesQuery.queryKey });
  };
}

interface ConfirmProps extends QuestionProps {
  readonly onIssued: (issued: IssuedCode) => void;
}

export function ConfirmInvitationQuestion({ place, invitation, onIssued, onClose, finalFocus }: ConfirmProps) {
  const { invitations: text } = useTexts();
  const queries = useQueryClient();
  const takeOut = useTakenOut(place);
  const confirmed = useConfirmedChange({
    change: ({ id }: Invitation) => confirmInvitation(id),
    onChanged: (issued, subject) => {
      const { code: _code, ...listed } = issued;
      takeOut(subject);
      queries.setQueryData(codeListQuery(place).queryKey, (list) => withCode(list, listed));
      onIssued(issued);
    },
    onClose,
    failed: text.confirmFailed,
  });
  return (
    <DeleteQuestion
      subject={invitation}
      {...confirmed}
      yesLook="primary"
      finalFocus={finalFocus}
      title={text.confirmTitle}
      question={({ name }) => text.confirmQuestion(name)}
      consequence={() => text.confirmConsequence}
    />
  );
}

/** An adviser refuses, the provider withdraws. */
export function EndInvitationQuestion({ place, invitation, onClose, finalFocus }: QuestionProps) {
  const { invitations: text } = useTexts();
  const takeOut = useTakenOut(place);
  const isProvider = place.organisationId !== null;
  const ended = useConfirmedChange({
    change: ({ id }: Invitation) => endInvitation(id),
    onChanged: (_, subject) => takeOut(subject),
    onClose,
    failed: isProvider ? text.withdrawFailed : text.refuseFailed,
  });
  return (
    <DeleteQuestion
      subject={invitation}
      {...ended}
      finalFocus={finalFocus}
      title={isProvider ? text.withdrawTitle : text.refuseTitle}
      question={({ name }) => (isProvider ? text.withdrawQuestion(name) : text.refuseQuestion(name))}
      consequence={() => (isProvider ? text.withdrawConsequence : text.refuseConsequence)}
    />
  );
}
