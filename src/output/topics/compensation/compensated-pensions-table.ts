import { nameOf } from '#output/language/alternative-name.ts';
import type { CompensationCohort, CompensationResult } from '#core/result/compensation-result.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { compensationSums, type CompensationSums } from '#output/topics/compensation/compensation-conclusion.ts';
import { repairsGuarantee } from '#output/topics/compensation/compensation-words.ts';
import { fractionOf } from '#output/language/subject.ts';
import { type Row, type Table, columnsOf } from '#output/model/table.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** The row of all cohorts together. */
export const everybody = 'Alle deelnemers';

type Group = Pick<CompensationCohort, 'count' | 'currentPension' | 'currentOnBasis'>;

/** Pensions of a group without compensation, with what is paid as premium, and with salary as if it were premium too. */
function row(
  name: string,
  { count, currentPension, currentOnBasis }: Group,
  alternative: string,
  sums: CompensationSums,
  isRepaired: boolean,
): Row {
  const afterPremium = sums.pension + sums.pensionFromPremium;
  const ratio = (pension: number): number | null => fractionOf(pension, currentPension);
  const withOnBasis = sums.pensionOnBasis + sums.addedOnBasis;
  const repaired = [
    currentOnBasis,
    sums.pensionOnBasis,
    fractionOf(sums.pensionOnBasis, currentOnBasis),
    withOnBasis,
    fractionOf(withOnBasis, currentOnBasis),
  ];
  return [
    name,
    count,
    alternative,
    currentPension,
    sums.pension,
    ratio(sums.pension),
    afterPremium,
    ratio(afterPremium),
    sums.salary,
    sums.pensionFromSalary,
    ratio(afterPremium + sums.pensionFromSalary),
    ...(isRepaired ? repaired : []),
  ];
}

function rowsOf(alternative: PremiumAlternative, { cohorts }: CompensationResult, isRepaired: boolean): readonly Row[] {
  const { compensation } = alternative;
  if (compensation === null) return [];
  const name = nameOf(alternative, 'short');
  const sum = (part: keyof Group): number => cohorts.reduce((total, cohort) => total + cohort[part], 0);
  const all = {
    count: sum('count'),
    currentPension: sum('currentPension'),
    currentOnBasis: sum('currentOnBasis'),
  };
  return [
    row(everybody, all, name, compensationSums(compensation.cohorts), isRepaired),
    ...compensation.cohorts.map((sums, index) =>
      row(cohortName(cohorts[index]!), cohorts[index]!, name, sums, isRepaired),
    ),
  ];
}

/** What the cohorts of compensation have of it: as premium in the pension, as salary beside it, gross and as pension. */
export const compensatedPensionsTable = ({ result, dossier }: OutputContent): Table => ({
  name: 'ResultaatNaCompensatie',
  columns: columnsOf({
    Cohort: 'general',
    Aantal: 'count',
    Alternatief: 'general',
    'Pensioen huidig': 'euro',
    'Pensioen zonder compensatie': 'euro',
    'Verhouding zonder compensatie': 'percent',
    'Pensioen na compensatie': 'euro',
    'Verhouding na compensatie': 'percent',
    'Compensatie als salaris, bruto': 'euro',
    'Dat salaris als pensioen': 'euro',
    'Verhouding met dat salaris': 'percent',
    ...(repairsGuarantee(dossier.input) && {
      'Risicovrij, pensioen huidig': 'euro',
      'Risicovrij, zonder compensatie': 'euro',
      'Risicovrij, verhouding zonder': 'percent',
      'Risicovrij, na compensatie': 'euro',
      'Risicovrij, verhouding na': 'percent',
    }),
  }),
  rows: premiumAlternatives(result).flatMap((one) =>
    result.compensation === null ? [] : rowsOf(one, result.compensation, repairsGuarantee(dossier.input)),
  ),
});
