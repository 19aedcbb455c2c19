import { bulletList, chapter, heading, writtenBlocks } from '#output/model/blocks.ts';
import { normBlocks } from '#output/files/document/norm-blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { planArticles } from '#output/files/plan/plan-articles.ts';
import { profitRange } from '#output/topics/statutory/conclusion.ts';
import { shownEffects } from '#output/topics/statutory/shown-effects.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** What the measures of the law say of the premium in front. */
function measuredSentences(content: OutputContent): readonly string[] {
  const sections = shownEffects(content);
  if (sections === null) return [];
  const { effect, pension, told } = sections;
  const conclusions = new Set([effect.conclusion, ...(pension === null ? [] : [pension.conclusion])]);
  const range = told === null ? null : profitRange(told);
  return [...[...conclusions].map((conclusion) => `${conclusion}.`), ...(range === null ? [] : [range])];
}

/** What employer and employees aim at: what the premiums were solved for is a calculation, and no goal of theirs. */
const goals = (content: OutputContent): readonly Block[] => [
  heading('Doelstellingen van de transitie', planArticles.goals),
  ...writtenBlocks(content, 'doelen'),
];

const measures = (content: OutputContent, subject: ConclusionSubject): readonly Block[] => [
  heading('Kwantitatieve maatstaven en aanvaardbare uitkomsten', planArticles.measures),
  ...bulletList(measuredSentences(content)),
  ...normBlocks(subject, { forOthers: true }),
];

const priorities = (content: OutputContent): readonly Block[] => [
  heading('Voorrangsregels', planArticles.priorities),
  ...writtenBlocks(content, 'voorrangsregels'),
];

/** What the transition is for, and by what it is judged. */
export const goalsChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter(
    'Doelen, maatstaven en voorrangsregels',
    [...goals(content), ...measures(content, subject), ...priorities(content)],
    {
      article: planArticles.aims,
    },
  );
