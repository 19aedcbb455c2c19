import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { WhatIfAnswer } from '#output/live/what-if/what-if-answer.ts';

/** Why there are no what-ifs: what is to be said, and what mends it. */
export interface Refusal {
  readonly why: 'said' | 'otherFigures' | 'failed';
  /** By the server. */
  readonly said: string | null;
  readonly remedy: 'recalculate' | 'retry' | null;
}

interface Numbered<Value> {
  readonly number: number;
  readonly value: Value;
}

export interface WhatIfState {
  readonly phase: 'closed' | 'opening' | 'open' | 'refused';
  readonly refusal: Refusal | null;
  readonly choices: WhatIfChoices;
  /** Of the newest question; 0: none yet. */
  readonly asked: number;
  readonly answered: Numbered<WhatIfAnswer> | null;
  readonly page: Numbered<ScreenResult> | null;
  /** How far a calculation is; null while none runs. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** The newest question could not be calculated. */
  readonly hasFailed: boolean;
}

/** Whether anything differs from the answer. */
export const isChanged = (choices: WhatIfChoices): boolean => Object.keys(choices).length > 0;

/** Something that happens to it. */
export type WhatIfStep = (state: WhatIfState) => WhatIfState;

export const closedWhatIf: WhatIfState = {
  phase: 'closed',
  refusal: null,
  choices: {},
  asked: 0,
  answered: null,
  page: null,
  progress: null,
  hasFailed: false,
};

/** An answer to an older question than the one that is shown came too late. */
const isNewer = (number: number, known: Numbered<unknown> | null): boolean => known === null || number >= known.number;

/** With what was changed before. */
export const opening =
  (choices: WhatIfChoices = {}): WhatIfStep =>
  () => ({ ...closedWhatIf, choices, phase: 'opening' });

export const opened: WhatIfStep = (state) => ({ ...state, phase: 'open', progress: null });

export const refused =
  (refusal: Refusal): WhatIfStep =>
  ({ choices }) => ({ ...closedWhatIf, choices, phase: 'refused', refusal });

/** The page is then that of earlier choices: it may stay until the next one, and not after they were taken back. */
export const changed =
  (choices: WhatIfChoices): WhatIfStep =>
  (state) => ({ ...state, choices, page: isChanged(choices) ? state.page : null });

export const asked =
  (number: number): WhatIfStep =>
  (state) => ({ ...state, asked: number, hasFailed: false });

export const answered =
  (number: number, value: WhatIfAnswer): WhatIfStep =>
  (state) =>
    isNewer(number, state.answered) ? { ...state, answered: { number, value }, progress: null } : state;

export const pageShown =
  (number: number, value: ScreenResult): WhatIfStep =>
  (state) =>
    isNewer(number, state.page) ? { ...state, page: { number, value } } : state;

export const progressed =
  (done: number, total: number): WhatIfStep =>
  (state) => ({ ...state, progress: { done, total } });

const notOpened = refused({ why: 'failed', said: null, remedy: 'retry' });

/** Before it was opened there is nothing to go on with; after it the next question may be answered. */
export const failed =
  (number: number | null): WhatIfStep =>
  (state) => {
    if (state.phase === 'opening') return notOpened(state);
    return number === null || number === state.asked ? { ...state, progress: null, hasFailed: true } : state;
  };

/** Whether figures of the newest question are still to come. */
export const isAwaited = ({ asked, answered, hasFailed }: WhatIfState): boolean =>
  !hasFailed && (answered === null || answered.number !== asked);

/** The page as it is asked for; null where that is what was calculated, or is still to come. */
export const shownPage = ({ choices, page }: WhatIfState): ScreenResult | null =>
  isChanged(choices) ? (page?.value ?? null) : null;
