import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type KeptText, keptTextSchema, type NewText, type TextsOfDossier } from '#api/written-texts.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { keepText, textsQuery } from '#web/features/documents/text-calls.ts';
import { firstState, nextState, type TextEvent, type TextState } from '#web/features/documents/text-state.ts';
import { ApiError, problemText } from '#web/lib/api-error.ts';
import { type KeptForm, useKeptWhenLeft, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';

/** Milliseconds without a key after which a text is saved. */
const pause = 1000;

/**
 * A text of which what is typed is saved once nobody types, when the page is left, and after a new login. What could not
 * be saved then is in the field again when somebody comes back; whoever closes the page is warned.
 */
export function useWrittenText(
  place: DossierPlace,
  key: string,
  kept: KeptText | undefined,
): readonly [TextState, (event: TextEvent) => void] {
  const form: KeptForm<NewText> = { name: `text ${key} of ${place.documentId}` };
  const unsent = useUnsent(form);
  const [state, tell] = useReducer(nextState, undefined, () => firstState(kept, unsent));
  const show = useKeptShown(place);
  const { entered, phase } = state;
  const isUnsaved = phase !== 'saved';
  useKeptWhenLoginEnds(form, () => (isUnsaved ? entered : undefined));
  const keepLeft = useKeptWhenLeft(form);
  useWarnedWhenClosed(phase === 'overtaken' || phase === 'failed');

  /** What stood in the field last, also for what is still on its way when the page is left. */
  const latest = useRef(entered);
  useEffect(() => {
    latest.current = entered;
  }, [entered]);
  const hasLeft = useRef(false);
  const sendUnasked = (last: NewText) => void keepText(place, key, last).then(show, () => keepLeft(last));

  const save = useEffectEvent(async () => {
    try {
      const saved = await keepText(place, key, entered);
      show(saved);
      if (!hasLeft.current) tell({ is: 'kept', kept: saved });
      else if (latest.current !== entered) sendUnasked({ ...latest.current, version: saved.version });
    } catch (error) {
      if (hasLeft.current) keepLeft(latest.current);
      const other = otherText(error);
      tell(other === null ? { is: 'failed', said: problemText(error) } : { is: 'overtaken', other });
    }
  });
  useEffect(() => {
    if (phase === 'saving') void save();
  }, [phase]);
  useEffect(() => {
    if (phase !== 'typing') return undefined;
    const timer = setTimeout(() => tell({ is: 'sent', entered }), pause);
    return () => clearTimeout(timer);
  }, [phase, entered]);
  useEffect(() => tell({ is: 'fetched', kept }), [kept]);

  const flush = useEffectEvent(() => {
    if (phase === 'typing' || phase === 'failed') sendUnasked(entered);
    // Whose text stays is not for a page that is left to say.
    if (phase === 'overtaken') keepLeft(entered);
  });
  useEffect(() => {
    const leave = () => flush();
    hasLeft.current = false;
    window.addEventListener('pagehide', leave);
    return () => {
      hasLeft.current = true;
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return [state, tell];
}

/** Has the browser ask before its page is closed with what was not saved. */
function useWarnedWhenClosed(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

/** Returns the function that puts a text as it is now among those that were fetched. */
function useKeptShown(place: DossierPlace): (saved: KeptText) => void {
  const queries = useQueryClient();
  return (saved) =>
    queries.setQueryData<TextsOfDossier>(
      textsQuery(place).queryKey,
      (shown) =>
        shown && {
          ...shown,
          texts: [...shown.texts.filter(({ key }) => key !== saved.key), saved],
          areInFiles: false,
        },
    );
}

/** What somebody else wrote meanwhile; null where that is not why it was refused. */
function otherText(error: unknown): KeptText | null {
  if (!(error instanceof ApiError) || error.problem?.code !== 'TEXT_CHANGED_MEANWHILE') return null;
  return keptTextSchema.safeParse(error.problem.current).data ?? null;
}
