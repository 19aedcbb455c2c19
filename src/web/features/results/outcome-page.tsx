import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { decideShared, sharedFile, sharedOutcomeQuery, type ShownShare } from '#web/dossier/share-calls.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { DossierLine } from '#web/features/results/dossier-line.tsx';
import { factsLine, ResultsPage, ResultsSkeleton } from '#web/features/results/results-page.tsx';
import { SharedDownloads, SharedOutcome } from '#web/features/results/shared-outcome.tsx';
import { DecisionButton } from '#web/features/variants/decision-button.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';

/** The outcome of one dossier: as its office has it, or as an employer sees what is shared with him or what he sent himself. */
export function OutcomePage() {
  const { clientId = '', documentId = '' } = useParams();
  const place = useMemo(() => ({ clientId, documentId }), [clientId, documentId]);
  const isEmployer = useCurrentUser().role === 'employer';
  const shared = useQuery({ ...sharedOutcomeQuery(place), enabled: isEmployer });
  if (isEmployer && shared.isPending) return <ResultsSkeleton />;
  return isEmployer && shared.data ? <SharedPage place={place} shared={shared.data} /> : <ResultsPage />;
}

interface SharedPageProps {
  readonly place: DossierPlace;
  readonly shared: ShownShare;
}

function SharedPage({ place, shared }: SharedPageProps) {
  const texts = useTexts();
  const { result, name, files } = shared;
  const [chosen, setChosen] = useState(result.front);
  const card = result.cards.find(({ key }) => key === chosen) ?? result.cards.find(({ choice }) => choice === 'B');
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
      </p>
      <SharedOutcome shared={shared} onChosen={setChosen} />
    </>
  );
}
