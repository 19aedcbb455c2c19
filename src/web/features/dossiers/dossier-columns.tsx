import { createColumnHelper } from '@tanstack/react-table';
import { Trash2 } from 'lucide-react';
import type { DossierDocument } from '#contract/dossiers.ts';
import { momentText } from '#contract/terms/dutch-format.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { DownloadCell } from '#web/features/dossiers/download-cell.tsx';
import { NameCell } from '#web/features/dossiers/name-cell.tsx';
import { StatusCell } from '#web/features/dossiers/status-cell.tsx';
import { nl } from '#web/i18n/nl.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListFeatures } from '#web/ui/table/features.ts';

const helper = createColumnHelper<ListFeatures, DossierDocument>();

export const dossierColumns = helper.columns([
  helper.accessor('createdOn', {
    meta: { label: nl.dossiers.createdOn, width: 'lg:w-38' },
    sortFn: (a, b) => a.original.createdOn.localeCompare(b.original.createdOn),
    cell: ({ getValue }) => <time dateTime={getValue()}>{momentText(getValue())}</time>,
  }),
  helper.accessor('name', {
    meta: { label: nl.dossiers.name, isRowHeading: true },
    sortFn: (a, b) => a.original.name.localeCompare(b.original.name, 'nl', { numeric: true }),
    cell: ({ row }) => <NameCell dossier={row.original} />,
  }),
  helper.display({
    id: 'inputFile',
    enableSorting: false,
    meta: { label: nl.dossiers.inputFile, width: 'lg:w-27', isOffPaper: true },
    cell: ({ row }) => <DownloadCell dossier={row.original} type="inputFile" />,
  }),
  helper.display({
    id: 'errorFile',
    enableSorting: false,
    meta: { label: nl.dossiers.errorFile, width: 'lg:w-38' },
    cell: ({ row }) => <StatusCell dossier={row.original} />,
  }),
  helper.display({
    id: 'outputFile',
    enableSorting: false,
    meta: { label: nl.dossiers.outputFile, width: 'lg:w-28', isOffPaper: true },
    cell: ({ row }) => <DownloadCell dossier={row.original} type="outputFile" />,
  }),
  helper.display({
    id: 'reportFile',
    enableSorting: false,
    meta: { label: nl.dossiers.report, width: 'lg:w-32', isOffPaper: true },
    cell: ({ row }) => <DownloadCell dossier={row.original} type="reportFile" />,
  }),
  helper.display({
    id: 'delete',
    enableSorting: false,
    meta: { label: nl.dossiers.delete, width: 'lg:w-24', alignEnd: true, isOffPaper: true },
    cell: ({ row }) => <DeleteCell dossier={row.original} />,
  }),
]);

function DeleteCell({ dossier }: DossierCellProps) {
  const { remove } = useDossierList();
  return (
    <Button
      look="erase"
      className="max-lg:-mr-2"
      size="icon"
      aria-label={nl.dossiers.deleteOf(dossier.name)}
      title={nl.dossiers.delete}
      onClick={() => remove(dossier)}
    >
      <Trash2 aria-hidden size={16} />
    </Button>
  );
}
