import type { UseQueryResult } from '@tanstack/react-query';
import type { CalculationStatus, DossierDocument } from '#api/dossiers.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { Recalculate } from '#web/dossier/recalculate.tsx';
import type { FoundDossier, KeptResult } from '#web/dossier/result-calls.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { ApiError, isNotThere, problemText } from '#web/lib/api-error.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { ButtonLink, Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ArchiveRestore } from 'lucide-react';
import { useArchiving } from '#web/dossier/use-archiving.ts';
import { useDossierShown } from '#web/dossier/use-dossier-list-change.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** Why there is no outcome to show. */
export type ResultState =
  | { readonly kind: 'missing' | 'running' | 'unknown' | 'failed' | 'withErrors' }
  /** Calculated by an earlier version of the program; `said` by the server. */
  | { readonly kind: 'outdated' | 'notKept'; readonly said: string };

type Found = Pick<UseQueryResult<FoundDossier>, 'data' | 'error'>;
type Kept = Pick<UseQueryResult<KeptResult>, 'data' | 'error'>;

const ofStatus: Readonly<Record<Exclude<CalculationStatus, 'Finished'> | 'FailedWithErrors', ResultState>> = {
  Submitted: { kind: 'running' },
  Unknown: { kind: 'unknown' },
  Failed: { kind: 'failed' },
  FailedWithError: { kind: 'withErrors' },
  FailedWithErrors: { kind: 'withErrors' },
};

/** Null while nothing stands in the way of the outcome. */
export function stateOf(found: Found, kept: Kept): ResultState | null {
  const dossier = found.data?.dossier;
  if (isNotThere(found.error) || dossier === null) return { kind: 'missing' };
  // Files that are made again leave the outcome as it is.
  const staysShown = dossier?.isRestyling === true && kept.data !== undefined;
  if (dossier !== undefined && dossier.calculationStatus !== 'Finished' && !staysShown)
    return ofStatus[dossier.calculationStatus];
  if (kept.data || !(kept.error instanceof ApiError)) return null;
  const { status, problem } = kept.error;
  if (status === 404) return { kind: 'missing' };
  const said = problemText(kept.error) ?? '';
  if (problem?.code === 'RESULT_OUTDATED') return { kind: 'outdated', said };
  if (problem?.code === 'RESULT_NOT_KEPT') return { kind: 'notKept', said };
  return problem?.code === 'RESULT_NOT_READY' ? { kind: 'running' } : null;
}

const tones = {
  missing: 'warning',
  running: 'info',
  unknown: 'warning',
  failed: 'error',
  withErrors: 'error',
  outdated: 'info',
  notKept: 'info',
} as const satisfies Readonly<Record<ResultState['kind'], string>>;

const textOf = ({ results }: Catalogue, state: ResultState): string =>
  'said' in state ? state.said : results.states[state.kind];

interface StateNoticeProps {
  readonly state: ResultState;
  readonly place: DossierPlace;
  /** Of the files that are there. */
  readonly reportVariants: number;
}

/** Says why there is no outcome, with the way on. */
export function StateNotice({ state, place, reportVariants }: StateNoticeProps) {
  const texts = useTexts();
  const user = useCurrentUser();
  const { kind } = state;
  const overview = overviewOf(texts, user);
  const isElsewhere = kind === 'missing' && !overview.isOfOneEmployer;
  return (
    <Notice
      tone={tones[kind]}
      announced="politely"
      action={
        kind === 'outdated' ? (
          <Recalculate place={place} />
        ) : (
          <ButtonLink
            to={kind === 'missing' ? overview.to : screenPaths.clientOf(place.clientId)}
            look="secondary"
            size="small"
          >
            {isElsewhere ? texts.results.toClients : texts.results.back}
          </ButtonLink>
        )
      }
    >
      <p className="max-w-prose">
        {textOf(texts, state)}
        {kind === 'outdated' && reportVariants > 0 ? ` ${texts.variants.reportWithout}` : null}
      </p>
    </Notice>
  );
}

interface StandingNoticesProps {
  readonly place: DossierPlace;
  readonly dossier: DossierDocument | null | undefined;
  readonly isOffline: boolean;
  /** Whether it says elsewhere that its files were erased. */
  readonly saysErased: boolean;
}

/** What holds for the page as a whole, whatever came out of the dossier. */
export function StandingNotices({ place, dossier, isOffline, saysErased }: StandingNoticesProps) {
  const { results, formats } = useTexts();
  return (
    <>
      {isOffline ? (
        <Notice tone="warning" announced="politely" className="mb-4">
          {results.states.offline}
        </Notice>
      ) : null}
      {dossier && dossier.archivedOn !== null ? (
        <ArchivedNotice place={place} archivedOn={dossier.archivedOn} name={dossier.name} />
      ) : null}
      {dossier?.filesErasedOn && !saysErased ? (
        <Notice tone="info" className="mb-4">
          {results.states.erased(formats.day(dossier.filesErasedOn))}
        </Notice>
      ) : null}
    </>
  );
}

interface ArchivedNoticeProps {
  readonly place: DossierPlace;
  readonly archivedOn: string;
  readonly name: string;
}

/** Since when it is put away, with the way back. */
function ArchivedNotice({ place, archivedOn, name }: ArchivedNoticeProps) {
  const { dossierLabels: texts, formats } = useTexts();
  const { mutate, isPending } = useArchiving(place, useDossierShown(place));
  return (
    <Notice
      tone="info"
      className="mb-4"
      action={
        <Button
          look="secondary"
          size="small"
          className="no-print"
          aria-label={texts.bringBackOf(name)}
          aria-disabled={isPending}
          onClick={() => mutate(false)}
        >
          {isPending ? <Spinner size={14} /> : <ArchiveRestore size={14} />}
          {texts.bringBack}
        </Button>
      }
    >
      <p className="max-w-prose">{texts.archivedSince(formats.day(archivedOn))}</p>
    </Notice>
  );
}
