import type { DossierResult } from '#core/result/result.ts';
import type { Packing } from '#office/package/packing.ts';
import { documentFile } from '#output/writers/docx/document-file.ts';
import { filledChapters } from '#output/model/blocks.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import { chosenAlone } from '#output/files/document/chosen-alone.ts';
import { documentFrame } from '#output/files/document/document-frame.ts';
import { employeesContent } from '#output/files/document/employees-content.ts';
import { aimChapters } from '#output/files/plan/aim-chapters.ts';
import { compensationChapters } from '#output/files/plan/compensation-chapters.ts';
import { birthYearsChapter, effectsChapter } from '#output/files/plan/effects-chapters.ts';
import { schemeChapters } from '#output/files/plan/scheme-chapters.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { chosenChapter6b } from '#output/language/chapter-6b.ts';
import { openConsentPoints } from '#output/language/consent.ts';
import { openBasisSentences } from '#output/topics/statutory/open-basis.ts';

/** Whether the choice that was made asks for a transition plan: chapter 6b PW holds for it (art. 150b lid 1 PW). */
export const asksForPlan = (result: DossierResult): boolean => chosenChapter6b(result) === 'holds';

/**
 * What the employer writes down of the transition: the items of art. 150d lid 2 PW in its order, then those of art. 44 and art. 46e of the
 * decree. There is one plan, and as it is published (art. 150d lid 3 PW) it is for others than the employer.
 */
export function transitionPlanDraft(content: OutputContent): DocumentDraft {
  const published = employeesContent(content);
  const own = chosenAlone(published);
  const subject = subjectOf(own);
  return {
    ...documentFrame(published, content.final === undefined ? 'Concept-transitieplan' : 'Transitieplan'),
    toSettle: [...openConsentPoints(subject), ...openBasisSentences(content.statutory)],
    chapters: filledChapters([
      ...schemeChapters(published, own, subject),
      effectsChapter(own),
      ...compensationChapters(own, subject),
      ...aimChapters(own, subject),
      birthYearsChapter(own),
    ]),
  };
}

/** The plan as a Word file. The same content and packing give the same bytes. */
export const transitionPlan = (content: OutputContent, packing?: Packing): Promise<Uint8Array<ArrayBuffer>> =>
  documentFile(transitionPlanDraft(content), content.houseStyle, packing);
