import { FileDown } from 'lucide-react';
import { type GeneralDocument, generalDocuments, generalDocumentNames } from '#api/general-document-files.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { downloadedFile } from '#web/lib/api-client.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDownload } from '#web/ui/use-download.ts';

/** Manual, questions and conditions; a click downloads them. */
export function DocumentLinks() {
  const { footer } = useFirstTexts();
  return (
    <nav aria-label={footer.label} className="no-print">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {generalDocumentNames.map((name) => (
          <li key={name}>
            <DocumentLink name={name} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DocumentLink({ name }: { readonly name: GeneralDocument }) {
  const { footer } = useFirstTexts();
  const { isBusy, start } = useDownload();
  const address = filledPath(apiPaths.generalDocument, { documentType: name });
  const { savedAs } = generalDocuments[name];
  return (
    <a
      href={address}
      download={savedAs}
      onClick={(event) => {
        // Fetched with the login, so that a failure can be shown.
        event.preventDefault();
        start(() => downloadedFile(address), savedAs);
      }}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm text-ink-soft underline-offset-2 hover:text-brand hover:underline"
    >
      {isBusy ? <Spinner size={15} /> : <FileDown aria-hidden size={15} />}
      {footer.documents[name]}
    </a>
  );
}
