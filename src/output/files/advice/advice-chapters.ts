import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { headlineOf } from '#core/result/headline.ts';
import { bulletList, chapter, heading, paragraph, sectionBlocks, writtenBlocks } from '#output/model/blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import type { TextKey } from '#output/model/written-texts.ts';
import { decisionBlocks } from '#output/files/document/decision-blocks.ts';
import { normBlocks } from '#output/files/document/norm-blocks.ts';
import { planningBlocks } from '#output/files/document/planning-blocks.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { assumptionsSection } from '#output/topics/basis/assumptions-section.ts';
import { goalNotes } from '#output/topics/choices/goal-notes.ts';
import { profitMeasureNote } from '#output/topics/choices/profit-measure-note.ts';
import { question } from '#output/topics/choices/question.ts';
import { isNorm } from '#output/topics/law/checks/norms.ts';
import { checkSections } from '#output/topics/law/checks-section.ts';
import { sensitivitySection } from '#output/topics/sensitivity/sensitivity-section.ts';

/** What the adviser writes for the employer, which may name what he pays: not for others. */
const writtenForEmployer = (content: OutputContent, key: TextKey): readonly Block[] =>
  content.edition === 'employees' ? [] : writtenBlocks(content, key);

/** The advice itself, which only the adviser can write, and what was decided. */
export const adviceChapter = (content: OutputContent): Chapter =>
  chapter(content.edition === 'employees' ? 'Besluit' : 'Advies en besluit', [
    ...writtenForEmployer(content, 'advies'),
    ...decisionBlocks(content),
  ]);

const rounding =
  'Bedragen zijn getoond in hele euro’s en gerekend zonder afronding: een som of verschil kan daardoor een paar euro afwijken van wat de getoonde bedragen geven.';

/** What was asked, and what the figures keep equal. */
export function questionChapter(content: OutputContent, subject: ConclusionSubject): Chapter {
  const measure = profitMeasureNote(subject);
  return chapter('Vraag', [
    paragraph(question(subject), 'conclusion'),
    ...writtenBlocks(content, 'aanleiding'),
    ...bulletList([...goalNotes(subject), ...(measure === null ? [] : [measure]), rounding]),
  ]);
}

/** Norms have a table of their own. */
const withoutNorms = ({ result, ...subject }: ConclusionSubject): ConclusionSubject => ({
  ...subject,
  result: { ...result, checks: result.checks.filter(({ code }) => !isNorm(code)) },
});

/** What is not in order or asks attention, what was agreed that the outcome may come to, who agrees, and by when. Checks count people, and are the employer's. */
export function lawChapter({ edition }: OutputContent, subject: ConclusionSubject): Chapter {
  const forOthers = edition === 'employees';
  return chapter('Wet en planning', [
    ...(forOthers ? [] : sectionBlocks(checkSections(withoutNorms(subject)).failed, { isHeaded: false })),
    ...(isFirstScheme(subject.input)
      ? []
      : [heading('Normen voor de uitkomst'), ...normBlocks(subject, { forOthers })]),
    heading('Instemming en planning'),
    ...planningBlocks(subject, { forOthers }),
  ]);
}

/** What moves the premium in front most, as far as it was tried of that one, and what was discussed of it. */
export function riskChapter(content: OutputContent, subject: ConclusionSubject): Chapter {
  const { result } = subject;
  const isTold = content.edition !== 'employees' && headlineOf(result)?.key === result.sensitivities.premium;
  return chapter('Risico’s', [
    ...(isTold
      ? sectionBlocks(sensitivitySection(subject, { isOfOne: true }), { isHeaded: false, shows: 'tables' })
      : []),
    ...writtenForEmployer(content, 'risicos'),
  ]);
}

/** The assumptions that are not the standard; nothing where all are. */
export function assumptionsChapter({ dossier }: OutputContent): Chapter {
  const section = assumptionsSection(dossier, 'chosen');
  return chapter('Uitgangspunten die niet de standaard zijn', sectionBlocks(section, { isHeaded: false }));
}
