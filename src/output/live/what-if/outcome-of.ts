import type { PremiumAlternative } from '#core/result/alternative.ts';
import { goalAndForm } from '#output/language/alternative-name.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { contributionFigure, costFigures, pensionFigure } from '#output/topics/choices/card-figures.ts';
import type { CardFigure } from '#output/model/screen-result.ts';
import { openGroupFigures } from '#output/live/what-if/open-group-figures.ts';
import { lossFigures, type PensionsOf } from '#output/live/what-if/pension-figures.ts';
import type { WhatIfFigure, WhatIfOutcome } from '#output/live/what-if/what-if-outcome.ts';
import { practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { type Costed, premiumCosts, premiumFigures } from '#output/topics/choices/key-figures.ts';
import type { WithOneOffs } from '#output/language/one-off.ts';
import { marksOf } from '#output/language/marks.ts';
import { reasonText } from '#output/language/verdict-text.ts';

/** In which the figures stand: what is asked first goes first. */
const order: readonly WhatIfFigure['id'][] = [
  'first-year',
  'ten-years',
  'kept-scale',
  'losers',
  'worst-cohort',
  'horizon',
  'compensated',
  'pension',
  'own-contribution',
];

const inOrder = (figures: readonly WhatIfFigure[]): readonly WhatIfFigure[] =>
  figures.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));

const withoutSource = ({ id, label, text, comparison }: CardFigure): WhatIfFigure => ({ id, label, text, comparison });

type Named = Pick<PremiumAlternative, 'key' | 'form' | 'practicalScale' | 'sort'>;

function namesOf(
  subject: ConclusionSubject,
  premium: Named,
): Pick<WhatIfOutcome, 'key' | 'goal' | 'form' | 'premium' | 'rate'> {
  const { goal, form } = goalAndForm(premium);
  const rate = premium.form === 'flat' ? (premium.practicalScale[0]?.rate ?? null) : null;
  return { key: premium.key, goal, form: capitalised(form), premium: practicalPremium(subject, premium), rate };
}

/** A premium of a calculated dossier. `limit`: from which loss of pension on somebody is counted, a part of it. */
export function wholeOutcome(subject: ConclusionSubject, premium: PremiumAlternative, limit: number): WhatIfOutcome {
  const { verdict, key } = premium;
  return {
    ...namesOf(subject, premium),
    figures: inOrder([
      ...costFigures(subject, premium, premiumFigures(subject, premium)).map(withoutSource),
      ...pensionFigure(subject, premium).map(withoutSource),
      ...contributionFigure(subject, premium).map(withoutSource),
      ...openGroupFigures(subject, key),
      ...lossFigures(subject, premium, limit),
    ]),
    isWhole: true,
    marks: marksOf(premium),
    reason: verdict.allowed === 'yes' ? null : capitalised(reasonText(verdict)),
  };
}

/** A premium of which only sums were made: nothing yet of the law, of compensation, or of who is hired. */
export type SummedPremium = Named & Costed & WithOneOffs & PensionsOf;

/** The same of such a premium. */
export function summedOutcome(subject: ConclusionSubject, premium: SummedPremium, limit: number): WhatIfOutcome {
  const costs = { ...premiumCosts(subject, premium), compensated: null };
  const contribution = { firstYear: { employeeContribution: premium.years[0]?.employeeContribution ?? 0 } };
  return {
    ...namesOf(subject, premium),
    figures: inOrder([
      ...costFigures(subject, premium, costs).map(withoutSource),
      ...pensionFigure(subject, premium).map(withoutSource),
      ...contributionFigure(subject, contribution).map(withoutSource),
      ...lossFigures(subject, premium, limit),
    ]),
    isWhole: false,
    marks: [],
    reason: null,
  };
}
