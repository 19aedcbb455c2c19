import { type DossierDocument, dossierRenameSchema } from '#api/dossiers.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { dossierListKey, renameDossier } from '#web/dossier/dossier-calls.ts';
import { NameModal } from '#web/dossier/name-modal.tsx';
import { useTexts } from '#web/i18n/language.ts';

interface RenameDossierModalProps {
  readonly clientId: string;
  readonly dossier: DossierDocument;
  readonly onClose: () => void;
}

/** Asks for another name of a dossier; the same is asked of it as of that of a new one. */
export function RenameDossierModal({ clientId, dossier, onClose }: RenameDossierModalProps) {
  const { dossierLabels, dossiers } = useTexts();
  return (
    <NameModal
      form={{ name: `dossier ${dossier.id}` }}
      title={dossierLabels.renameTitle}
      label={dossiers.name}
      name={dossier.name}
      check={dossierRenameSchema}
      maximum={uploadRules.nameMaximum}
      failed={dossierLabels.renameFailed}
      save={(name) => renameDossier({ clientId, documentId: dossier.id }, name)}
      stale={[{ queryKey: dossierListKey(clientId) }]}
      onClose={onClose}
    />
  );
}
