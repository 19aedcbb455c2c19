import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { amount } from '#office/document/dutch-format.ts';
import { goalAndForm } from '#output/alternatives/alternative-name.ts';
import { manualPlaces } from '#output/exhibits/model/manual-places.ts';
import type { Source } from '#output/exhibits/model/section.ts';
import type { AnswerCard, CardFigure } from '#output/screen/screen-result.ts';
import { costConditions, costGroup, countedFor, entrantCostNote } from '#output/words/conclusions/conditions.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/words/conclusions/subject.ts';
import { inFirstYear } from '#output/words/conclusions/years.ts';
import { expectation } from '#output/words/expectation.ts';
import { costPartWords } from '#output/words/cost/cost-parts.ts';
import { currentSchemeWords } from '#output/words/current-scheme.ts';
import { besides, euroDifference, signedPercentage } from '#output/words/phrases.ts';
import { type ComparedCost, premiumFigures } from '#output/words/summary/key-figures.ts';
import { negativeCostNote } from '#output/words/cost/negative-cost.ts';
import { goalNotes } from '#output/words/summary/goal-notes.ts';
import { marksOf } from '#output/words/verdict/marks.ts';

const sourceOf = (sheet: Source['sheet'], method: Source['method'] = manualPlaces.steps): Source => ({
  sheet,
  sentence: `Bron in de werkmap: blad ${sheet}.`,
  article: null,
  method,
});

const comparedText = ({ cost, now }: Pick<ComparedCost, 'cost' | 'now'>): Pick<CardFigure, 'text' | 'comparison'> => ({
  text: amount(cost),
  comparison: besides(euroDifference(cost - now, now), 'nu'),
});

function costFigures(subject: ConclusionSubject, premium: PremiumAlternative): readonly CardFigure[] {
  const { firstYear, goal, compensated } = premiumFigures(subject, premium);
  const { horizon } = subject.input.goal;
  const people = goal.countsEntrants ? ' voor de bestaande deelnemers' : '';
  return [
    ...(firstYear === null
      ? []
      : [
          {
            id: 'first-year' as const,
            label: `Werkgeverslast ${inFirstYear(subject.result)}, ${costGroup(subject, { horizon, group: 'existing' })}`,
            ...comparedText(firstYear),
            source: sourceOf('Lasten per jaar'),
          },
        ]),
    {
      id: 'horizon',
      label: `Werkgeverslast, contant, ${costConditions(subject, countedFor(subject, premium))}`,
      ...comparedText(goal),
      source: sourceOf('Samenvatting'),
    },
    ...(compensated === null
      ? []
      : [
          {
            id: 'compensated' as const,
            label: `Werkgeverslast met compensatie, contant, ${horizonPhrase(horizon)}${people}`,
            ...comparedText(compensated),
            source: sourceOf('Samenvatting', manualPlaces.compensation),
          },
        ]),
  ];
}

/** As a part: an amount would be that of few people. */
function pensionFigure(subject: ConclusionSubject, premium: PremiumAlternative): readonly CardFigure[] {
  const share = fractionOf(premium.pensionDifference, alternativeOf(subject.result, 'unchanged').pension);
  if (share === null) return [];
  return [
    {
      id: 'pension',
      label: `Pensioen: verschil met ${currentSchemeWords(subject.input).pension}, ${expectation(subject.input).replace(/,$/, '')}, zonder compensatie`,
      text: signedPercentage(share),
      comparison: null,
      source: sourceOf('Samenvatting'),
    },
  ];
}

/** Only where a slide tells parts of the cost too: of enough people. */
function contributionFigure({ result }: ConclusionSubject, premium: PremiumAlternative): readonly CardFigure[] {
  const now = alternativeOf(result, 'unchanged').firstYear.employeeContribution;
  const { employeeContribution: paid } = premium.firstYear;
  if (result.years.length === 0 || result.participantCount < smallestGroup || (now === 0 && paid === 0)) return [];
  return [
    {
      id: 'own-contribution',
      label: `${costPartWords.employeeContribution.label} ${inFirstYear(result)}`,
      ...comparedText({ cost: paid, now }),
      source: sourceOf('Lasten eerste jaar'),
    },
  ];
}

/** A premium with what people ask of it first. */
export function answerCard(subject: ConclusionSubject, premium: PremiumAlternative, mayBeChosen: boolean): AnswerCard {
  const { goal, form } = goalAndForm(premium);
  return {
    key: premium.key,
    goal,
    form: capitalised(form),
    premium: practicalPremium(subject, premium),
    figures: [
      ...costFigures(subject, premium),
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
    ...[entrantCostNote(subject), negativeCostNote(subject.result, costs)].filter((note) => note !== null),
  ];
}
