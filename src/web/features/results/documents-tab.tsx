import type { DossierDocument } from '#api/dossiers.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { DocumentsSection } from '#web/features/documents/documents-section.tsx';
import { FinalMark } from '#web/features/results/final-mark.tsx';
import { OfficeSection } from '#web/features/results/office-section.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { useCurrentUser } from '#web/lib/session.ts';

interface DocumentsTabProps {
  readonly place: DossierPlace;
  readonly dossier: DossierDocument;
  readonly calculatedOn: string;
  readonly mayWrite: boolean;
}

/** Texts and editions of the documents, and what the office keeps of the dossier. */
export function DocumentsTab({ place, dossier, calculatedOn, mayWrite }: DocumentsTabProps) {
  const { results, formats } = useTexts();
  const { role } = useCurrentUser();
  return (
    <>
      <p className="text-sm text-ink-soft">{results.calculatedOn(formats.moment(calculatedOn))}</p>
      <FinalMark place={place} dossier={dossier} />
      <DocumentsSection place={place} dossier={dossier} mayWrite={mayWrite} />
      {role === 'adviser' ? <OfficeSection place={place} /> : null}
    </>
  );
}
