import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import type { DossierFigures, Figures } from '#output/model/figure-types.ts';
import { premiumRange } from '#output/topics/choices/key-figures.ts';

const given = (figures: Readonly<Record<string, number | null | undefined>>): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => typeof value === 'number'));

function ownContribution({ result }: ConclusionSubject, { firstYear }: Alternative): number | null {
  if (result.years.length === 0) return null;
  return firstYear.employeeContribution;
}

function figuresOfPremium(subject: ConclusionSubject, premium: PremiumAlternative): Figures {
  const { lowest, highest } = premiumRange(premium);
  const choice = subject.result.choices.find(({ key }) => key === premium.choice);
  const now = alternativeOf(subject.result, 'unchanged').pension;
  return given({
    ...(premium.form === 'flat' ? { premium: lowest } : { lowestPremium: lowest, highestPremium: highest }),
    firstYear: choice?.cost.firstYear,
    thirtyYears: choice?.cost.thirtyYears,
    // As a part of now: an amount would be that of few people.
    pension: fractionOf(premium.pensionDifference, now),
    ownContribution: ownContribution(subject, premium),
  });
}

/** The figures by which a dossier is compared with another one. Holds no figure that its cards do not show. */
export const dossierFigures = (subject: ConclusionSubject): DossierFigures =>
  Object.fromEntries(
    subject.result.alternatives.map((alternative) => [
      alternative.sort === 'unchanged' ? 'unchanged' : alternative.choice,
      alternative.sort === 'unchanged'
        ? given({
            firstYear: subject.result.now.cost.firstYear,
            thirtyYears: subject.result.now.cost.thirtyYears,
            ownContribution: ownContribution(subject, alternative),
          })
        : figuresOfPremium(subject, alternative),
    ]),
  );
