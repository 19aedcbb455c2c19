import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AccessCode } from '#api/access-codes.ts';
import { codeListQuery, revokeCode, type CodePlace } from '#web/features/access/code-calls.ts';
import { withCode } from '#web/features/access/code-list-changes.ts';
import { useTexts } from '#web/i18n/language.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';
import { useConfirmedChange } from '#web/ui/use-confirmed-change.ts';

interface RevokeCodeQuestionProps {
  readonly place: CodePlace;
  /** Null while nothing is to be revoked. */
  readonly code: AccessCode | null;
  readonly otherCodes: (code: AccessCode) => number;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

export function RevokeCodeQuestion({ place, code, otherCodes, onClose, finalFocus }: RevokeCodeQuestionProps) {
  const { codeRevocation: text } = useTexts();
  const queries = useQueryClient();
  const confirmed = useConfirmedChange({
    change: ({ id }: AccessCode) => revokeCode(id),
    onChanged: (revoked) => queries.setQueryData(codeListQuery(place).queryKey, (list) => withCode(list, revoked)),
    onClose,
    failed: text.failed,
  });
  return (
    <DeleteQuestion
      subject={code}
      {...confirmed}
      finalFocus={finalFocus}
      title={text.title}
      question={({ holder }) => text.question(holder)}
      consequence={(subject) => text.consequence(otherCodes(subject))}
    />
  );
}
