import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import { deleteDossier } from '#web/features/dossiers/dossier-calls.ts';
import { withoutDossier } from '#web/features/dossiers/dossier-list-changes.ts';
import { useDossierListChange, useDossierListRefresh } from '#web/features/dossiers/use-dossier-list-change.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';
import { showError } from '#web/ui/toasts.tsx';

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
  const { mutate, isPending } = useMutation({
    mutationFn: (documentId: string) => deleteDossier({ clientId, documentId }),
    onSuccess: (_, documentId) => change((list) => withoutDossier(list, documentId)),
    onError: (error) => {
      showError({ title: texts.system.errorTitle, message: texts.system.deleteFailed, detail: problemText(error) });
      refresh();
    },
    onSettled: onClose,
  });
  return (
    <DeleteQuestion
      subject={dossier}
      onYes={({ id }) => mutate(id)}
      onNo={onClose}
      isBusy={isPending}
      fault={null}
      finalFocus={finalFocus}
      title={texts.dossierDeletion.title}
      question={() => texts.dossierDeletion.question}
      consequence={({ name }) => texts.dossierDeletion.consequence(name)}
    />
  );
}
