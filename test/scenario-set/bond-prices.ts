import type { Cp2022 } from '#core/scenario-set/cp2022/parameters.ts';

/** Price of EUR 1 over a term: ln P = constant + psi . (v, r, pi). The constant is that of the model, not fitted to a curve. */
export interface BondPrice {
  readonly psi: readonly number[];
  readonly constant: number;
}

/** Steps a year of the solution; with a fourth-order scheme its error is far below the digits of the parameters. */
const stepsPerYear = 200;

/**
 * Bond prices of the model for terms 0, 1, 2 ... years. Psi solves dPsi/dt = -M' Psi - (0, 1, 0) + (1, 0, 0) x 1/2 Psi' Sigma Gamma Sigma' Psi with
 * Psi(0) = 0 (Riccati), and the constant dA/dt = (M EQ)' Psi + 1/2 Psi' Sigma (I - e1 e1') Sigma' Psi: under Q the short rate r is what everything
 * earns. By the classic scheme of Runge and Kutta.
 */
export function bondPrices(model: Cp2022, years: number): BondPrice[] {
  const slope = slopeOf(model);
  const prices: BondPrice[] = [{ psi: [0, 0, 0], constant: 0 }];
  let at: readonly number[] = [0, 0, 0, 0];
  const step = 1 / stepsPerYear;
  for (let year = 1; year <= years; year++) {
    for (let part = 0; part < stepsPerYear; part++) at = oneStep(slope, at, step);
    prices.push({ psi: at.slice(0, 3), constant: at[3]! });
  }
  return prices;
}

type Slope = (at: readonly number[]) => readonly number[];

function slopeOf({ riskNeutral, volatility, rateExposure, inflationExposure, gamma }: Cp2022): Slope {
  const { reversion, mean } = riskNeutral;
  const pull = reversion.map((row) => row.reduce((sum, effect, state) => sum + effect * mean[state]!, 0));
  return ([v, r, pi]) => {
    const psi = [v!, r!, pi!];
    // Psi' Sigma, for the motions to which the state is exposed.
    const exposures = rateExposure.map(
      (exposure, motion) =>
        (motion === 0 ? volatility * psi[0]! : 0) + exposure * psi[1]! + inflationExposure[motion]! * psi[2]!,
    );
    const [first, ...others] = exposures.map((exposure) => exposure * exposure);
    const withVariance = others.reduce((sum, square, motion) => sum + gamma[motion]! * square, first!);
    const constant = others.reduce((sum, square) => sum + square, 0);
    const back = (state: number): number => -reversion.reduce((sum, row, from) => sum + row[state]! * psi[from]!, 0);
    return [
      back(0) + withVariance / 2,
      back(1) - 1,
      back(2),
      pull.reduce((sum, one, state) => sum + one * psi[state]!, 0) + constant / 2,
    ];
  };
}

function oneStep(slope: Slope, at: readonly number[], step: number): number[] {
  const moved = (along: readonly number[], part: number): number[] =>
    at.map((value, index) => value + part * step * along[index]!);
  const first = slope(at);
  const second = slope(moved(first, 1 / 2));
  const third = slope(moved(second, 1 / 2));
  const last = slope(moved(third, 1));
  return at.map(
    (value, index) => value + (step / 6) * (first[index]! + 2 * second[index]! + 2 * third[index]! + last[index]!),
  );
}
