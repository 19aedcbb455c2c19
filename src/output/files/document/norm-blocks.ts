import { smallestGroup } from '#core/result/shown-groups.ts';
import { paragraph, sectionBlocks } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import { normsSection } from '#output/files/document/norms.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

const noNorm = 'In het dossier is geen norm vastgelegd.';
const tooFew =
  'De normen over deelnemers zijn niet getoetst: met minder dan tien deelnemers zou de uitkomst over afzonderlijke personen gaan.';

/** Whether each premium stays within what was agreed, or that nothing was. */
export function normBlocks(subject: ConclusionSubject, { forOthers = false } = {}): readonly Block[] {
  const { cohortDecline, worseShare, extraCost } = subject.input.norms;
  const isAboutPeople = cohortDecline !== null || worseShare !== null;
  if (!isAboutPeople && (extraCost === null || forOthers)) return [paragraph(noNorm)];
  return [
    ...sectionBlocks(normsSection(subject, { forOthers }), { isHeaded: false }),
    ...(isAboutPeople && subject.result.participantCount < smallestGroup ? [paragraph(tooFew, 'note')] : []),
  ];
}
