import type { DossierResult } from '#core/result/result.ts';
import type { Packing } from '#office/package/packing.ts';
import { documentFile } from '#output/writers/docx/document-file.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import { employeesFrame } from '#output/files/document/document-frame.ts';
import { accountChapters } from '#output/files/plan/account-chapters.ts';
import { compensationChapter } from '#output/files/plan/compensation-chapter.ts';
import { effectsChapter } from '#output/files/plan/effects-chapter.ts';
import { goalsChapter } from '#output/files/plan/goals-chapter.ts';
import { assumptionsAnnex } from '#output/files/document/annexes.ts';
import { schemeChapters } from '#output/files/plan/scheme-chapters.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { chosenChapter6b } from '#output/language/chapter-6b.ts';
import { openBasisSentences } from '#output/topics/statutory/open-basis.ts';

/** Whether the choice that was made asks for a transition plan: chapter 6b PW holds for it (art. 150b lid 1 PW). */
export const asksForPlan = (result: DossierResult): boolean => chosenChapter6b(result) === 'holds';

/**
 * What the employer writes down of the transition (art. 150d PW), in the order of the law; the rest is the writer's. There is one plan,
 * and as it is published (art. 150d lid 3 PW) it is for others than the employer.
 */
export function transitionPlanDraft(content: OutputContent): DocumentDraft {
  const subject = subjectOf(content);
  const kind = content.final === undefined ? 'Concept-transitieplan' : 'Transitieplan';
  return {
    ...employeesFrame(content, kind),
    toSettle: openBasisSentences(content.statutory),
    chapters: [
      ...schemeChapters(content, subject),
      goalsChapter(content, subject),
      effectsChapter(content),
      ...compensationChapter(content, subject),
      ...accountChapters(content, subject),
      assumptionsAnnex(content, 'all'),
    ],
  };
}

/** The plan as a Word file. The same content and packing give the same bytes. */
export const transitionPlan = (content: OutputContent, packing?: Packing): Promise<Uint8Array<ArrayBuffer>> =>
  documentFile(transitionPlanDraft(content), content.houseStyle, packing);
