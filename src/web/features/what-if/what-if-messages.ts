import type { WhatIfInput } from '#input/what-if/what-if-input.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { WhatIfAnswer } from '#output/live/what-if/what-if-answer.ts';
import type { WhatIfQuestion } from '#output/live/what-if/what-if-session.ts';

/** What the page says to its worker. Of questions only the newest is answered: numbers tell them apart. */
export type ToWorker =
  | { readonly says: 'open'; readonly input: WhatIfInput }
  | { readonly says: 'ask'; readonly number: number; readonly question: WhatIfQuestion };

/** What the worker answers: the table of choices, then the page. Once opened, the page without choices. */
export type FromWorker =
  | { readonly says: 'opened'; readonly page: ScreenResult }
  | { readonly says: 'answered'; readonly number: number; readonly answer: WhatIfAnswer }
  | { readonly says: 'page'; readonly number: number; readonly page: ScreenResult }
  | { readonly says: 'progress'; readonly done: number; readonly total: number }
  | { readonly says: 'failed'; readonly number: number | null };
