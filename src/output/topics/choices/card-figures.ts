import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { amount } from '#office/document/dutch-format.ts';
import type { CardFigure } from '#output/model/screen-result.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import { inFirstYear } from '#output/topics/cost/year-of-cost.ts';
import { expectation } from '#output/language/expectation.ts';
import { costPartWords } from '#output/topics/cost/cost-parts.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { besides, euroDifference, signedPercentage } from '#output/language/phrases.ts';

/** A cost, and what it is now, EUR. */
interface Amounts {
  readonly cost: number;
  readonly now: number;
}

/** A cost, and what it is beside now; a first scheme has nothing to be compared with. */
const comparedText = (
  { input }: Pick<ConclusionSubject, 'input'>,
  { cost, now }: Amounts,
): Pick<CardFigure, 'text' | 'comparison'> => ({
  text: amount(cost),
  comparison: isFirstScheme(input) ? null : besides(euroDifference(cost - now, now), 'nu'),
});

/** The two numbers of a choice; on what conditions stands once, above the cards. */
export function costFigures(
  subject: ConclusionSubject,
  { key }: Pick<PremiumAlternative, 'key'>,
): readonly CardFigure[] {
  const { choices, now } = subject.result;
  const choice = choices.find(({ premium }) => premium === key);
  if (choice === undefined) return [];
  return [
    {
      id: 'first-year',
      label: `Werkgeverslast ${inFirstTwelveMonths(subject.result)}`,
      ...comparedText(subject, { cost: choice.cost.firstYear, now: now.cost.firstYear }),
    },
    {
      id: 'thirty-years',
      label: 'Werkgeverslast over 30 jaar',
      ...comparedText(subject, { cost: choice.cost.thirtyYears, now: now.cost.thirtyYears }),
    },
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
      label: `Pensioen van allen samen: verschil met ${currentSchemeWords(subject.input).pension}, ${expectation(subject.input).replace(/,$/, '')}, zonder compensatie`,
      text: signedPercentage(share),
      comparison: null,
    },
  ];
}

/** What the participants pay; none if they pay nothing. */
export function contributionFigure(
  subject: ConclusionSubject,
  { firstYear: { employeeContribution: paid } }: { readonly firstYear: Pick<CostParts, 'employeeContribution'> },
): readonly CardFigure[] {
  const { result } = subject;
  const now = alternativeOf(result, 'unchanged').firstYear.employeeContribution;
  if (result.years.length === 0 || (now === 0 && paid === 0)) return [];
  return [
    {
      id: 'own-contribution',
      label: `${costPartWords.employeeContribution.label} ${inFirstYear(result)}`,
      ...comparedText(subject, { cost: paid, now }),
    },
  ];
}
