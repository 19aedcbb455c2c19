import type { SurvivorCover } from '#core/dossier/dossier.ts';
import type { DossierFacts } from '#input/fields/dossier-file.ts';
import type { DossierValues } from '#input/fields/dossier-values.ts';

type Values = DossierValues['values'];

function currentSurvivor(values: Values): SurvivorCover {
  return {
    partner: values.huidig_partnerpensioen_dekking,
    orphan: values.huidig_wezenpensioen_dekking,
    anwGap: values.huidig_anw_hiaat,
  };
}

/** What workbook and report show besides, from the values of the workbook. */
export function dossierFacts({ values }: DossierValues): DossierFacts {
  return {
    employerName: values.werkgever_naam,
    employerKvk: values.werkgever_kvk,
    schemeName: values.regeling_naam,
    provider: values.uitvoerder,
    adviser: values.adviseur,
    contractEnd: values.einddatum_contract,
    currentSurvivor: currentSurvivor(values),
  };
}
