import type { Packing } from '#office/package/packing.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { counted } from '#office/document/dutch-words.ts';
import { basisChapter } from '#output/documents/data-report/basis-chapter.ts';
import { amountsChapter, groupsChapter, reconciliationChapter } from '#output/documents/data-report/count-chapters.ts';
import { findingsChapter, signalsChapter } from '#output/documents/data-report/quality-chapters.ts';
import { reportedParticipants } from '#output/documents/data-report/reported-participants.ts';
import { documentFile } from '#output/documents/document-file.ts';
import { documentFrame } from '#output/documents/model/document-frame.ts';
import type { DocumentDraft } from '#output/documents/model/document-draft.ts';
import type { OutputContent } from '#output/output-content.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';

const outside = (count: number): string => {
  if (count === 0) return 'blijft er niemand buiten';
  return count === 1 ? 'blijft er 1 buiten' : `blijven er ${wholeNumber(count)} buiten`;
};

const conclusion = ({ input, result: { participantCount, excluded } }: ConclusionSubject): string =>
  `Van ${counted(input.participants.length, 'deelnemer', 'deelnemers')} in het bestand ${participantCount === 1 ? 'zit er 1' : `zitten er ${wholeNumber(participantCount)}`} in de berekening en ${outside(excluded.length)}`;

/** What an actuary who signs off on the data of a dossier wants to see of them; without names and personnel numbers. */
export function dataReportDraft(content: OutputContent): DocumentDraft {
  const subject = { input: content.dossier.input, result: content.result };
  const participants = reportedParticipants(subject);
  return {
    ...documentFrame(content, 'Gegevensrapport', conclusion(subject)),
    isShort: true,
    chapters: [
      reconciliationChapter(subject),
      groupsChapter(subject, participants),
      amountsChapter(subject, participants),
      signalsChapter(subject, participants),
      findingsChapter(content),
      basisChapter(content),
    ],
  };
}

/** The data report as a Word file. The same content and packing give the same bytes. */
export const dataReport = (content: OutputContent, packing?: Packing): Promise<Uint8Array<ArrayBuffer>> =>
  documentFile(dataReportDraft(content), content.houseStyle, packing);
