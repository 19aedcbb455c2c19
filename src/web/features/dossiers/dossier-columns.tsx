import { Trash2 } from 'lucide-react';
import type { DossierDocument } from '#api/dossiers.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { DownloadCell } from '#web/features/dossiers/download-cell.tsx';
import { NameCell } from '#web/features/dossiers/name-cell.tsx';
import { StatusCell } from '#web/features/dossiers/status-cell.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListColumns } from '#web/ui/table/features.ts';

/** What is shown of dossiers, and the files of each. */
export const dossierColumns = ({ dossiers, formats }: Catalogue): ListColumns<DossierDocument> => [
  {
    id: 'createdOn',
    label: dossiers.createdOn,
    width: 'lg:w-38',
    sortBy: ({ createdOn }) => createdOn,
    cell: ({ createdOn }) => <time dateTime={createdOn}>{formats.moment(createdOn)}</time>,
  },
  {
    id: 'name',
    label: dossiers.name,
    isRowHeading: true,
    sortBy: ({ name }) => name,
    cell: (dossier) => <NameCell dossier={dossier} />,
  },
  {
    id: 'inputFile',
    label: dossiers.inputFile,
    width: 'lg:w-27',
    isOffPaper: true,
    cell: (dossier) => <DownloadCell dossier={dossier} type="inputFile" />,
  },
  {
    id: 'errorFile',
    label: dossiers.errorFile,
    width: 'lg:w-38',
    cell: (dossier) => <StatusCell dossier={dossier} />,
  },
  {
    id: 'outputFile',
    label: dossiers.outputFile,
    width: 'lg:w-28',
    isOffPaper: true,
    cell: (dossier) => <DownloadCell dossier={dossier} type="outputFile" />,
  },
  {
    id: 'reportFile',
    label: dossiers.report,
    width: 'lg:w-32',
    isOffPaper: true,
    cell: (dossier) => <DownloadCell dossier={dossier} type="reportFile" />,
  },
  {
    id: 'delete',
    label: dossiers.delete,
    width: 'lg:w-24',
    alignEnd: true,
    isOffPaper: true,
    cell: (dossier) => <DeleteCell dossier={dossier} />,
  },
];

function DeleteCell({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { open } = useDossierList();
  return (
    <Button
      look="erase"
      className="max-lg:-mr-2"
      size="icon"
      aria-label={texts.dossiers.deleteOf(dossier.name)}
      title={texts.dossiers.delete}
      onClick={() => open({ kind: 'delete', dossier })}
      icon={Trash2}
    />
  );
}
