import { CircleCheck, CircleX, FileWarning, Hourglass } from 'lucide-react';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { hasFileErrors } from '#web/lib/status-words.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { useDossierDownload } from '#web/dossier/use-dossier-download.ts';

/** The column of the error file: how the calculation went, as a sign whose words stand beside the name, and the file when there is one. */
export function StatusCell({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { calculationStatus: status } = dossier;
  if (hasFileErrors(status)) return <ErrorFileButton dossier={dossier} />;
  if (status === 'Failed') return <Failed />;
  if (status === 'Finished') return <Finished />;
  return <Waiting text={status === 'Submitted' ? texts.dossiers.busy : texts.dossiers.unknown} />;
}

function Failed() {
  const texts = useTexts();
  return (
    <span className="flex items-center gap-1.5 font-semibold text-bad">
      <CircleX size={18} className="shrink-0" />
      <span className="sr-only">{texts.dossiers.failed}</span>
    </span>
  );
}

function Finished() {
  const texts = useTexts();
  return (
    <span className="flex items-center gap-1.5 text-good">
      <CircleCheck size={18} className="shrink-0" />
      {texts.dossiers.noErrors}
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
