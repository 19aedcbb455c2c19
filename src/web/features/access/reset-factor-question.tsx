import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AccessCode } from '#api/access-codes.ts';
import { codeListQuery, resetSecondFactor, type CodePlace } from '#web/features/access/code-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';
import { useConfirmedChange } from '#web/ui/use-confirmed-change.ts';

interface ResetFactorQuestionProps {
  readonly place: CodePlace;
  /** A code of the holder; null while nothing is to be reset. */
  readonly code: AccessCode | null;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/** Asks before the second factor of somebody who lost it is taken away. */
export function ResetFactorQuestion({ place, code, onClose, finalFocus }: ResetFactorQuestionProps) {
  const { secondFactor: text } = useTexts();
  const queries = useQueryClient();
  const confirmed = useConfirmedChange({
    change: ({ id }: AccessCode) => resetSecondFactor(id),
    onChanged: () => void queries.invalidateQueries({ queryKey: codeListQuery(place).queryKey }),
    onClose,
    failed: text.resetFailed,
  });
  return (
    <DeleteQuestion
      subject={code}
      {...confirmed}
      finalFocus={finalFocus}
      title={text.resetTitle}
      question={({ holder }) => text.resetQuestion(holder)}
      consequence={() => (place.organisationId === null ? text.resetConsequence : text.resetByProviderConsequence)}
    />
  );
}
