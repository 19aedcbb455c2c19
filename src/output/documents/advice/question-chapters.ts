import { bulletList, chapter, openField, paragraph, sectionBlocks } from '#output/documents/model/blocks.ts';
import type { Chapter } from '#output/documents/model/document-draft.ts';
import { comparisonSection } from '#output/exhibits/comparison.ts';
import { deathSection } from '#output/exhibits/schemes/death.ts';
import { onePageTable } from '#output/exhibits/one-page/one-page-table.ts';
import { onePage } from '#output/exhibits/one-page/one-page.ts';
import { premiumByAgeSection } from '#output/exhibits/premium-by-age.ts';
import { schemesSection } from '#output/exhibits/schemes/schemes.ts';
import { variantsExhibit } from '#output/exhibits/variants-section.ts';
import type { OutputContent } from '#output/output-content.ts';
import { goalsComparison, profitMeasureNote } from '#output/words/conclusions/goals.ts';
import { populationConclusion } from '#output/words/conclusions/population.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { goalNotes } from '#output/words/summary/goal-notes.ts';
import { question } from '#output/words/summary/question.ts';
import { keyFigureSentences } from '#output/words/summary/key-figure-sentences.ts';

const present = (texts: readonly (string | null)[]): readonly string[] => texts.filter((text) => text !== null);

/** The page that a board reads, and the decision that is asked. */
export function onePageChapter(content: OutputContent, subject: ConclusionSubject): Chapter {
  const page = onePage(content);
  const { text, strongColumns, barredColumns, columns, rows } = onePageTable(page);
  return chapter(
    'Eén bladzijde',
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
      ...bulletList(keyFigureSentences(subject)),
      openField({
        id: 'besluit',
        name: 'Besluit van de werkgever, met datum',
        hint: 'Welk alternatief de werkgever kiest, wie dat heeft besloten en op welke datum',
      }),
    ],
    { startsPage: true },
  );
}

/** What was asked, and of what the figures are. */
export const questionChapter = (subject: ConclusionSubject): Chapter =>
  chapter(
    'Vraag en reikwijdte',
    [
      paragraph(question(subject), 'conclusion'),
      openField({
        id: 'opdracht',
        name: 'Opdracht en aanleiding',
        hint: 'Wat de werkgever heeft gevraagd, waarom nu, en wat buiten de opdracht valt',
      }),
      paragraph(`${goalsComparison(subject)}.`),
      ...bulletList([...goalNotes(subject), ...present([profitMeasureNote(subject)])]),
    ],
    { startsPage: true },
  );

/** Who take part, and both schemes beside each other. */
export const schemeChapter = (subject: ConclusionSubject): Chapter =>
  chapter('De huidige regeling en wat verandert', [
    ...present([populationConclusion(subject)]).map((sentence) => paragraph(`${sentence}.`)),
    ...sectionBlocks(schemesSection(subject), { isHeaded: false }),
    openField({
      id: 'huidige-regeling',
      name: 'Toelichting op de huidige regeling',
      hint: 'Wat de cijfers niet zeggen: afspraken met werknemers, contract met de uitvoerder, eerdere wijzigingen',
    }),
  ]);

/** What changes where somebody dies before the pension date; empty where the dossier has no cover and no risk premiums. */
export const deathChapter = (content: OutputContent): Chapter =>
  chapter('Als iemand overlijdt', sectionBlocks(deathSection(content), { isHeaded: false }));

export const alternativesChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter('De alternatieven naast elkaar', [
    ...sectionBlocks(comparisonSection(subject), { isHeaded: false }),
    ...sectionBlocks(premiumByAgeSection(subject)),
    ...sectionBlocks(variantsExhibit(content)?.section ?? null),
  ]);
