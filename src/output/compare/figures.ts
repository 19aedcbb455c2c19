import type { AlternativeKey } from '#core/result/alternative-key.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/words/conclusions/subject.ts';
import { premiumFigures } from '#output/words/summary/key-figures.ts';

/** By which dossiers are compared, in the order in which they are shown. */
export const figureKeys = [
  'premium',
  'lowestPremium',
  'highestPremium',
  'firstYear',
  'horizon',
  'compensated',
  'pension',
  'ownContribution',
] as const;
export type FigureKey = (typeof figureKeys)[number];

/** Amounts EUR, premiums and pension fractions; what an alternative does not have, or may not be shown of it, is left out. */
export type Figures = Readonly<Partial<Record<FigureKey, number>>>;

/** The figures of every alternative that a dossier has: those of its cards, unrounded. */
export type DossierFigures = Readonly<Partial<Record<AlternativeKey, Figures>>>;

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
