import { useQuery } from '@tanstack/react-query';
import type { DossierDocument } from '#api/dossiers.ts';
import { type TextKey, textKeys } from '#output/model/written-texts.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { AppendixChoice } from '#web/features/documents/appendix-choice.tsx';
import { textsQuery } from '#web/features/documents/text-calls.ts';
import { ReadText, WrittenTextField } from '#web/features/documents/written-text-field.tsx';
import { useTexts } from '#web/i18n/language.ts';

/** Where the section is on its page. */
export const documentsPlace = 'documenten';

interface DocumentsSectionProps {
  readonly place: DossierPlace;
  readonly dossier: Pick<DossierDocument, 'calculationStatus'>;
  /** Whether this reader may write, and choose the appendix, as its files are now. */
  readonly mayWrite: boolean;
}

/** The texts that the documents of a dossier ask for, and what the appendix of its report is about. */
export function DocumentsSection({ place, dossier, mayWrite }: DocumentsSectionProps) {
  const { documents: texts } = useTexts();
  const { data } = useQuery(textsQuery(place));
  if (data === undefined) return null;
  const keptOf = (key: TextKey) => data.texts.find((one) => one.key === key);
  const isAsked = (key: TextKey) => data.asked.includes(key);
  const shown = textKeys.filter((key) => isAsked(key) || (keptOf(key)?.text ?? '') !== '');
  if (shown.length === 0 && !mayWrite) return null;
  return (
    <section
      aria-labelledby={documentsPlace}
      className="no-print mt-10 rounded-corner border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id={documentsPlace} tabIndex={-1} className="scroll-mt-6 text-lg font-[650] focus-visible:outline-none">
        {texts.title}
      </h2>
      <p className="max-w-prose text-sm text-ink-soft">{mayWrite ? texts.lead : texts.leadRead}</p>
      <ul className="mt-4 flex flex-col gap-5">
        {shown.map((key) =>
          mayWrite ? (
            <WrittenTextField key={key} place={place} textKey={key} kept={keptOf(key)} isAsked={isAsked(key)} />
          ) : (
            <ReadText key={key} textKey={key} kept={keptOf(key)} />
          ),
        )}
      </ul>
      {mayWrite ? <AppendixChoice place={place} dossier={dossier} appendix={data.appendix} /> : null}
    </section>
  );
}
