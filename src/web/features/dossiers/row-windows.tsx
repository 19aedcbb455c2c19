import { Suspense } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import { deleteDossier, restoreDossier } from '#web/dossier/dossier-calls.ts';
import { withoutDossier } from '#web/dossier/dossier-list-changes.ts';
import { useDossierListChange, useDossierListRefresh } from '#web/dossier/use-dossier-list-change.ts';
import { useTexts } from '#web/i18n/language.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { UndoableQuestion } from '#web/ui/delete-question.tsx';

const RenameDossierModal = lazyPart(
  () => import('#web/features/dossiers/rename-dossier-modal.tsx'),
  'RenameDossierModal',
);

/** Of which dossier which window is open. */
export interface OpenWindow {
  readonly kind: 'delete' | 'rename';
  readonly dossier: DossierDocument;
}

interface RowWindowsProps {
  readonly clientId: string;
  readonly opened: OpenWindow | null;
  readonly onClose: () => void;
}

/** The windows that are opened from a row. */
export function RowWindows({ clientId, opened, onClose }: RowWindowsProps) {
  const { dossierDeletion: deletion, system } = useTexts();
  const change = useDossierListChange(clientId);
  const refresh = useDossierListRefresh(clientId);
  return (
    <>
      {opened?.kind === 'rename' ? (
        <Suspense>
          <RenameDossierModal clientId={clientId} dossier={opened.dossier} onClose={onClose} />
        </Suspense>
      ) : null}
      <UndoableQuestion
        subject={opened?.kind === 'delete' ? opened.dossier : null}
        send={({ id }) => deleteDossier({ clientId, documentId: id })}
        restore={({ id }) => restoreDossier({ clientId, documentId: id })}
        onDeleted={({ id }) => change((list) => withoutDossier(list, id))}
        onStale={refresh}
        failed={system.deleteFailed}
        onClose={onClose}
        title={deletion.title}
        question={() => deletion.question}
        consequence={({ name }) => deletion.consequence(name)}
      />
    </>
  );
}
