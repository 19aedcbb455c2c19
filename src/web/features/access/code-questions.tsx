import { useQueryClient } from '@tanstack/react-query';
import type { AccessCode } from '#api/access-codes.ts';
import {
  codeListQuery,
  type CodePlace,
  type IssuedCode,
  otherActiveCodes,
  replaceCode,
  resetSecondFactor,
  revokeCode,
} from '#web/features/access/code-calls.ts';
import { accessNoticesQuery } from '#web/features/access/notice-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';

interface CodeQuestionsProps {
  readonly place: CodePlace;
  /** What is asked about which code. */
  readonly asked: { readonly kind: string; readonly code: AccessCode } | null;
  readonly onIssued: (issued: IssuedCode) => void;
  readonly onClose: () => void;
  /** Null while a code is shown that was just issued. */
  readonly finalFocus: null | undefined;
}

/** What is asked before a code is replaced or revoked, or the second factor of somebody who lost it is taken away. */
export function CodeQuestions({ place, asked, onIssued, onClose, finalFocus }: CodeQuestionsProps) {
  const { codeReplacement, codeRevocation, secondFactor } = useTexts();
  const queries = useQueryClient();
  const list = codeListQuery(place);
  const about = (kind: string) => (asked?.kind === kind ? asked.code : null);
  return (
    <>
      <ChangeQuestion
        subject={about('replace')}
        change={({ id }) => replaceCode(id)}
        stale={[list, accessNoticesQuery]}
        onChanged={onIssued}
        onClose={onClose}
        failed={codeReplacement.failed}
        yesLook="primary"
        finalFocus={finalFocus}
        title={codeReplacement.title}
        question={({ holder }) => codeReplacement.question(holder)}
        consequence={() => codeReplacement.consequence}
      />
      <ChangeQuestion
        subject={about('reset')}
        change={({ id }) => resetSecondFactor(id)}
        stale={[list]}
        onClose={onClose}
        failed={secondFactor.resetFailed}
        title={secondFactor.resetTitle}
        question={({ holder }) => secondFactor.resetQuestion(holder)}
        consequence={() =>
          place.organisationId === null ? secondFactor.resetConsequence : secondFactor.resetByProviderConsequence
        }
      />
      <ChangeQuestion
        subject={about('revoke')}
        change={({ id }) => revokeCode(id)}
        stale={[list]}
        onClose={onClose}
        failed={codeRevocation.failed}
        title={codeRevocation.title}
        question={({ holder }) => codeRevocation.question(holder)}
        consequence={(code) =>
          codeRevocation.consequence(otherActiveCodes(queries.getQueryData(list.queryKey) ?? [], code))
        }
      />
    </>
  );
}
