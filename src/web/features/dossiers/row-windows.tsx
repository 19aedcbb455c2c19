import { lazy, type RefObject, Suspense } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import { DeleteDossierQuestion } from '#web/features/dossiers/delete-dossier-question.tsx';

const RenameDossierModal = lazy(async () => ({
  default: (await import('#web/features/dossiers/rename-dossier-modal.tsx')).RenameDossierModal,
}));

/** Of which dossier a window stands open. */
export interface OpenWindow {
  readonly toDelete: DossierDocument | null;
  readonly toRename: DossierDocument | null;
}
export const noWindow: OpenWindow = { toDelete: null, toRename: null };

interface RowWindowsProps extends OpenWindow {
  readonly clientId: string;
  readonly onClose: () => void;
  readonly heading: RefObject<HTMLElement | null>;
}

/** The windows that are opened from a row. */
export function RowWindows({ clientId, toDelete, toRename, onClose, heading }: RowWindowsProps) {
  return (
    <>
      {toRename ? (
        <Suspense>
          <RenameDossierModal clientId={clientId} dossier={toRename} onClose={onClose} />
        </Suspense>
      ) : null}
      <DeleteDossierQuestion clientId={clientId} dossier={toDelete} onClose={onClose} finalFocus={heading} />
    </>
  );
}
