import { Download } from 'lucide-react';
import { type DownloadType } from '#api/dossiers.ts';
import { isKept, isFurtherType } from '#web/dossier/kept-files.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { useDossierDownload } from '#web/dossier/use-dossier-download.ts';

interface DownloadCellProps extends DossierCellProps {
  readonly type: Exclude<DownloadType, 'errorFile'>;
}

/** The button for one file of a dossier: an icon under the name of a column, with its words where it has none. */
export function DownloadCell({ dossier, type }: DownloadCellProps) {
  const texts = useTexts();
  const { clientId } = useDossierList();
  const { isBusy, download } = useDossierDownload(clientId, dossier);
  const isThere = isKept(dossier, type);
  const label = texts.dossiers.download[type](dossier.name);
  return (
    <Button
      look="quiet"
      size={isFurtherType(type) ? 'small' : 'icon'}
      disabled={!isThere}
      aria-label={label}
      title={label}
      onClick={() => download(type)}
      className="max-lg:-mr-2.5 lg:-ml-2.5"
      icon={Download}
      isBusy={isBusy}
    >
      {isFurtherType(type) ? texts.results.files[type] : null}
    </Button>
  );
}
