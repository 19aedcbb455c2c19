import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { bulletList, chapter, paragraph, sectionBlocks, writtenBlocks } from '#output/model/blocks.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import { deathSection } from '#output/topics/schemes/death-section.ts';
import { onePageTable } from '#output/topics/choices/one-page-table.ts';
import { onePage, tableLead } from '#output/topics/choices/one-page.ts';
import { premiumByAgeSection } from '#output/topics/schemes/premium-by-age-section.ts';
import { schemesSection } from '#output/topics/schemes/schemes-section.ts';
import { variantsExhibit } from '#output/topics/variants/variants-section.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { profitMeasureNote } from '#output/topics/choices/profit-measure-note.ts';
import { populationConclusion } from '#output/topics/people/population-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { goalNotes } from '#output/topics/choices/goal-notes.ts';
import { question } from '#output/topics/choices/question.ts';

const present = (texts: readonly (string | null)[]): readonly string[] => texts.filter((text) => text !== null);

/** The page that a board reads, and the decision that is asked. */
export function onePageChapter(content: OutputContent, subject: ConclusionSubject): Chapter {
  const page = onePage(content);
  const { text, strongColumns, barredColumns, columns, rows } = onePageTable(page);
  return chapter(
    'De keuzes',
    [
      paragraph(`${page.conclusion}.`, 'conclusion'),
      ...present([page.warning]).map((warning) => paragraph(warning, 'warning')),
      {
        kind: 'table',
        name: page.name,
        alternativeText: text,
        table: { columns, rows, emphasised: [], barred: [] },
        columnLooks: { emphasised: [0, ...strongColumns], barred: barredColumns },
      },
      ...bulletList(
        present([page.sentence, tableLead(subject, { forOthers: content.edition === 'employees' }), ...page.notes]),
      ),
    ],
    { startsPage: true },
  );
}

/** What was asked, and of what the figures are. */
export const questionChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter(
    'Vraag en reikwijdte',
    [
      paragraph(question(subject), 'conclusion'),
      ...writtenBlocks(content, 'aanleiding'),
      ...bulletList([...goalNotes(subject), ...present([profitMeasureNote(subject)])]),
    ],
    { startsPage: true },
  );

/** Who take part, and both schemes beside each other. */
export const schemeChapter = ({ edition }: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter(isFirstScheme(subject.input) ? 'De regeling' : 'De huidige regeling en wat verandert', [
    ...present([edition === 'employees' ? null : populationConclusion(subject)]).map((sentence) =>
      paragraph(`${sentence}.`),
    ),
    ...sectionBlocks(schemesSection(subject), { isHeaded: false }),
  ]);

/** What changes where somebody dies before the pension date; empty where the dossier has no cover and no risk premiums. */
export const deathChapter = (content: OutputContent): Chapter =>
  chapter('Als iemand overlijdt', sectionBlocks(deathSection(content), { isHeaded: false }));

export const alternativesChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter('De premies naar leeftijd', [
    ...sectionBlocks(premiumByAgeSection(subject)),
    ...sectionBlocks(variantsExhibit(content)?.section ?? null),
  ]);
