import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { SummedPremium } from '#core/what-if/what-if.ts';
import { cardTitle } from '#output/topics/choices/answer-card.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { contributionFigure, costFigures, pensionFigure } from '#output/topics/choices/card-figures.ts';
import type { CardFigure } from '#output/model/screen-result.ts';
import { keptScaleFigure } from '#output/live/what-if/kept-scale-figure.ts';
import { lossFigures } from '#output/live/what-if/pension-figures.ts';
import type { WhatIfFigure, WhatIfOutcome } from '#output/live/what-if/what-if-outcome.ts';
import { practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { verdictMark } from '#output/language/marks.ts';
import { reasonText } from '#output/language/verdict-text.ts';

/** The order of the figures: what is asked first comes first. */
const order: readonly WhatIfFigure['id'][] = [
  'first-year',
  'thirty-years',
  'kept-scale',
  'losers',
  'worst-cohort',
  'pension',
  'own-contribution',
];

const inOrder = (figures: readonly WhatIfFigure[]): readonly WhatIfFigure[] =>
  figures.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));

const withoutSource = ({ id, label, text, comparison }: CardFigure): WhatIfFigure => ({ id, label, text, comparison });

/** Which choice a premium that is tried becomes when it is calculated. */
const triedAs = ({ key }: SummedPremium): PremiumAlternative['choice'] =>
  key === 'ownFlat' ? 'B' : key === 'ownScale' ? 'C' : null;

function namesOf(
  subject: ConclusionSubject,
  premium: PremiumAlternative | SummedPremium,
): Pick<WhatIfOutcome, 'key' | 'goal' | 'form' | 'premium' | 'rate'> {
  const rate = premium.form === 'flat' ? (premium.practicalScale[0]?.rate ?? null) : null;
  const choice = 'choice' in premium ? premium.choice : triedAs(premium);
  return {
    key: premium.key,
    ...cardTitle({ ...premium, choice }),
    premium: practicalPremium(subject, premium),
    rate,
  };
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
  return {
    ...namesOf(subject, premium),
    figures: inOrder([
      ...[
        ...(whole === null ? [] : costFigures(subject, whole)),
        ...pensionFigure(subject, premium),
        ...contributionFigure(subject, premium),
      ].map(withoutSource),
      ...(whole === null ? [] : keptScaleFigure(subject, whole.key)),
      ...lossFigures(subject, premium, limit),
    ]),
    isWhole: whole !== null,
    marks: whole === null ? [] : [verdictMark(whole.verdict)],
    reason: whole === null || whole.verdict.allowed === 'yes' ? null : capitalised(reasonText(whole.verdict)),
  };
}
