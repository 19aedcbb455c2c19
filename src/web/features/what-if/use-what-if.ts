import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { fetchedInput } from '#web/dossier/what-if-input-call.ts';
import type { FromWorker, ToWorker } from '#web/features/what-if/what-if-messages.ts';
import {
  answered,
  asked,
  changed,
  closedWhatIf,
  failed,
  opened,
  opening,
  pageShown,
  progressed,
  type Refusal,
  refused,
  type WhatIfState,
  type WhatIfStep,
} from '#web/features/what-if/what-if-state.ts';
// oxlint-disable-next-line import/default -- the build makes a file of its own of what has this ending
import workerAddress from './what-if-worker.ts?worker&url';
import { isSameAnswer } from '#web/features/what-if/same-answer.ts';
import { ApiError, problemText } from '#web/lib/api-error.ts';
import { startedWorker } from '#web/lib/worker/start-worker.ts';

declare const __PROGRAM_VERSION__: string;

/** Version of the program that these screens came with, put in by the build. */
const programVersion = __PROGRAM_VERSION__;

export interface WhatIf {
  readonly state: WhatIfState;
  /** With what was asked when it could not be opened. */
  readonly open: () => void;
  readonly close: () => void;
  readonly change: (choices: WhatIfChoices) => void;
}

/** A page that shows other figures than it would calculate must be calculated again before anything is compared with it. */
const otherFigures: Refusal = { why: 'otherFigures', said: null, remedy: 'recalculate' };

function refusalOf(error: unknown): Refusal {
  const said = problemText(error);
  const why = said === null ? 'failed' : 'said';
  if (error instanceof ApiError && error.problem?.code === 'RESULT_OUTDATED')
    return { why, said, remedy: 'recalculate' };
  const isOurs = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return { why, said, remedy: isOurs ? 'retry' : null };
}

/** What follows from what the worker says. */
function stepOf(message: FromWorker, result: ScreenResult): WhatIfStep {
  if (message.says === 'opened') return isSameAnswer(message.page, result) ? opened : refused(otherFigures);
  if (message.says === 'answered') return answered(message.number, message.answer);
  if (message.says === 'page') return pageShown(message.number, message.page);
  return message.says === 'progress' ? progressed(message.done, message.total) : failed(message.number);
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
const say = (worker: Worker | null, message: ToWorker) => worker?.postMessage(message);

/** Fetches what a dossier is calculated from, and starts the worker with it. */
async function startedThread(
  place: DossierPlace,
  result: ScreenResult,
  signal: AbortSignal,
  take: (step: WhatIfStep) => void,
): Promise<Worker | null> {
  const input = await fetchedInput(place, signal);
  if (input.stamp.programVersion !== programVersion) {
    take(refused(otherFigures));
    return null;
  }
  const worker = startedWorker(workerAddress);
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => take(stepOf(data, result)));
  worker.addEventListener('error', () => take(failed(null)));
  say(worker, { says: 'open', input });
  return worker;
}

/** Starts at once what the address tries. */
function useBegun(isBegun: boolean, start: () => void): void {
  const begin = useEffectEvent(() => isBegun && start());
  useEffect(() => void begin(), []);
}

interface Asked {
  readonly result: ScreenResult;
  /** The choice in view. */
  readonly chosen: PremiumKey | null;
  /** What the address tries: then they are open from the start. */
  readonly begin: WhatIfChoices | null;
}

/** What-ifs about the outcome on the page. The worker lives as long as they are open. */
export function useWhatIf(place: DossierPlace, { result, chosen, begin }: Asked): WhatIf {
  const [state, take] = useState<WhatIfState>(() => (begin === null ? closedWhatIf : opening(begin)(closedWhatIf)));
  const thread = useRef<Worker | null>(null);
  const life = useRef<AbortController | null>(null);
  const count = useRef(0);
  const { phase, choices } = state;
  const end = useCallback(() => {
    life.current?.abort();
    thread.current = null;
  }, []);
  useEffect(() => end, [end]);
  useEffect(() => {
    if (phase === 'refused') end();
    if (phase !== 'open') return;
    count.current += 1;
    say(thread.current, { says: 'ask', number: count.current, question: { choices, chosen } });
    take(asked(count.current));
  }, [phase, choices, chosen, end]);
  const start = async () => {
    end();
    const controller = new AbortController();
    const { signal } = controller;
    life.current = controller;
    try {
      const worker = await startedThread(place, result, signal, take);
      if (!signal.aborted) thread.current = worker;
    } catch (error) {
      if (!signal.aborted) take(refused(refusalOf(error)));
    }
  };
  useBegun(begin !== null, () => void start());
  return {
    state,
    open: () => {
      take(opening(choices));
      void start();
    },
    close: () => {
      end();
      take(closedWhatIf);
    },
    change: (changes) => take(changed(changes)),
  };
}
