import { Ban, CircleX, FileWarning, Hourglass, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { cancellerIn } from '#api/cancelled-reason.ts';
import type { DossierDocument } from '#api/dossiers.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { DownloadCell } from '#web/features/dossiers/download-cell.tsx';
import { isKept } from '#web/dossier/kept-files.ts';
import { NameCell } from '#web/features/dossiers/name-cell.tsx';
import { isErasureNear } from '#web/features/dossiers/retention-text.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListColumns } from '#web/ui/table/features.ts';
import { RowState } from '#web/ui/table/row-parts.tsx';
import { hasFileErrors } from '#web/lib/status-words.ts';
import { useDossierDownload } from '#web/dossier/use-dossier-download.ts';

/** What is shown of dossiers, and the files of each. */
export const dossierColumns = ({ dossiers }: Catalogue): ListColumns<DossierDocument> => [
  {
    id: 'createdOn',
    label: dossiers.createdOn,
    width: 'lg:w-37',
    sortBy: true,
    cell: (dossier) => <DateCell dossier={dossier} />,
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
    width: 'lg:w-26',
    isOffPaper: true,
    cell: (dossier) => <DownloadCell dossier={dossier} type="inputFile" />,
  },
  {
    id: 'errorFile',
    label: dossiers.errorFile,
    width: 'lg:w-42',
    cell: (dossier) => <InputFaultCell dossier={dossier} />,
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
    width: 'lg:w-24',
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
  const { open, mayDelete } = useDossierList();
  if (!mayDelete) return null;
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

/** When it was sent, and when its files go or went once that is near. */
function DateCell({ dossier }: DossierCellProps) {
  const { dossiers, formats } = useTexts();
  const [now] = useState(() => Date.now());
  const { createdOn, filesEraseOn, filesErasedOn } = dossier;
  const erased = filesErasedOn === null ? null : dossiers.erasedShort(formats.day(filesErasedOn));
  const erases = filesEraseOn === null ? null : dossiers.erasesShort(formats.day(filesEraseOn));
  return (
    <span>
      <time dateTime={createdOn}>{formats.moment(createdOn)}</time>
      {isErasureNear(dossier, now) ? <span className="block text-xs text-ink-soft">{erased ?? erases}</span> : null}
    </span>
  );
}

/**
 * The column of the error file: what is wrong with the input, and the file when there is one. Whether the outcome is
 * allowed stands beside the name: that is no fault of the file.
 */
function InputFaultCell({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { calculationStatus: status, statusReason } = dossier;
  if (isKept(dossier, 'errorFile')) return <ErrorFileButton dossier={dossier} />;
  if (hasFileErrors(status))
    return (
      <RowState icon={FileWarning} look="font-semibold text-bad">
        {texts.dossiers.errors(dossier.findingCount)}
      </RowState>
    );
  if (status === 'Failed')
    return cancellerIn(statusReason ?? '') === null ? (
      <RowState icon={CircleX} look="text-bad">
        <span className="sr-only">{texts.dossiers.failed}</span>
      </RowState>
    ) : (
      <RowState icon={Ban} look="text-ink-soft">
        <span className="sr-only">{texts.dossiers.cancelled}</span>
      </RowState>
    );
  if (status === 'Finished') return <Remarks dossier={dossier} />;
  return <Waiting text={status === 'Submitted' ? texts.dossiers.busy : texts.dossiers.unknown} />;
}

/** What was remarked on in the input of what was calculated all the same; mostly nothing. */
function Remarks({ dossier: { keyFigures, warningCount } }: DossierCellProps) {
  const { dossiers } = useTexts();
  if (keyFigures?.isDoubted)
    return (
      <RowState icon={TriangleAlert} look="text-sm font-semibold text-bad">
        {dossiers.doubted}
      </RowState>
    );
  if (warningCount !== null && warningCount > 0)
    return (
      <RowState icon={TriangleAlert} look="text-sm text-warn">
        {dossiers.warningCount(warningCount)}
      </RowState>
    );
  return (
    <span className="text-ink-soft">
      <span aria-hidden>–</span>
      <span className="sr-only">{dossiers.noErrors}</span>
    </span>
  );
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
