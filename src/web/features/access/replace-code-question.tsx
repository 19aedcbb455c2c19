import { useQueryClient } from '@tanstack/react-query';
import type { AccessCode } from '#api/access-codes.ts';
import { codeListQuery, replaceCode, type CodePlace, type IssuedCode } from '#web/features/access/code-calls.ts';
import { withCode } from '#web/features/access/code-list-changes.ts';
import { accessNoticesQuery } from '#web/features/access/notice-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { DeleteQuestion, type FocusAfterwards } from '#web/ui/delete-question.tsx';
import { useConfirmedChange } from '#web/ui/use-confirmed-change.ts';

interface ReplaceCodeQuestionProps {
  readonly place: CodePlace;
  /** Null while no code is to be replaced. */
  readonly code: AccessCode | null;
  readonly onIssued: (issued: IssuedCode) => void;
  readonly onClose: () => void;
  readonly finalFocus: FocusAfterwards;
}

export function ReplaceCodeQuestion({ place, code, onIssued, onClose, finalFocus }: ReplaceCodeQuestionProps) {
  const { codeReplacement: text } = useTexts();
  const queries = useQueryClient();
  const confirmed = useConfirmedChange({
    change: ({ id }: AccessCode) => replaceCode(id),
    onChanged: (issued, before) => {
      const { code: _code, ...listed } = issued;
      queries.setQueryData(codeListQuery(place).queryKey, (list) =>
        withCode(withCode(list, { ...before, state: 'revoked' }), listed),
      );
      void queries.invalidateQueries({ queryKey: accessNoticesQuery.queryKey });
      onIssued(issued);
    },
    onClose,
    failed: text.failed,
  });
  return (
    <DeleteQuestion
      subject={code}
      {...confirmed}
      yesLook="primary"
      finalFocus={finalFocus}
      title={text.title}
      question={({ holder }) => text.question(holder)}
      consequence={() => text.consequence}
    />
  );
}
