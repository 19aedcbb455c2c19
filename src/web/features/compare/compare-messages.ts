import type { ComparedPage } from '#output/live/compare/compared-page.ts';
import type { ComparedQuestion } from '#output/live/compare/made-page.ts';

/** What the page asks of the thread that compares, with the versions of the form of both inputs. */
export interface CompareQuestion {
  readonly question: ComparedQuestion;
  readonly versions: readonly number[];
}

/** What it answers: how far it is, and in the end the page. */
export type CompareAnswer =
  | { readonly says: 'progress'; readonly done: number; readonly total: number }
  | { readonly says: 'compared'; readonly page: ComparedPage }
  | { readonly says: 'failed' };
