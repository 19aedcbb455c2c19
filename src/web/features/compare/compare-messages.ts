import type { ComparedPage } from '#output/live/compare/compared-page.ts';

/** What the thread that compares answers: how far it is, and in the end the page. */
export type CompareAnswer =
  | { readonly says: 'progress'; readonly done: number; readonly total: number }
  | { readonly says: 'compared'; readonly page: ComparedPage };
