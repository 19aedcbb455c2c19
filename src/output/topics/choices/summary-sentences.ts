import { saidTurn, turnConclusion } from '#output/topics/open-group/open-group.ts';
import { headlineSentences, headlineText } from '#output/topics/choices/headline-text.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { inDutch } from '#output/language/wording.ts';
import { saidHeadline } from '#output/topics/choices/said-headline.ts';

/** The outcome of a dossier in a few full sentences: the headline, who loses, and the year in which an order of cost turns. */
export function summarySentences(subject: ConclusionSubject): readonly string[] {
  const turn = turnConclusion(subject);
  return [...headlineSentences(subject), ...(turn === null ? [] : [`${turn}.`])];
}

/** The same for a reader of any language; null for what is in Dutch alone, as a headline of the adviser. */
export function saidSentences(subject: ConclusionSubject): NonNullable<ScreenResult['said']> {
  const { title, clauses } = saidHeadline(subject);
  const turn = saidTurn(subject);
  const further = turn === null ? clauses : [...clauses, turn];
  const isOwn = headlineText(subject).title !== inDutch(title);
  return {
    title: isOwn || typeof title === 'string' ? null : title,
    further: further.some((clause) => typeof clause === 'string') ? null : further,
  };
}
