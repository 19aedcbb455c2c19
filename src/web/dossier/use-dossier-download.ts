import { type DossierDocument, downloadName, type DownloadType } from '#api/dossiers.ts';
import { dossierFile } from '#web/dossier/dossier-calls.ts';
import { useDownload } from '#web/ui/use-download.ts';

/** Downloads the files of a dossier. */
export function useDossierDownload(clientId: string, { id, name }: Pick<DossierDocument, 'id' | 'name'>) {
  const { isBusy, start } = useDownload();
  const download = (type: DownloadType) =>
    start(() => dossierFile({ clientId, documentId: id }, type), downloadName(type, name));
  return { isBusy, download };
}
