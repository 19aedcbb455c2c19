import { paragraph } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { financingConclusion, financingSource } from '#output/topics/compensation/financing.ts';

/** What compensation asks to be financed: one amount, and none where it is of few people. */
export function financingBlocks(subject: ConclusionSubject): readonly Block[] {
  const conclusion = financingConclusion(subject);
  if (conclusion === null) return [paragraph('Er is geen compensatie te financieren.')];
  return [paragraph(`${conclusion}.`, 'conclusion'), paragraph(financingSource)];
}
