import type { Packing } from '#office/package/packing.ts';
import { adviceChapter, decisionLog } from '#output/files/advice/advice-chapters.ts';
import { employeesAdviceDraft } from '#output/files/advice/employees-advice.ts';
import { editionName } from '#output/language/edition.ts';
import { assumptionsAnnex } from '#output/files/document/annexes.ts';
import {
  costChapter,
  lawChapter,
  participantsChapter,
  sensitivityChapter,
} from '#output/files/advice/outcome-chapters.ts';
import {
  alternativesChapter,
  deathChapter,
  onePageChapter,
  questionChapter,
  schemeChapter,
} from '#output/files/advice/question-chapters.ts';
import { documentFile } from '#output/writers/docx/document-file.ts';
import { filledChapters } from '#output/model/blocks.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import { documentFrame } from '#output/files/document/document-frame.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { headlineText } from '#output/topics/choices/headline-text.ts';

/** What the adviser hands over: the question, the outcome with its reasons, and the places for the advice itself. */
export function adviceDraft(content: OutputContent): DocumentDraft {
  if (content.edition === 'employees') return employeesAdviceDraft(content);
  const subject = subjectOf(content);
  const frame = documentFrame(content, 'Adviesrapport nieuwe pensioenregeling', headlineText(subject).title);
  return {
    ...frame,
    facts: [...frame.facts, ['Uitgave', editionName(content)]],
    chapters: filledChapters([
      onePageChapter(content, subject),
      questionChapter(content, subject),
      schemeChapter(content, subject),
      deathChapter(content),
      alternativesChapter(content, subject),
      costChapter(subject),
      participantsChapter(content, subject),
      lawChapter(subject),
      sensitivityChapter(subject),
      adviceChapter(content),
      decisionLog(content),
      assumptionsAnnex(content, 'chosen'),
    ]),
  };
}

/** The advice report as a Word file. The same content and packing give the same bytes. */
export const adviceReport = (content: OutputContent, packing?: Packing): Promise<Uint8Array<ArrayBuffer>> =>
  documentFile(adviceDraft(content), content.houseStyle, packing);
