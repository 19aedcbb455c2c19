import type { DossierResult } from '#core/result/result.ts';
import type { ProfitMeasure } from '#core/dossier/goal.ts';
import { type OracleResult, otherMeasures } from '#test/oracle/answers.ts';
import { type Comparison, isTie } from '#test/oracle/comparison.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';

const profitKeys = [
  ['profijtneutraal_vlak', 'profitNeutralFlat'],
  ['profijtneutraal_progressief', 'profitNeutralProgressive'],
] as const;

const measureNames: Readonly<Record<ProfitMeasure, string>> = {
  totalPension: 'totaal pensioen',
  averagePerParticipant: 'gemiddelde per deelnemer',
  premiumValue: 'waarde van de premies',
};

/** The profit-neutral flat premium by the measures that were not chosen. */
export function compareOtherMeasures(comparison: Comparison, result: DossierResult, dossier: OracleDossier): void {
  const oracle = otherMeasures(dossier);
  comparison.same(
    'other measures',
    result.otherMeasures.map(({ measure }) => measureNames[measure]),
    [...oracle.keys()],
  );
  for (const { measure, answer } of result.otherMeasures) {
    const name = measureNames[measure];
    const wanted = oracle.get(name);
    comparison.number(`flat by ${name}`, answer.exact, wanted?.exact ?? Number.NaN, 1e-3);
    comparison.same(`flat by ${name} feasible`, answer.feasible, wanted?.feasible);
  }
}

/** The profit-neutral answers on the basis that was not chosen. */
export function compareOtherBasis(
  comparison: Comparison,
  { otherBasis }: DossierResult,
  dossier: OracleDossier,
  { answers }: OracleResult,
): void {
  for (const [name, key] of profitKeys) {
    const oracle = answers[name].otherBasis;
    if (oracle === null) throw new Error(`${name} has no answer on the other basis`);
    comparison.number(`${name} exact on the other basis`, otherBasis[key].exact, oracle.exact, 1e-3);
    if (isTie(oracle.rates, dossier.afronding)) continue;
    comparison.numbers(
      `${name} practical on the other basis`,
      otherBasis[key].practicalScale.map(({ rate }) => rate),
      oracle.scale.map(([, rate]) => rate),
    );
  }
}
