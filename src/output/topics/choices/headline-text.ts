import { inDutch, statedInDutch } from '#output/language/wording.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { saidHeadline } from '#output/topics/choices/said-headline.ts';

/** What a board reads first: at most two figures, and under it who loses. Both without a full stop. */
export interface Headline {
  readonly title: string;
  readonly sentence: string | null;
}

/** What stands in front of everything that is made of a dossier: the adviser's headline where it was written for this outcome. */
export function headlineText(subject: ConclusionSubject): Headline {
  const { ownHeadline } = subject;
  const outcome = outcomeHeadline(subject);
  return ownHeadline?.replaces === outcome.title ? { ...outcome, title: ownHeadline.title } : outcome;
}

/** The headline that the outcome itself has. */
export function outcomeHeadline(subject: ConclusionSubject): Headline {
  const { title, clauses } = saidHeadline(subject);
  return {
    title: inDutch(title),
    sentence: clauses.length === 0 ? null : clauses.map(statedInDutch).join('. '),
  };
}

/** The headline as full sentences. */
export function headlineSentences(subject: ConclusionSubject): readonly string[] {
  const { title, sentence } = headlineText(subject);
  return sentence === null ? [`${title}.`] : [`${title}.`, `${sentence}.`];
}
