import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { splitPartNames } from '#core/result/pension-split.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { Comparison } from '#test/oracle/comparison.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { ageInYears, type Life, monthsToTransition } from '#test/oracle/life.ts';
import { isSplit, splitOf } from '#test/oracle/pension-split.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** From what the pensions change, of everybody and per cohort. */
export function comparePensionSplit(
  comparison: Comparison,
  result: DossierResult,
  { dossier, group }: { readonly dossier: OracleDossier; readonly group: readonly Life[] },
  [key, rates]: readonly [PremiumKey, readonly Row[]],
): void {
  const { pensionSplit, pension } = alternativeOf(result, key);
  comparison.same(`${key} is split`, pensionSplit !== null, isSplit(dossier));
  if (pensionSplit === null) return;
  const splits = group.map((life) => splitOf(dossier, life, rates));
  const size = pension + alternativeOf(result, 'unchanged').pension;
  const transition = monthsToTransition(dossier);
  for (const [step, part] of splitPartNames.entries()) {
    const expected = sum(splits.map((split) => split[step]!));
    comparison.number(`${key} ${part} of the change`, pensionSplit.total[part], expected, size);
    for (const [place, { fromAge, toAge }] of result.cohorts.entries()) {
      const inside = splits.filter((_, index) => {
        const age = ageInYears(dossier, group[index]!.person, transition);
        return age >= fromAge && age <= toAge;
      });
      const ofCohort = sum(inside.map((split) => split[step]!));
      comparison.number(`${key} ${part} of cohort ${fromAge}`, pensionSplit.cohorts[place]![part], ofCohort, size);
    }
  }
}
