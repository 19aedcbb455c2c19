import { Download } from 'lucide-react';
import { downloadName, type DownloadType } from '#api/dossiers.ts';
import { dossierFile } from '#web/dossier/dossier-calls.ts';
import { isKept, isFurtherType } from '#web/dossier/kept-files.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { useDownload } from '#web/ui/use-download.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface DownloadCellProps extends DossierCellProps {
  readonly type: Exclude<DownloadType, 'errorFile'>;
}

const programOf = ({ dossiers }: Catalogue, type: DownloadType): string =>
  type === 'reportFile' ? dossiers.powerPoint : dossiers.excel;

/** The button for one file of a dossier. */
export function DownloadCell({ dossier, type }: DownloadCellProps) {
  const texts = useTexts();
  const { clientId } = useDossierList();
  const { isBusy, start } = useDownload();
  const isThere = isKept(dossier, type);
  const download = () =>
    start(() => dossierFile({ clientId, documentId: dossier.id }, type), downloadName(type, dossier.name));
  return (
    <Button
      look="quiet"
      size="small"
      disabled={!isThere}
      aria-label={texts.dossiers.download[type](dossier.name)}
      onClick={download}
      className="max-lg:-mr-2.5 lg:-ml-2.5"
    >
      {isBusy ? <Spinner /> : <Download aria-hidden size={16} />}
      {isFurtherType(type) ? texts.results.files[type] : programOf(texts, type)}
    </Button>
  );
}
