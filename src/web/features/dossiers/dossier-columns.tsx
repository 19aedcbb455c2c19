import { createColumnHelper } from '@tanstack/react-table';
import { Trash2 } from 'lucide-react';
import type { DossierDocument } from '#api/dossiers.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { DownloadCell } from '#web/features/dossiers/download-cell.tsx';
import { NameCell } from '#web/features/dossiers/name-cell.tsx';
import { StatusCell } from '#web/features/dossiers/status-cell.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListFeatures } from '#web/ui/table/features.ts';

const helper = createColumnHelper<ListFeatures, DossierDocument>();

export const dossierColumns = (texts: Catalogue) =>
  helper.columns([
    helper.accessor('createdOn', {
      meta: { label: texts.dossiers.createdOn, width: 'lg:w-38' },
      sortFn: (a, b) => a.original.createdOn.localeCompare(b.original.createdOn),
      cell: ({ getValue }) => <time dateTime={getValue()}>{texts.formats.moment(getValue())}</time>,
    }),
    helper.accessor('name', {
      meta: { label: texts.dossiers.name, isRowHeading: true },
      sortFn: (a, b) => texts.formats.inOrder(a.original.name, b.original.name),
      cell: ({ row }) => <NameCell dossier={row.original} />,
    }),
    helper.display({
      id: 'inputFile',
      enableSorting: false,
      meta: { label: texts.dossiers.inputFile, width: 'lg:w-27', isOffPaper: true },
      cell: ({ row }) => <DownloadCell dossier={row.original} type="inputFile" />,
    }),
    helper.display({
      id: 'errorFile',
      enableSorting: false,
      meta: { label: texts.dossiers.errorFile, width: 'lg:w-38' },
      cell: ({ row }) => <StatusCell dossier={row.original} />,
    }),
    helper.display({
      id: 'outputFile',
      enableSorting: false,
      meta: { label: texts.dossiers.outputFile, width: 'lg:w-28', isOffPaper: true },
      cell: ({ row }) => <DownloadCell dossier={row.original} type="outputFile" />,
    }),
    helper.display({
      id: 'reportFile',
      enableSorting: false,
      meta: { label: texts.dossiers.report, width: 'lg:w-32', isOffPaper: true },
      cell: ({ row }) => <DownloadCell dossier={row.original} type="reportFile" />,
    }),
    helper.display({
      id: 'delete',
      enableSorting: false,
      meta: { label: texts.dossiers.delete, width: 'lg:w-24', alignEnd: true, isOffPaper: true },
      cell: ({ row }) => <DeleteCell dossier={row.original} />,
    }),
  ]);

function DeleteCell({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { remove } = useDossierList();
  return (
    <Button
      look="erase"
      className="max-lg:-mr-2"
      size="icon"
      aria-label={texts.dossiers.deleteOf(dossier.name)}
      title={texts.dossiers.delete}
      onClick={() => remove(dossier)}
    >
      <Trash2 aria-hidden size={16} />
    </Button>
  );
}
