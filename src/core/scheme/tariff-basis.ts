import type { TariffBasis } from '#core/annuity/single-premium.ts';
import { wholeYears } from '#core/calendar/age.ts';
import type { SinglePremiumBasis } from '#core/dossier/dossier-tariff.ts';
import type { AveragePayDossierInput, CurrentAveragePayScheme } from '#core/dossier/dossier.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import { loadedTariff, type PensionTariff, singlePremiumTariff, typedTariff } from '#core/scheme/pension-tariff.ts';

/** Whether accrual is paid at the tariff: no premium is filled in, and one of 0 counts as not filled in. */
export const isAtTariff = ({ paidPremium }: Pick<CurrentAveragePayScheme, 'paidPremium'>): boolean =>
  paidPremium === null || paidPremium === 0;

/** The mortality table of a name. */
export type TableByName = (name: string) => MortalityTable;

/**
 * The basis of single premiums on the terms of a tariff or an ambition, with the partner pension of the current scheme.
 * The factor on death probabilities (ervaringsfactor) holds for every table of a dossier.
 */
export function tariffBasis(
  { interest, mortalityTable, participantShift, partnerShift, variant }: SinglePremiumBasis,
  { current, assumptions }: Pick<AveragePayDossierInput, 'current' | 'assumptions'>,
  tables: TableByName,
): TariffBasis {
  return {
    table: tables(mortalityTable),
    factor: assumptions.mortalityFactor,
    interest,
    partnerFraction: current.partnerFraction,
    variant,
    participantShift,
    partnerShift,
  };
}

/**
 * The insurer's price of EUR 1 of yearly pension: the typed tariff where there is one, else single premiums. Throws a
 * RangeError for a pension age with months, which average pay does not have.
 */
export function insurerTariff(input: AveragePayDossierInput, tables: TableByName): PensionTariff {
  const { tariff, pensionAgeInMonths } = input.current;
  if (pensionAgeInMonths % 12 !== 0) throw new RangeError(`No average pay from an age of ${pensionAgeInMonths} months`);
  const net =
    tariff.prices.length > 0
      ? typedTariff(tariff.prices)
      : singlePremiumTariff(tariffBasis(tariff, input, tables), wholeYears(pensionAgeInMonths));
  return loadedTariff(net, tariff.costLoading);
}
