import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { OfferedFiles } from '#api/central-bank-files.ts';
import { newerBasis, type NewerBasis } from '#api/newer-basis.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { Section } from '#output/model/section.ts';
import { statutorySections } from '#output/topics/statutory/statutory-sections.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { effectsQuery, type KeptEffects, offeredFilesQuery } from '#web/dossier/effects-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { ApiError, problemText } from '#web/lib/api-error.ts';
import { Recalculate } from '#web/dossier/recalculate.tsx';
import { FailedPart } from '#web/ui/failed-part.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What the page shows of the effects of the law. */
export interface ShownEffects {
  readonly sections: readonly Section[];
  /** Above them, or in their place: that something newer is known, or why there are none. */
  readonly notice: ReactNode;
}

const nothing: OfferedFiles = { curves: [], sets: [] };

/** Of what is known now, or was when it was calculated, what would count when it is calculated again. */
const newerThan = ({ effects: { outcome } }: KeptEffects, offered: OfferedFiles): NewerBasis =>
  outcome.sort === 'absent' ? { curve: null, set: null } : newerBasis(outcome.effects.basis, offered);

/** The effects of the law of a dossier with this premium in front; `hasInput`: it can be calculated again. */
export function useStatutoryEffects(place: DossierPlace, front: PremiumKey | null, hasInput: boolean): ShownEffects {
  const texts = useTexts().results.statutory;
  const query = useQuery(effectsQuery(place));
  const { data, error } = query;
  const { data: offered = nothing } = useQuery({ ...offeredFilesQuery, enabled: data !== undefined });
  const sections = useMemo(() => {
    const made = data === undefined ? null : statutorySections(data.effects, front);
    return [made?.effect ?? null, made?.pension ?? null].filter((section) => section !== null);
  }, [data, front]);
  if (data === undefined)
    return {
      sections,
      notice: error === null ? null : <MissingEffects place={place} error={error} hasInput={hasInput} query={query} />,
    };
  const { curve, set } = newerThan(data, offered);
  const sentences = [
    ...(curve === null ? [] : [texts.newerCurve(curve)]),
    ...(set === null ? [] : [texts.newerSet(set)]),
  ];
  return {
    sections,
    notice:
      sentences.length === 0 ? null : <EffectsNotice place={place} sentences={sentences} mayRecalculate={hasInput} />,
  };
}

/** What the server says of effects that it does not have (any more). */
const saidOf = (error: Error): string | null =>
  error instanceof ApiError && error.status === 409 ? problemText(error) : null;

interface MissingEffectsProps {
  readonly place: DossierPlace;
  readonly error: Error;
  readonly hasInput: boolean;
  readonly query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

/** In their place: that they have to be calculated again, or a way to fetch them once more. */
function MissingEffects({ place, error, hasInput, query: { isFetching, refetch } }: MissingEffectsProps) {
  const { results } = useTexts();
  const said = saidOf(error);
  if (said !== null) return <EffectsNotice place={place} sentences={[said]} mayRecalculate={hasInput} isTitled />;
  return (
    <section aria-label={results.statutory.title} className="mt-4">
      <h3 className="mb-1 font-semibold">{results.statutory.title}</h3>
      <FailedPart retry={() => void refetch()} isBusy={isFetching} />
    </section>
  );
}

interface EffectsNoticeProps {
  readonly place: DossierPlace;
  readonly sentences: readonly string[];
  readonly mayRecalculate: boolean;
  /** Says of what it is: it stands there alone. */
  readonly isTitled?: boolean;
}

/** What is to be said of the effects of the law, with the way on: to calculate them again. */
function EffectsNotice({ place, sentences, mayRecalculate, isTitled = false }: EffectsNoticeProps) {
  const { results } = useTexts();
  return (
    <Notice
      tone="info"
      className="mt-4"
      action={
        mayRecalculate ? (
          <div className="no-print">
            <Recalculate place={place} />
          </div>
        ) : null
      }
    >
      <div className="max-w-prose">
        {isTitled ? <h3 className="font-semibold">{results.statutory.title}</h3> : null}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Notice>
  );
}
