import { wholeYears } from '#core/calendar/age.ts';
import type { AveragePayDossierInput, DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { type TableByName, tariffBasis } from '#core/scheme/tariff-basis.ts';
import { singlePremiums, type TariffBasis } from '#core/annuity/single-premium.ts';
import { betweenAges } from '#core/scheme/pension-tariff.ts';

/** First ages of the classes: five years each, the last one up to the pension age. */
const classAges = [15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65] as const;

const yearsPerClass = 5;

/** The youngest class is priced at this age, as the official scales are. */
const youngestClassAge = 18;

/**
 * Ambition shape: per class of ages the single premium for the yearly accrual that is aimed at, in the calendar year of
 * the transition. As in the official derivation of scales (staffelbesluit) it is that of a man, at the class age.
 * `pensionAge`: whole years of the new pension age; classes that start at or after it fall away.
 */
export function ambitionShape(basis: TariffBasis, accrualRate: number, pensionAge: number, year: number): Scale {
  const premium = singlePremiums(basis, pensionAge);
  return classAges
    .filter((fromAge) => fromAge < pensionAge)
    .map((fromAge) => {
      const ageInMonths = 12 * classAge(fromAge, pensionAge);
      return { fromAge, rate: accrualRate * betweenAges(premium, 'M', ageInMonths, year) };
    });
}

/** Mean of the whole ages of a class, up to the one before the pension age. */
export function classAge(fromAge: number, pensionAge: number): number {
  if (fromAge === classAges[0]) return youngestClassAge;
  const isLast = fromAge === classAges.at(-1);
  const lastAge = Math.min(isLast ? Infinity : fromAge + yearsPerClass - 1, pensionAge - 1);
  return (fromAge + lastAge) / 2;
}

/** Rates of the progressive answers at lambda = 1. */
export function progressiveShape(input: DossierInput, fiscalMaximum: Scale, tables: TableByName): Scale {
  const { shapeSource, ownShape } = input.next;
  if (shapeSource === 'fiscalMaximum') return fiscalMaximum;
  if (shapeSource === 'ownScale') return ownShape;
  if (shapeSource === 'currentScale' && input.current.kind === 'premium') return input.current.scale;
  if (shapeSource === 'ambition' && isAveragePay(input)) return ambitionScale(input, tables);
  throw new Error(`A dossier from ${input.current.kind} has no ${shapeSource} to take a scale from`);
}

/** The scale that buys the ambition, for the new pension age, in the calendar year of the transition. */
export function ambitionScale(input: AveragePayDossierInput, tables: TableByName): Scale {
  const { ambition, next, transitionDate } = input;
  if (ambition === null) throw new Error('This dossier has no ambition to take a scale from');
  const basis = tariffBasis(ambition, input, tables);
  return ambitionShape(basis, ambition.accrualRate, wholeYears(next.pensionAgeInMonths), transitionDate.year);
}
