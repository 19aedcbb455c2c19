import type { Block } from '#output/model/document-draft.ts';
import { paragraph, tableBlock } from '#output/model/blocks.ts';
import { consentTexts } from '#output/language/consent.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { milestonesConclusion } from '#output/topics/choices/milestones-conclusion.ts';
import { countedNote, planningTable } from '#output/topics/choices/milestones-section.ts';

/** Who agrees; what is still to be found out is on the first page of a concept. */
export const consentBlocks = (subject: ConclusionSubject, { forOthers = false } = {}): readonly Block[] => [
  paragraph(consentTexts(subject, { forOthers, tellsOpen: false }).join(' ')),
];

/** Who agrees, and what is done by when. */
export function planningBlocks(subject: ConclusionSubject, { forOthers = false } = {}): readonly Block[] {
  const [planning, what] = planningTable(subject);
  const conclusion = milestonesConclusion(subject);
  return [
    paragraph(`${conclusion}.`, 'conclusion'),
    ...consentBlocks(subject, { forOthers }),
    tableBlock('Planning', `${what}. ${conclusion}.`, planning),
    paragraph(countedNote(subject), 'note'),
  ];
}
