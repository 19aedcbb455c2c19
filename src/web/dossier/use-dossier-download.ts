import { type DossierDocument, downloadName, type DownloadType, zipName } from '#api/dossiers.ts';
import { dossierFile, dossierFiles } from '#web/dossier/dossier-calls.ts';
import { useDownload } from '#web/ui/use-download.ts';

/** Downloads the files of a dossier. */
export function useDossierDownload(clientId: string, { id, name }: Pick<DossierDocument, 'id' | 'name'>) {
  const { isBusy, start } = useDownload();
  const download = (type: DownloadType) =>
    start(() => dossierFile({ clientId, documentId: id }, type), downloadName(type, name));
  const downloadAll = () => start(() => dossierFiles({ clientId, documentId: id }), zipName(name));
  return { isBusy, download, downloadAll };
}
