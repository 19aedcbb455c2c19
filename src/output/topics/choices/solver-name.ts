import { answersOf } from '#core/result/alternative-of.ts';
import type { AnswerAlternative, PremiumAlternative } from '#core/result/alternative.ts';
import { isLevelScale, premiumName } from '#output/language/alternative-name.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { sameAnswers } from '#output/topics/choices/solved-alternatives.ts';

const goals: Readonly<Record<AnswerAlternative['goal'], string>> = {
  budget: 'zelfde kosten',
  profit: 'zelfde pensioen',
};

/** What a premium of the solver's table keeps equal; both goals where they lead to one premium. */
export const goalOf = ({ result }: ConclusionSubject, answer: AnswerAlternative): string =>
  new Set(sameAnswers(result, answer).map(({ goal }) => goal)).size > 1
    ? 'zelfde kosten en pensioen'
    : goals[answer.goal];

/** What an answer does with the current scale; of another scale, which nobody has yet, and of a flat premium its form. */
const formName = (answer: AnswerAlternative): string =>
  answer.form === 'flat' && !isLevelScale(answer) ? 'Vlak' : premiumName(answer, 'short');

/** The name of a premium in the solver's table, by what it does, and of which choice it is. */
export function solverName(subject: ConclusionSubject, premium: PremiumAlternative): string {
  const isAnswer = premium.sort === 'answer';
  const name = isAnswer ? formName(premium) : premiumName(premium, 'short');
  const choice = (isAnswer ? sameAnswers(subject.result, premium) : [premium]).find((one) => one.choice !== null);
  return choice === undefined ? name : `${name} (keuze ${choice.choice})`;
}

/** One of the four answers by name and by its own goal: "Vlak, zelfde kosten". */
export const answerName = (answer: AnswerAlternative): string => `${formName(answer)}, ${goals[answer.goal]}`;

/** How many of the four premiums reach their goal within the law. */
export function solverConclusion({ result }: ConclusionSubject): string {
  const answers = answersOf(result);
  const reached = answers.filter(({ feasible }) => feasible).length;
  if (reached === answers.length) return 'De vier premies halen hun doel, op de afronding na';
  return reached === 0
    ? 'Geen van de vier premies haalt haar doel binnen de wet'
    : `${reached} van de vier premies ${reached === 1 ? 'haalt haar' : 'halen hun'} doel binnen de wet`;
}
