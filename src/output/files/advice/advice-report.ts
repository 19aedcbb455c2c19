import type { Packing } from '#office/package/packing.ts';
import {
  adviceChapter,
  assumptionsChapter,
  lawChapter,
  questionChapter,
  riskChapter,
} from '#output/files/advice/advice-chapters.ts';
import { changeChapter, costChapter, peopleChapter } from '#output/files/advice/outcome-chapters.ts';
import { choicesBlocks } from '#output/files/document/choices-blocks.ts';
import { chosenAlone } from '#output/files/document/chosen-alone.ts';
import { documentFrame } from '#output/files/document/document-frame.ts';
import { openPoints } from '#output/files/document/open-points.ts';
import { documentFile } from '#output/writers/docx/document-file.ts';
import { chapter, filledChapters } from '#output/model/blocks.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';

/** What the adviser hands over: the choices and the advice, and then what they rest on. */
export function adviceDraft(content: OutputContent): DocumentDraft {
  const own = chosenAlone(content);
  const subject = subjectOf(own);
  return {
    ...documentFrame(content, 'Adviesrapport nieuwe pensioenregeling'),
    toSettle: openPoints(content, subject),
    chapters: filledChapters([
      chapter('De keuzes', choicesBlocks(content)),
      adviceChapter(content),
      questionChapter(content, subject),
      changeChapter(own, subject),
      costChapter(own, subject),
      peopleChapter(own, subject),
      lawChapter(own, subject),
      riskChapter(own, subject),
      assumptionsChapter(content),
    ]),
  };
}

/** The advice report as a Word file. The same content and packing give the same bytes. */
export const adviceReport = (content: OutputContent, packing?: Packing): Promise<Uint8Array<ArrayBuffer>> =>
  documentFile(adviceDraft(content), content.houseStyle, packing);
