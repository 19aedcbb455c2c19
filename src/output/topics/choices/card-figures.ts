import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { amount } from '#office/document/dutch-format.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { Source } from '#output/model/section.ts';
import type { CardFigure } from '#output/model/screen-result.ts';
import { costConditions, firstYearCostGroup, countedFor } from '#output/language/conditions.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { inFirstYear } from '#output/topics/cost/years-conclusion.ts';
import { expectation } from '#output/language/expectation.ts';
import type { WithOneOffs } from '#output/language/one-off.ts';
import { costPartWords } from '#output/topics/cost/cost-parts.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { besides, euroDifference, signedPercentage } from '#output/language/phrases.ts';
import type { Costed } from '#output/topics/choices/key-figures.ts';
import type { ChoiceFigures, ComparedCost } from '#output/model/figure-types.ts';

const sourceOf = (sheet: Source['sheet'], method: Source['method'] = manualPlaces.steps): Source => ({
  sheet,
  sentence: `Bron in de werkmap: blad ${sheet}.`,
  article: null,
  method,
});

/** A cost, and what it is beside now. */
export const comparedText = ({
  cost,
  now,
}: Pick<ComparedCost, 'cost' | 'now'>): Pick<CardFigure, 'text' | 'comparison'> => ({
  text: amount(cost),
  comparison: besides(euroDifference(cost - now, now), 'nu'),
});

/** What a premium costs; without what it costs with compensation where that is not told. */
export function costFigures(
  subject: ConclusionSubject,
  premium: Pick<Costed, 'costGroup' | 'years'> & WithOneOffs,
  { firstYear, goal, compensated }: Pick<ChoiceFigures, 'firstYear' | 'goal' | 'compensated'>,
): readonly CardFigure[] {
  const { horizon } = subject.input.goal;
  const people = goal.countsEntrants ? ' voor de bestaande deelnemers' : '';
  return [
    ...(firstYear === null
      ? []
      : [
          {
            id: 'first-year' as const,
            label: `Werkgeverslast ${inFirstYear(subject.result)}, ${firstYearCostGroup(subject, { horizon, group: 'existing' }, premium)}`,
            ...comparedText(firstYear),
            source: sourceOf('Lasten'),
          },
        ]),
    {
      id: 'horizon',
      label: `Werkgeverslast, contant, ${costConditions(subject, countedFor(subject, premium), [premium])}`,
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
export function pensionFigure(
  subject: ConclusionSubject,
  premium: Pick<PremiumAlternative, 'pensionDifference'>,
): readonly CardFigure[] {
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
export function contributionFigure(
  { result }: ConclusionSubject,
  { firstYear: { employeeContribution: paid } }: { readonly firstYear: Pick<CostParts, 'employeeContribution'> },
): readonly CardFigure[] {
  const now = alternativeOf(result, 'unchanged').firstYear.employeeContribution;
  if (result.years.length === 0 || result.participantCount < smallestGroup || (now === 0 && paid === 0)) return [];
  return [
    {
      id: 'own-contribution',
      label: `${costPartWords.employeeContribution.label} ${inFirstYear(result)}`,
      ...comparedText({ cost: paid, now }),
      source: sourceOf('Lasten'),
    },
  ];
}
