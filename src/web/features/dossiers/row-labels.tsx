import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import type { DossierDocument } from '#api/dossiers.ts';
import { archiveDossier } from '#web/dossier/dossier-calls.ts';
import { withArchived } from '#web/dossier/dossier-list-changes.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { useDossierListChange, useDossierListRefresh } from '#web/dossier/use-dossier-list-change.ts';
import { hasEnded } from '#web/dossier/polling-interval.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { showRefusal, showSuccess } from '#web/ui/toasts.tsx';
import { focusPageHeading } from '#web/ui/page-start.ts';

/** What can be done about a dossier whatever came out of it: another name, and out of the way. */
export function RowLabels({ dossier }: DossierCellProps) {
  const { dossierLabels } = useTexts();
  const { open } = useDossierList();
  return (
    <span className="no-print flex flex-wrap gap-2 py-1">
      <Button
        look="secondary"
        size="small"
        aria-label={dossierLabels.renameOf(dossier.name)}
        onClick={() => open({ kind: 'rename', dossier })}
      >
        <Pencil size={14} />
        {dossierLabels.rename}
      </Button>
      {hasEnded(dossier.calculationStatus) ? <ArchiveButton dossier={dossier} /> : null}
    </span>
  );
}

function ArchiveButton({ dossier }: DossierCellProps) {
  const { dossierLabels: texts } = useTexts();
  const { mutate, isPending } = useArchiving(dossier);
  const isArchived = dossier.archivedOn !== null;
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <Button
      look="secondary"
      size="small"
      aria-label={isArchived ? texts.bringBackOf(dossier.name) : texts.archiveOf(dossier.name)}
      aria-disabled={isPending}
      onClick={() => mutate(!isArchived)}
    >
      <Icon size={14} />
      {isArchived ? texts.bringBack : texts.archive}
    </Button>
  );
}

function useArchiving(dossier: DossierDocument) {
  const { dossierLabels: texts } = useTexts();
  const { clientId } = useDossierList();
  const change = useDossierListChange(clientId);
  const refresh = useDossierListRefresh(clientId);
  return useMutation({
    mutationFn: (isArchived: boolean) => archiveDossier({ clientId, documentId: dossier.id }, isArchived),
    onSuccess: async (changed) => {
      await change((list, showsArchived) => withArchived(list, changed, showsArchived));
      // The button goes with its row.
      focusPageHeading();
      const { name, archivedOn } = changed;
      showSuccess(
        archivedOn === null
          ? { title: texts.broughtBack(name), message: texts.broughtBackPlace }
          : { title: texts.archivedToast(name), message: texts.archivedPlace },
      );
    },
    onError: (error) => {
      showRefusal(error);
      refresh();
    },
  });
}
