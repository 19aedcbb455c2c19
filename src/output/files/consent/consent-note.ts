import type { DossierResult } from '#core/result/result.ts';
import type { Packing } from '#office/package/packing.ts';
import { changeChapter, costChapter, jobChangeChapter } from '#output/files/consent/consequence-chapters.ts';
import { conditionsChapter } from '#output/files/consent/conditions-chapter.ts';
import { documentFile } from '#output/writers/docx/document-file.ts';
import { chapter, openField, paragraph, tableBlock } from '#output/model/blocks.ts';
import type { Chapter, DocumentDraft } from '#output/model/document-draft.ts';
import { decisionBlocks } from '#output/files/document/decision-blocks.ts';
import { documentFrame } from '#output/files/document/document-frame.ts';
import { stepsTable } from '#output/topics/choices/milestones-section.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { headlineText } from '#output/topics/choices/headline-text.ts';
import { ofEmployer } from '#output/model/of-employer.ts';
import { milestonesConclusion, planNote } from '#output/topics/choices/milestones-conclusion.ts';
import { chosenChapter6b } from '#output/language/chapter-6b.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** Whether the choice that was made lets those who take part keep a progressive premium (art. 220e PW). */
export const asksForConsentNote = (result: DossierResult): boolean => chosenChapter6b(result) === 'keepsScale';

const decisionField = openField({
  id: 'besluit',
  name: 'Voorgenomen besluit',
  hint: 'Het besluit waarvoor de werkgever instemming vraagt, met de redenen',
});

/** What is asked. */
function questionChapter(content: OutputContent, subject: ConclusionSubject): Chapter {
  const decided = decisionBlocks(content);
  return chapter('Waar instemming voor wordt gevraagd', [
    paragraph(planNote(subject), 'conclusion'),
    ...(decided.length > 0 ? decided : [decisionField]),
  ]);
}

/** Of whom consent is asked, and by when. */
function consentChapter({ dossier }: OutputContent, subject: ConclusionSubject): Chapter {
  const [steps, what] = stepsTable(subject, dossier.facts.contractEnd);
  return chapter(
    'Instemming en planning',
    [
      paragraph(
        'De wijziging vraagt de instemming van de ondernemingsraad of, als die er niet is, van iedere werknemer. Of naast de ondernemingsraad ook iedere werknemer moet instemmen, hangt af van wat de pensioenovereenkomst over wijzigen zegt (art. 19 PW).',
      ),
      tableBlock('Vervolgstappen', `${what}. ${milestonesConclusion(subject)}.`, steps),
      openField({
        id: 'instemming',
        name: 'Instemming',
        hint: 'Wie heeft ingestemd, op welke datum, en onder welke voorwaarden',
      }),
    ],
    { article: 'art. 27 lid 1 onder a WOR' },
  );
}

/** What the works council, or each employee, needs to agree: two or three pages. */
export function consentDraft(content: OutputContent): DocumentDraft {
  const subject = subjectOf(content);
  return {
    ...documentFrame(content, 'Instemmingsnotitie eerbiedigende werking', ofEmployer(headlineText(subject).title)),
    isShort: true,
    chapters: [
      questionChapter(content, subject),
      conditionsChapter(subject),
      changeChapter(subject),
      jobChangeChapter,
      costChapter(subject),
      consentChapter(content, subject),
    ],
  };
}

/** The note as a Word file. The same content and packing give the same bytes. */
export const consentNote = (content: OutputContent, packing?: Packing): Promise<Uint8Array<ArrayBuffer>> =>
  documentFile(consentDraft(content), content.houseStyle, packing);
