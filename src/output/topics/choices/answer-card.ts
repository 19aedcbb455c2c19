import type { PremiumAlternative } from '#core/result/alternative.ts';
import { nameWithoutLetter } from '#output/language/alternative-name.ts';
import { contributionFigure, costFigures, pensionFigure } from '#output/topics/choices/card-figures.ts';
import type { AnswerCard } from '#output/model/screen-result.ts';
import { practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { inDutch, said } from '#output/language/wording.ts';
import { verdictMark } from '#output/language/marks.ts';

/** A premium with what people ask of it first. */
export function answerCard(subject: ConclusionSubject, premium: PremiumAlternative, mayBeChosen: boolean): AnswerCard {
  return {
    key: premium.key,
    choice: premium.choice,
    ...cardTitle(premium),
    premium: practicalPremium(subject, premium),
    figures: [
      ...costFigures(subject, premium),
      ...pensionFigure(subject, premium),
      ...contributionFigure(subject, premium),
    ],
    marks: [verdictMark(premium.verdict)],
    mayBeChosen,
  };
}

/** "Keuze B", "Vlak voor iedereen". */
export const cardTitle = (
  premium: Pick<PremiumAlternative, 'key' | 'form' | 'choice'>,
): Pick<AnswerCard, 'goal' | 'form'> => ({
  goal: premium.choice === null ? 'Eigen voorstel' : inDutch(said('choice', premium.choice)),
  form: nameWithoutLetter(premium, 'short'),
});
