import type { DossierInput } from '#core/dossier/dossier.ts';
import type { LawValue } from '#core/law/dated.ts';

/** Wages and prices of the prescribed calculations (art. 23a Besluit FTK), fractions a year. */
interface StatutoryParameters {
  readonly wageGrowth: LawValue<number>;
  readonly priceInflation: LawValue<number>;
}

/**
 * A dossier on the basis of the law (art. 46e lid 6 and 46c lid 3 onder e Besluit uitvoering PW en Wvb): wages of the law
 * move salaries, offsets and maximum salaries; nobody leaves or enters before the pension date. Individual rises of salary, mortality,
 * terms of the schemes, lifecycle and cost stay those of the dossier.
 */
export const statutoryDossier = <D extends DossierInput>(
  dossier: D,
  { wageGrowth, priceInflation }: StatutoryParameters,
): D => ({
  ...dossier,
  assumptions: {
    ...dossier.assumptions,
    wageGrowth: wageGrowth.value,
    offsetGrowth: wageGrowth.value,
    priceInflation: priceInflation.value,
    exits: [],
  },
});
