import { oneOffNote } from '#output/language/one-off.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { goalAndForm } from '#output/language/alternative-name.ts';
import { contributionFigure, costFigures, pensionFigure } from '#output/topics/choices/card-figures.ts';
import type { AnswerCard } from '#output/model/screen-result.ts';
import { entrantCostNote } from '#output/language/conditions.ts';
import { practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { premiumFigures } from '#output/topics/choices/key-figures.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { goalNotes } from '#output/topics/choices/goal-notes.ts';
import { marksOf } from '#output/language/marks.ts';

/** A premium with what people ask of it first. */
export function answerCard(subject: ConclusionSubject, premium: PremiumAlternative, mayBeChosen: boolean): AnswerCard {
  const { goal, form } = goalAndForm(premium);
  return {
    key: premium.key,
    goal,
    form: capitalised(form),
    premium: practicalPremium(subject, premium),
    figures: [
      ...costFigures(subject, premium, premiumFigures(subject, premium)),
      ...pensionFigure(subject, premium),
      ...contributionFigure(subject, premium),
    ],
    marks: marksOf(premium),
    mayBeChosen,
  };
}

/** What holds for the figures on all cards. */
export function cardNotes(subject: ConclusionSubject): readonly string[] {
  const costs = premiumAlternatives(subject.result).flatMap((premium) => {
    const { firstYear, goal, compensated } = premiumFigures(subject, premium);
    return [firstYear, goal, compensated].flatMap((compared) =>
      compared === null ? [] : [compared.cost, compared.now],
    );
  });
  return [
    ...goalNotes(subject),
    ...[entrantCostNote(subject), oneOffNote(subject), negativeCostNote(subject.result, costs)].filter(
      (note) => note !== null,
    ),
  ];
}
