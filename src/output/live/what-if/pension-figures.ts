import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { cohortExtremes } from '#output/topics/people/cohorts-conclusion.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { expectation } from '#output/language/expectation.ts';
import { participantsOf, signedPercentage } from '#output/language/phrases.ts';
import type { WhatIfFigure } from '#output/live/what-if/what-if-outcome.ts';

/** What pensions by a premium are told from. */
type PensionsOf = Pick<PremiumAlternative, 'pensionDifference' | 'participants'> & Pick<Alternative, 'cohorts'>;

/** What two pensions that are equal may differ by in floating point, as a part of them. */
const noise = 1e-9;

/** How many participants lose more than this part of their pension. */
function losersOver({ result }: ConclusionSubject, { participants }: PensionsOf, limit: number): number {
  const now = alternativeOf(result, 'unchanged').participants;
  return participants.filter(({ pension }, index) => {
    const current = now[index]!.pension;
    return current - pension > limit * current + noise * Math.max(1, current);
  }).length;
}

function losersFigure(subject: ConclusionSubject, premium: PensionsOf, limit: number): WhatIfFigure {
  const count = losersOver(subject, premium, limit);
  return {
    id: 'losers',
    label: `Deelnemers met ${expectation(subject.input)} meer dan ${exactPercentage(limit, 0)} minder pensioen dan ${currentSchemeWords(subject.input).compared}, zonder compensatie`,
    text: count === 0 ? 'niemand' : participantsOf(count, subject.result.participantCount),
    comparison: null,
  };
}

function worstCohortFigure(subject: ConclusionSubject, premium: PensionsOf): readonly WhatIfFigure[] {
  const extremes = cohortExtremes(subject, premium);
  if (extremes === null) return [];
  const { group, ratio } = extremes.lowest;
  return [
    {
      id: 'worst-cohort',
      label: `Leeftijdsgroep met ${expectation(subject.input)} het laagste pensioen ten opzichte van ${currentSchemeWords(subject.input).compared}, zonder compensatie`,
      text: `${cohortName(group)}: ${signedPercentage(ratio - 1)}`,
      comparison: null,
    },
  ];
}

/** Who loses, as far as the group is large enough to say so. */
export const lossFigures = (subject: ConclusionSubject, premium: PensionsOf, limit: number): readonly WhatIfFigure[] =>
  subject.result.participantCount < smallestGroup
    ? []
    : [losersFigure(subject, premium, limit), ...worstCohortFigure(subject, premium)];
