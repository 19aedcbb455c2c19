import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { SummedPremium } from '#core/what-if/what-if.ts';
import { goalAndForm } from '#output/language/alternative-name.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { contributionFigure, costFigures, pensionFigure } from '#output/topics/choices/card-figures.ts';
import type { CardFigure } from '#output/model/screen-result.ts';
import { openGroupFigures } from '#output/live/what-if/open-group-figures.ts';
import { lossFigures } from '#output/live/what-if/pension-figures.ts';
import type { WhatIfFigure, WhatIfOutcome } from '#output/live/what-if/what-if-outcome.ts';
import { practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { premiumCosts, premiumFigures } from '#output/topics/choices/key-figures.ts';
import { marksOf } from '#output/language/marks.ts';
import { reasonText } from '#output/language/verdict-text.ts';

/** The order of the figures: what is asked first comes first. */
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

/**
 * What is shown of a premium. Of one that was only summed there is nothing yet of the law, of compensation, or of those who
 * are hired. `limit`: from which loss of pension on somebody is counted, a part of it.
 */
export function outcomeOf(
  subject: ConclusionSubject,
  premium: PremiumAlternative | SummedPremium,
  limit: number,
): WhatIfOutcome {
  const whole = 'verdict' in premium ? premium : null;
  const costs =
    whole === null ? { ...premiumCosts(subject, premium), compensated: null } : premiumFigures(subject, whole);
  return {
    ...namesOf(subject, premium),
    figures: inOrder([
      ...[
        ...costFigures(subject, premium, costs),
        ...pensionFigure(subject, premium),
        ...contributionFigure(subject, premium),
      ].map(withoutSource),
      ...(whole === null ? [] : openGroupFigures(subject, whole.key)),
      ...lossFigures(subject, premium, limit),
    ]),
    isWhole: whole !== null,
    marks: whole === null ? [] : marksOf(whole),
    reason: whole === null || whole.verdict.allowed === 'yes' ? null : capitalised(reasonText(whole.verdict)),
  };
}
