import { Trash2, CircleCheck, CircleX, FileWarning, Hourglass } from 'lucide-react';
import type { DossierDocument } from '#api/dossiers.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { DownloadCell } from '#web/features/dossiers/download-cell.tsx';
import { isKept } from '#web/dossier/kept-files.ts';
import { NameCell } from '#web/features/dossiers/name-cell.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListColumns } from '#web/ui/table/features.ts';
import { RowState } from '#web/ui/table/row-parts.tsx';
import { hasFileErrors } from '#web/lib/status-words.ts';
import { useDossierDownload } from '#web/dossier/use-dossier-download.ts';

/** What is shown of dossiers, and the files of each. */
export const dossierColumns = ({ dossiers, formats }: Catalogue): ListColumns<DossierDocument> => [
  {
    id: 'createdOn',
    label: dossiers.createdOn,
    width: 'lg:w-38',
    sortBy: true,
    cell: ({ createdOn }) => <time dateTime={createdOn}>{formats.moment(createdOn)}</time>,
  },
  {
    id: 'name',
    label: dossiers.name,
    isRowHeading: true,
    sortBy: true,
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

/** The column of the error file: how the calculation went, as a sign whose words stand beside the name, and the file when there is one. */
function StatusCell({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { calculationStatus: status } = dossier;
  if (isKept(dossier, 'errorFile')) return <ErrorFileButton dossier={dossier} />;
  if (hasFileErrors(status))
    return (
      <RowState icon={FileWarning} look="font-semibold text-bad">
        {texts.dossiers.errors(dossier.findingCount)}
      </RowState>
    );
  if (status === 'Failed')
    return (
      <RowState icon={CircleX} look="font-semibold text-bad">
        <span className="sr-only">{texts.dossiers.failed}</span>
      </RowState>
    );
  if (status === 'Finished')
    return (
      <RowState icon={CircleCheck} look="text-good">
        {texts.dossiers.noErrors}
      </RowState>
    );
  return <Waiting text={status === 'Submitted' ? texts.dossiers.busy : texts.dossiers.unknown} />;
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <span className="flex items-center gap-1.5 text-busy">
      <Hourglass size={18} className="hourglass shrink-0" />
      <span className="sr-only">{text}</span>
    </span>
  );
}

function ErrorFileButton({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { clientId } = useDossierList();
  const { isBusy, download } = useDossierDownload(clientId, dossier);
  const { name, findingCount } = dossier;
  return (
    <Button
      look="fault"
      size="small"
      aria-label={texts.dossiers.errorsOf(findingCount, name)}
      onClick={() => download('errorFile')}
      icon={FileWarning}
      isBusy={isBusy}
    >
      {texts.dossiers.errors(findingCount)}
    </Button>
  );
}
