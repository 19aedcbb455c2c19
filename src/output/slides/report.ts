import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import type { OutputContent } from '#output/output-content.ts';
import type { SlideDraft } from '#output/slides/drawing/draft.ts';

/** What every slide is made from. */
export interface Report {
  readonly content: OutputContent;
  readonly subject: ConclusionSubject;
  /** The slides so far. */
  readonly deck: SlideDraft[];
}

/** Adds the slides of one subject: none where there is nothing to say. */
export type AddSlides = (report: Report) => void;
