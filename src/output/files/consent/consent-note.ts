import { chosenOf } from '#core/result/headline.ts';
import type { DossierFacts } from '#input/fields/dossier-file.ts';
import type { Packing } from '#office/package/packing.ts';
import { changeChapter, effectChapter, jobChangeChapter } from '#output/files/consent/consequence-chapters.ts';
import { conditionsChapter } from '#output/files/consent/conditions-chapter.ts';
import { documentFile } from '#output/writers/docx/document-file.ts';
import { chapter, filledChapters, paragraph, writtenBlocks } from '#output/model/blocks.ts';
import type { Chapter, DocumentDraft } from '#output/model/document-draft.ts';
import { compensationBlocks } from '#output/files/document/compensation-blocks.ts';
import { decisionBlocks } from '#output/files/document/decision-blocks.ts';
import { chosenAlone } from '#output/files/document/chosen-alone.ts';
import { documentFrame } from '#output/files/document/document-frame.ts';
import { employeesContent } from '#output/files/document/employees-content.ts';
import { planningBlocks } from '#output/files/document/planning-blocks.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { planNote } from '#output/topics/choices/milestones-conclusion.ts';
import { consentArticle, decidesApart, newProviderSentence, openConsentPoints } from '#output/language/consent.ts';
import { chosenChapter6b } from '#output/language/chapter-6b.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** Whether a choice was made on which the works council or each employee decides. */
export const asksForConsentNote = ({ dossier, result }: Pick<OutputContent, 'dossier' | 'result'>): boolean =>
  chosenOf(result) !== null && decidesApart(dossier.facts.process);

/** The provider that is chosen instead of the one of now. */
const otherProvider = ({ provider, newProvider }: DossierFacts): string | null =>
  newProvider === provider ? null : newProvider;

/** What is asked. */
function questionChapter(content: OutputContent, subject: ConclusionSubject): Chapter {
  const decided = decisionBlocks(content);
  const provider = newProviderSentence(subject, otherProvider(content.dossier.facts));
  return chapter('Waar instemming voor wordt gevraagd', [
    paragraph(planNote(subject), 'conclusion'),
    ...(provider === null ? [] : [paragraph(provider)]),
    ...(decided.length > 0 ? decided : writtenBlocks(content, 'besluit')),
  ]);
}

/** What is asked of compensation: beside a scale the law knows none. */
const compensationChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter('Compensatie', [
    ...compensationBlocks(subject),
    ...(chosenChapter6b(subject.result) === 'holds' ? writtenBlocks(content, 'compensatie') : []),
  ]);

/** What the works council, or each employee, needs to agree: three or four pages. Throws where no choice was made. */
export function consentDraft(content: OutputContent): DocumentDraft {
  const published = employeesContent(content);
  const own = chosenAlone(published);
  const subject = subjectOf(own);
  const front = chosenOf(subject.result);
  if (front === null) throw new Error('a consent note is about a choice that was made');
  const { permission } = front;
  return {
    ...documentFrame(
      published,
      permission === null ? 'Instemmingsnotitie' : 'Instemmingsnotitie eerbiedigende werking',
    ),
    toSettle: openConsentPoints(subject),
    chapters: filledChapters([
      questionChapter(own, subject),
      changeChapter(own, subject, front),
      effectChapter(subject, front),
      ...(permission === null
        ? [compensationChapter(own, subject)]
        : [conditionsChapter(subject, permission), jobChangeChapter]),
      chapter(
        'Instemming en planning',
        [...planningBlocks(subject, { forOthers: true }), ...writtenBlocks(content, 'overleg')],
        consentArticle(subject),
      ),
    ]),
  };
}

/** The note as a Word file. The same content and packing give the same bytes. */
export const consentNote = (content: OutputContent, packing?: Packing): Promise<Uint8Array<ArrayBuffer>> =>
  documentFile(consentDraft(content), content.houseStyle, packing);
