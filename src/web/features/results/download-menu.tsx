import { Menu } from '@base-ui/react/menu';
import { ChevronDown, Download } from 'lucide-react';
import { type DossierDocument } from '#api/dossiers.ts';
import { isKept } from '#web/dossier/kept-files.ts';
import { useTexts } from '#web/i18n/language.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDossierDownload } from '#web/dossier/use-dossier-download.ts';

/** Files that were not made are not among them: which there are depends on the dossier. */
const typesOf = ({ furtherFiles }: DossierDocument) =>
  ['reportFile', ...furtherFiles, 'outputFile', 'inputFile'] as const;

interface DownloadMenuProps {
  readonly clientId: string;
  readonly dossier: DossierDocument;
}

/** The files of the dossier; those that are not there say so. */
export function DownloadMenu({ clientId, dossier }: DownloadMenuProps) {
  const { results, dossiers } = useTexts();
  const { isBusy, download } = useDossierDownload(clientId, dossier);
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonClass('primary')}>
        {isBusy ? <Spinner /> : <Download size={18} />}
        {results.download}
        <ChevronDown size={16} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="z-30">
          <Menu.Popup className="min-w-64 rounded-corner border border-line bg-surface py-1.5 shadow-pop outline-none">
            {typesOf(dossier).map((type) => (
              <Menu.Item
                key={type}
                disabled={!isKept(dossier, type)}
                onClick={() => download(type)}
                className="flex min-h-10 cursor-pointer items-center justify-between gap-4 px-4 py-1.5 outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-off data-highlighted:bg-brand-soft"
              >
                {results.files[type]}
                {(type === 'reportFile' || type === 'outputFile') &&
                dossier.reportVariants > 0 &&
                isKept(dossier, type) ? (
                  <span className="text-sm text-ink-soft">{dossiers.withVariants(dossier.reportVariants)}</span>
                ) : null}
                {isKept(dossier, type) ? null : <span className="text-sm">{results.fileGone}</span>}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
