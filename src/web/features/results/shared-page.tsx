import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  decideShared,
  sharedFile,
  sharedOutcomeQuery,
  sharedQuery,
  type ShownShare,
} from '#web/dossier/share-calls.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { DossierLine } from '#web/features/results/dossier-line.tsx';
import { factsLine } from '#web/features/results/results-page.tsx';
import { firstShared, SharedDownloads, SharedOutcome } from '#web/features/results/shared-outcome.tsx';
import { DecisionButton } from '#web/features/variants/decision-button.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { useChanges } from '#web/lib/changes/use-changes.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';

interface SharedPageProps {
  readonly place: DossierPlace;
  readonly shared: ShownShare;
}

/**
 * Has what is open fetched again once it is no longer shared, or shared anew. What is shared is asked for to tell: opening it again is
 * written down.
 */
function useShareChanges({ clientId, documentId }: DossierPlace, { sharedOn }: ShownShare): void {
  const queries = useQueryClient();
  const all = useQuery(sharedQuery(clientId));
  useChanges((clientIds) => {
    if (clientIds?.includes(clientId) ?? true)
      void queries.invalidateQueries({ queryKey: sharedQuery(clientId).queryKey, exact: true });
  });
  const isOther = all.data !== undefined && all.data.find(({ id }) => id === documentId)?.sharedOn !== sharedOn;
  useEffect(() => {
    if (isOther) void queries.invalidateQueries(sharedOutcomeQuery({ clientId, documentId }));
  }, [isOther, queries, clientId, documentId]);
}

/** What is shared with an employer, for him. */
export function SharedPage({ place, shared }: SharedPageProps) {
  const texts = useTexts();
  const { result, name, files } = shared;
  useShareChanges(place, shared);
  const [chosen, setChosen] = useState(() => firstShared(shared));
  const card = result.cards.find(({ key }) => key === chosen);
  return (
    <>
      <DossierLine
        title={texts.results.title(name)}
        description={texts.results.description}
        name={name}
        employer={{ label: texts.dossiers.title, to: screenPaths.clientOf(place.clientId) }}
        facts={factsLine(texts, shared)}
        actions={
          <>
            {shared.mayDecide && shared.decided === null ? (
              <DecisionButton
                place={place}
                cards={result.cards}
                card={card}
                record={(decision) => decideShared(place, decision)}
                stale={[sharedOutcomeQuery(place)]}
              />
            ) : null}
            <SharedDownloads name={name} files={files} fetchFile={(type) => sharedFile(place, type)} />
          </>
        }
      />
      <p className="text-sm text-ink-soft">
        {texts.sharing.sharedOn(shared.sharedBy, texts.formats.moment(shared.sharedOn))}
        {shared.decided === null
          ? null
          : ` ${texts.sharing.decided(shared.decided.choice, shared.decided.by, texts.formats.moment(shared.decided.on))}`}
      </p>
      <SharedOutcome shared={shared} chosen={chosen} onChoose={setChosen} />
    </>
  );
}
