import type { RefObject } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import { deleteDossier } from '#web/dossier/dossier-calls.ts';
import { withoutDossier } from '#web/dossier/dossier-list-changes.ts';
import { useDossierListChange, useDossierListRefresh } from '#web/dossier/use-dossier-list-change.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';
import { showError } from '#web/ui/toasts.tsx';
import { useUndoableDeletion } from '#web/ui/use-undoable-deletion.ts';

interface DeleteDossierQuestionProps {
  readonly clientId: string;
  /** Null while nothing is to be deleted. */
  readonly dossier: DossierDocument | null;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

export function DeleteDossierQuestion({ clientId, dossier, onClose, finalFocus }: DeleteDossierQuestionProps) {
  const texts = useTexts();
  const change = useDossierListChange(clientId);
  const refresh = useDossierListRefresh(clientId);
  const remove = useUndoableDeletion({
    send: ({ id }: DossierDocument, going) => deleteDossier({ clientId, documentId: id }, going),
    onDeleted: ({ id }) => change((list) => withoutDossier(list, id)),
    onFailed: (error) => {
      showError({ title: texts.system.errorTitle, message: texts.system.deleteFailed, detail: problemText(error) });
      refresh();
    },
  });
  const answerYes = (deleted: DossierDocument) => {
    onClose();
    remove(deleted);
  };
  return (
    <DeleteQuestion
      subject={dossier}
      onYes={answerYes}
      onNo={onClose}
      isBusy={false}
      fault={null}
      finalFocus={finalFocus}
      title={texts.dossierDeletion.title}
      question={() => texts.dossierDeletion.question}
      consequence={({ name }) => texts.dossierDeletion.consequence(name)}
    />
  );
}
