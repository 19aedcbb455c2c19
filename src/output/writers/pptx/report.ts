import type { ConclusionSubject } from '#output/language/subject.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { Deck } from '#output/writers/pptx/draft.ts';

/** What every slide is made from. */
export interface Report extends Deck {
  readonly content: OutputContent;
  readonly subject: ConclusionSubject;
}

/** Adds the slides of one subject: none where there is nothing to say. */
export type AddSlides = (report: Report) => void;
