import { answersOf } from '#core/result/alternative-of.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** How many of the four premiums reach their goal within the law. */
export function solverConclusion({ result }: ConclusionSubject): string {
  const answers = answersOf(result);
  const reached = answers.filter(({ feasible }) => feasible).length;
  if (reached === answers.length) return 'De vier premies halen hun doel, op de afronding na';
  return reached === 0
    ? 'Geen van de vier premies haalt haar doel binnen de wet'
    : `${reached} van de vier premies ${reached === 1 ? 'haalt haar' : 'halen hun'} doel binnen de wet`;
}
