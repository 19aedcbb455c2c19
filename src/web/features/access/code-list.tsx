import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useMemo, useState, type RefObject } from 'react';
import type { AccessCode } from '#api/access-codes.ts';
import { codeListQuery, type CodePlace, type IssuedCode } from '#web/features/access/code-calls.ts';
import { codeColumns, codeOwner } from '#web/features/access/code-columns.tsx';
import { otherActiveCodes } from '#web/features/access/code-list-changes.ts';
import { ExtendCodeModal } from '#web/features/access/extend-code-modal.tsx';
import { InvitationCard } from '#web/features/access/invitation-card.tsx';
import { loadIssueModal } from '#web/features/access/load-issue-modal.ts';
import { IssuedCodeModal } from '#web/features/access/issued-code-modal.tsx';
import { issuerText } from '#web/features/access/issued-cell.tsx';
import { ReplaceCodeQuestion } from '#web/features/access/replace-code-question.tsx';
import { ResetFactorQuestion } from '#web/features/access/reset-factor-question.tsx';
import { RevokeCodeQuestion } from '#web/features/access/revoke-code-question.tsx';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';

const IssueCodeModal = lazy(async () => ({ default: (await loadIssueModal()).IssueCodeModal }));

/** Which window is open over the list. */
export type OpenCodeModal =
  | { readonly kind: 'none' }
  | { readonly kind: 'issue' }
  | { readonly kind: 'extend' | 'replace' | 'revoke' | 'reset'; readonly code: AccessCode };

interface CodeListProps {
  readonly place: CodePlace;
  readonly modal: OpenCodeModal;
  readonly onModal: (modal: OpenCodeModal) => void;
  readonly heading: RefObject<HTMLElement | null>;
}

const initialSort = { id: 'createdOn', desc: true };
const codeKey = ({ id }: AccessCode): string => id;
const codeText =
  (texts: Catalogue, isProvider: boolean) =>
  (code: AccessCode): string =>
    [
      code.holder,
      codeOwner(texts, code, isProvider),
      texts.codes.states[code.state],
      issuerText(texts, code),
      code.issuerName ?? '',
      texts.formats.day(code.expiresOn),
    ].join(' ');

/** The access codes of a place, with what can be done about each. */
export function CodeList({ place, modal, onModal, heading }: CodeListProps) {
  const texts = useTexts();
  const isProvider = place.organisationId !== null;
  const query = useQuery(codeListQuery(place));
  const { data } = query;
  const { afterProof, proofWindow } = useReauthentication();
  const rowText = useMemo(() => codeText(texts, isProvider), [texts, isProvider]);
  const columns = useMemo(() => {
    const proven = (kind: 'replace' | 'revoke' | 'reset') => (code: AccessCode) =>
      void afterProof(() => onModal({ kind, code }));
    return codeColumns(texts, {
      isProvider,
      extend: (code) => onModal({ kind: 'extend', code }),
      replace: proven('replace'),
      revoke: proven('revoke'),
      reset: proven('reset'),
    });
  }, [texts, isProvider, onModal, afterProof]);
  const [issued, setIssued] = useState<IssuedCode | null>(null);
  const close = () => onModal({ kind: 'none' });
  const afterQuestion = issued === null ? heading : null;
  const { codes } = texts;
  const empty = (
    <EmptyState
      icon={<KeyRound size={28} />}
      title={codes.emptyTitle}
      text={isProvider ? codes.emptyTextProvider : codes.emptyText}
    />
  );
  return (
    <>
      <InvitationCard place={place} onIssued={setIssued} finalFocus={afterQuestion} />
      <QueryResult query={query}>
        <ListTable
          caption={codes.title}
          columns={columns}
          rows={data}
          rowKey={codeKey}
          rowText={rowText}
          initialSort={initialSort}
          empty={empty}
        />
      </QueryResult>
      {proofWindow}
      {modal.kind === 'issue' ? (
        <Suspense>
          <IssueCodeModal place={place} onClose={close} />
        </Suspense>
      ) : null}
      {modal.kind === 'extend' ? <ExtendCodeModal place={place} code={modal.code} onClose={close} /> : null}
      <ReplaceCodeQuestion
        place={place}
        code={modal.kind === 'replace' ? modal.code : null}
        onIssued={setIssued}
        onClose={close}
        finalFocus={afterQuestion}
      />
      <IssuedCodeModal issued={issued} onClose={() => setIssued(null)} finalFocus={heading} />
      <ResetFactorQuestion
        place={place}
        code={modal.kind === 'reset' ? modal.code : null}
        onClose={close}
        finalFocus={heading}
      />
      <RevokeCodeQuestion
        place={place}
        code={modal.kind === 'revoke' ? modal.code : null}
        otherCodes={(code) => otherActiveCodes(data ?? [], code)}
        onClose={close}
        finalFocus={heading}
      />
    </>
  );
}
