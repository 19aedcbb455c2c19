import file from '#core/scenario-set/cp2022/cp2022-2024q1.json' with { type: 'json' };

/** Three numbers in the order of the state: variance v, short rate r, expected inflation pi. */
type Triple = readonly [number, number, number];

/** How the state moves under one measure: d(v, r, pi) = K (E - (v, r, pi)) dt + Sigma D dW. */
interface Dynamics {
  /** K by row: the row of a state has the effects of each state on it. */
  readonly reversion: readonly [Triple, Triple, Triple];
  readonly mean: Triple;
}

/**
 * The model of the Commissie Parameters 2022 (CP2022) with one set of parameters: five Brownian motions dW, of which the first has
 * variance v and the others 1 + Gamma v.
 */
export interface Cp2022 {
  readonly name: string;
  readonly source: string;
  /** Under P: what is expected to happen; under Q: as if nobody asked for a reward of risk, at which everything is priced. */
  readonly real: Dynamics;
  readonly riskNeutral: Dynamics;
  /** omega: volatility of v. */
  readonly volatility: number;
  /** Exposures of r and pi to the first three of the five motions. */
  readonly rateExposure: Triple;
  readonly inflationExposure: Triple;
  /** Gamma of motions 2 to 5: their variance is 1 + Gamma v. */
  readonly gamma: readonly number[];
  /** Rewards of risk under P, and exposures of equity and of the price index to the five motions. */
  readonly equityReward: number;
  readonly inflationReward: number;
  readonly equityExposure: readonly number[];
  readonly priceExposure: readonly number[];
  readonly start: Triple;
  /** Zero rate for a term of n whole years at the start of year t: exp(-(phi[n-1][t] + psi[n-1] . state) / n) - 1. */
  readonly psi: readonly (readonly number[])[];
  readonly phi: readonly (readonly number[])[];
}

const of = (name: keyof typeof file.parameters): number => file.parameters[name];

/**
 * The parameters of 2024Q1 (state of 31 December 2023). In the symbols of the central bank "K a,b" is the effect of a on b: row b, column a
 * of the matrix; the names in the file are row and column.
 */
export const cp2022: Cp2022 = {
  name: file.name,
  source: file.source,
  real: {
    reversion: [
      [of('K[v,v]'), 0, 0],
      [of('K[r,v]'), of('K[r,r]'), of('K[r,pi]')],
      [of('K[pi,v]'), of('K[pi,r]'), of('K[pi,pi]')],
    ],
    mean: [of('EP v_inf'), of('EP r_inf'), of('EP pi_inf')],
  },
  riskNeutral: {
    reversion: [
      [of('M[v,v]'), 0, 0],
      [of('M[r,v]'), of('M[r,r]'), of('M[r,pi]')],
      [of('M[pi,v]'), of('M[pi,r]'), of('M[pi,pi]')],
    ],
    mean: [of('EQ v_inf'), of('EQ r_inf'), of('EQ pi_inf')],
  },
  volatility: of('omega'),
  rateExposure: [of('Sigma_rpi[r,1]'), of('Sigma_rpi[r,2]'), of('Sigma_rpi[r,3]')],
  inflationExposure: [of('Sigma_rpi[pi,1]'), of('Sigma_rpi[pi,2]'), of('Sigma_rpi[pi,3]')],
  gamma: [of('Gamma[2,2]'), of('Gamma[3,3]'), of('Gamma[4,4]'), of('Gamma[5,5]')],
  equityReward: of('eta_S'),
  inflationReward: of('eta_Pi'),
  equityExposure: [of('Sigma_S[1]'), of('Sigma_S[2]'), of('Sigma_S[3]'), of('Sigma_S[4]'), of('Sigma_S[5]')],
  priceExposure: [of('Sigma_Pi[1]'), of('Sigma_Pi[2]'), of('Sigma_Pi[3]'), of('Sigma_Pi[4]'), of('Sigma_Pi[5]')],
  start: [of('v0'), of('r0'), of('pi0')],
  psi: file.psi,
  phi: file.phi,
};
