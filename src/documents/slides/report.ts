import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import type { OutputContent } from '#documents/output-content.ts';
import type { DeckDraft } from '#documents/slides/draft.ts';

/** What every slide is made from. */
export interface Report {
  readonly content: OutputContent;
  readonly subject: ConclusionSubject;
  readonly deck: DeckDraft;
}
