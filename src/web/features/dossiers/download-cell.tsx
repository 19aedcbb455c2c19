import { Download } from 'lucide-react';
import { type DownloadType } from '#api/dossiers.ts';
import { isKept, isFurtherType } from '#web/dossier/kept-files.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { useDossierDownload } from '#web/dossier/use-dossier-download.ts';

interface DownloadCellProps extends DossierCellProps {
  readonly type: Exclude<DownloadType, 'errorFile'>;
}

const programOf = ({ dossiers }: Catalogue, type: DownloadType): string =>
  type === 'reportFile' ? dossiers.powerPoint : dossiers.excel;

/** The button for one file of a dossier. */
export function DownloadCell({ dossier, type }: DownloadCellProps) {
  const texts = useTexts();
  const { clientId } = useDossierList();
  const { isBusy, download } = useDossierDownload(clientId, dossier);
  const isThere = isKept(dossier, type);
  return (
    <Button
      look="quiet"
      size="small"
      disabled={!isThere}
      aria-label={texts.dossiers.download[type](dossier.name)}
      onClick={() => download(type)}
      className="max-lg:-mr-2.5 lg:-ml-2.5"
      icon={Download}
      isBusy={isBusy}
    >
      {isFurtherType(type) ? texts.results.files[type] : programOf(texts, type)}
    </Button>
  );
}
