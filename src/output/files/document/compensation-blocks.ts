import { flatInFront } from '#output/language/headline.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { mostNotes, paragraph, tableBlock } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import { unshownCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { compensationRoom, compensationRulesTable } from '#output/topics/compensation/compensation-section.ts';
import { compensationWords } from '#output/topics/compensation/compensation-words.ts';

/** Why nothing is said about compensation. */
const absence = (subject: ConclusionSubject): string =>
  unshownCompensation(subject) ?? compensationWords(subject.input.compensation, subject.input).method.sentence;

/**
 * The rules of compensation, and what the law leaves room for, or why there is none: what each group gets stands with what becomes of
 * its pension.
 */
export function compensationBlocks(subject: ConclusionSubject): readonly Block[] {
  const flat = flatInFront(subject.result);
  return flat !== null && paysCompensation(flat)
    ? [
        tableBlock('Regels', 'De regels van de compensatie.', compensationRulesTable(subject)),
        ...compensationRoom(subject)
          .slice(0, mostNotes)
          .map((note) => paragraph(note, 'note')),
      ]
    : [paragraph(absence(subject), 'conclusion')];
}
