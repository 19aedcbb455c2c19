import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import type { DossierFigures, Figures } from '#output/model/figure-types.ts';
import { premiumFigures } from '#output/topics/choices/key-figures.ts';

const given = (figures: Readonly<Record<string, number | null | undefined>>): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => typeof value === 'number'));

/** Of enough people only, as on the cards. */
function ownContribution({ result }: ConclusionSubject, { firstYear }: Alternative): number | null {
  if (result.years.length === 0 || result.participantCount < smallestGroup) return null;
  return firstYear.employeeContribution;
}

function figuresOfPremium(subject: ConclusionSubject, premium: PremiumAlternative): Figures {
  const { form, lowest, highest, firstYear, goal, compensated } = premiumFigures(subject, premium);
  const now = alternativeOf(subject.result, 'unchanged').pension;
  return given({
    ...(form === 'flat' ? { premium: lowest } : { lowestPremium: lowest, highestPremium: highest }),
    firstYear: firstYear?.cost,
    horizon: goal.cost,
    compensated: compensated?.cost,
    // As a part of now: an amount would be that of few people.
    pension: fractionOf(premium.pensionDifference, now),
    ownContribution: ownContribution(subject, premium),
  });
}

/** The figures by which a dossier is compared with another one. Holds no figure that its cards do not show. */
export const dossierFigures = (subject: ConclusionSubject): DossierFigures =>
  Object.fromEntries(
    subject.result.alternatives.map((alternative) => [
      alternative.key,
      alternative.sort === 'unchanged'
        ? given({
            firstYear: alternative.years[0]?.cost,
            horizon: alternative.cost,
            ownContribution: ownContribution(subject, alternative),
          })
        : figuresOfPremium(subject, alternative),
    ]),
  );
