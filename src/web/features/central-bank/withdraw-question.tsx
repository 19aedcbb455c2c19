import { useQueryClient } from '@tanstack/react-query';
import type { CentralBankFile } from '#api/central-bank-files.ts';
import { centralBankQuery, withdraw } from '#web/features/central-bank/central-bank-calls.ts';
import { fileName } from '#web/features/central-bank/file-name.ts';
import { useTexts } from '#web/i18n/language.ts';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';

interface WithdrawQuestionProps {
  /** Null while nothing is to be withdrawn. */
  readonly file: CentralBankFile | null;
  readonly onClose: () => void;
}

export function WithdrawQuestion({ file, onClose }: WithdrawQuestionProps) {
  const texts = useTexts();
  const { centralBank: text } = texts;
  const queries = useQueryClient();
  return (
    <ChangeQuestion
      subject={file}
      change={({ id }) => withdraw(id)}
      onChanged={() => queries.invalidateQueries(centralBankQuery)}
      onClose={onClose}
      failed={text.withdrawFailed}
      title={text.withdraw}
      question={(subject) => text.withdrawQuestion(fileName(texts, subject))}
      consequence={({ dossiers }) => (dossiers === 0 ? text.withdrawUnused : text.withdrawUsed)}
    />
  );
}
