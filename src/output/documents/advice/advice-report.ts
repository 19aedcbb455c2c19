import type { Packing } from '#office/package/packing.ts';
import { adviceChapter } from '#output/documents/advice/advice-chapters.ts';
import { annexes } from '#output/documents/advice/annexes.ts';
import {
  costChapter,
  lawChapter,
  participantsChapter,
  sensitivityChapter,
} from '#output/documents/advice/outcome-chapters.ts';
import {
  alternativesChapter,
  deathChapter,
  onePageChapter,
  questionChapter,
  schemeChapter,
} from '#output/documents/advice/question-chapters.ts';
import { documentFile } from '#output/documents/document-file.ts';
import { filledChapters } from '#output/documents/model/blocks.ts';
import type { DocumentDraft } from '#output/documents/model/document-draft.ts';
import { documentFrame } from '#output/documents/model/document-frame.ts';
import type { OutputContent } from '#output/output-content.ts';
import { coverConclusion } from '#output/words/conclusions/goals.ts';

/** What the adviser hands over: the question, the outcome with its reasons, and the places for the advice itself. */
export function adviceDraft(content: OutputContent): DocumentDraft {
  const subject = { input: content.dossier.input, result: content.result };
  return {
    ...documentFrame(content, 'Adviesrapport nieuwe pensioenregeling', coverConclusion(subject)),
    chapters: filledChapters([
      onePageChapter(content, subject),
      questionChapter(subject),
      schemeChapter(subject),
      deathChapter(content),
      alternativesChapter(content, subject),
      costChapter(subject),
      participantsChapter(content, subject),
      lawChapter(content, subject),
      sensitivityChapter(subject),
      adviceChapter(content),
      ...annexes(content, subject),
    ]),
  };
}

/** The advice report as a Word file. The same content and packing give the same bytes. */
export const adviceReport = (content: OutputContent, packing?: Packing): Promise<Uint8Array<ArrayBuffer>> =>
  documentFile(adviceDraft(content), content.houseStyle, packing);
