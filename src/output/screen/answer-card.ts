import { oneOffNote } from '#output/words/cost/one-off.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { goalAndForm } from '#output/alternatives/alternative-name.ts';
import { contributionFigure, costFigures, pensionFigure } from '#output/screen/card-figures.ts';
import type { AnswerCard } from '#output/screen/screen-result.ts';
import { entrantCostNote } from '#output/words/conclusions/conditions.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { premiumFigures } from '#output/words/summary/key-figures.ts';
import { negativeCostNote } from '#output/words/cost/negative-cost.ts';
import { goalNotes } from '#output/words/summary/goal-notes.ts';
import { marksOf } from '#output/words/verdict/marks.ts';

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
