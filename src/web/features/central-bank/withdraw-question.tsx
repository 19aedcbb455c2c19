import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { CentralBankFile } from '#api/central-bank-files.ts';
import { centralBankQuery, withdraw } from '#web/features/central-bank/central-bank-calls.ts';
import { fileName } from '#web/features/central-bank/file-name.ts';
import { useTexts } from '#web/i18n/language.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';
import { useConfirmedChange } from '#web/ui/use-confirmed-change.ts';

interface WithdrawQuestionProps {
  /** Null while nothing is to be withdrawn. */
  readonly file: CentralBankFile | null;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

export function WithdrawQuestion({ file, onClose, finalFocus }: WithdrawQuestionProps) {
  const texts = useTexts();
  const { centralBank: text } = texts;
  const queries = useQueryClient();
  const confirmed = useConfirmedChange({
    change: async ({ id }: CentralBankFile) => {
      await withdraw(id);
      await queries.invalidateQueries(centralBankQuery);
    },
    onChanged: () => {},
    onClose,
    failed: text.withdrawFailed,
  });
  return (
    <DeleteQuestion
      subject={file}
      {...confirmed}
      finalFocus={finalFocus}
      title={text.withdraw}
      question={(subject) => text.withdrawQuestion(fileName(texts, subject))}
      consequence={({ dossiers }) => (dossiers === 0 ? text.withdrawUnused : text.withdrawUsed)}
    />
  );
}
