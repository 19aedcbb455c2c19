import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { Recalculate } from '#web/dossier/recalculate.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Notice } from '#web/ui/notice.tsx';

interface EffectsNoticeProps {
  readonly place: DossierPlace;
  readonly sentences: readonly string[];
  readonly mayRecalculate: boolean;
  /** Says of what it is: it stands there alone. */
  readonly isTitled?: boolean;
}

/** What is to be said of the effects of the law, with the way on: to calculate them again. */
export function EffectsNotice({ place, sentences, mayRecalculate, isTitled = false }: EffectsNoticeProps) {
  const { results } = useTexts();
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-prose">
          {isTitled ? <h2 className="font-semibold">{results.statutory.title}</h2> : null}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {mayRecalculate ? (
          <div className="no-print">
            <Recalculate place={place} />
          </div>
        ) : null}
      </div>
    </Notice>
  );
}
