import { Download } from 'lucide-react';
import { exportName } from '#api/employer-data.ts';
import { employerArchive } from '#web/features/employer-data/employer-data-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDownload } from '#web/ui/use-download.ts';

export function ExportCard({ clientId, name }: { readonly clientId: string; readonly name: string }) {
  const { employerData: text } = useTexts();
  const { isBusy, start } = useDownload();
  return (
    <Card title={text.exportTitle} className="flex flex-col">
      <p className="mb-4 text-ink-soft">{text.exportText}</p>
      <Button
        className="mt-auto self-start"
        aria-disabled={isBusy}
        onClick={() => start(() => employerArchive(clientId), exportName(name))}
      >
        {isBusy ? <Spinner /> : <Download aria-hidden size={18} />}
        {text.exportButton}
      </Button>
      <output className="sr-only">{isBusy ? text.exporting : null}</output>
    </Card>
  );
}
