import {
  costOfPayment,
  type Entitlement,
  entitlements,
  type Outcome,
  outcomeOf,
  paymentOf,
  periodEnd,
} from '#test/oracle/compensation.ts';
import { horizonYears, inService } from '#test/oracle/cost.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { lives, monthsToTransition } from '#test/oracle/life.ts';

/** Compensation of everybody beside one flat premium. */
export interface CompensationTotals {
  readonly entitlements: readonly Entitlement[];
  readonly outcomes: readonly Outcome[];
  /** Per participant, first twelve months. */
  readonly firstYear: readonly { readonly premium: number; readonly salary: number; readonly cost: number }[];
  /** Per participant, weighted: whole period, discounted; and that over the horizon. */
  readonly present: readonly number[];
  readonly horizon: readonly number[];
  /** Cost per year since T, weighted, not discounted; 60 years. */
  readonly yearly: readonly number[];
}

export function compensationTotals(dossier: OracleDossier, flat: number): CompensationTotals {
  const transition = monthsToTransition(dossier);
  const entitled = entitlements(dossier, lives(dossier), flat);
  const lastOfHorizon = transition + 12 * horizonYears(dossier);
  const yearly = Array.from({ length: 60 }, () => 0);
  const each = entitled.map(({ life, rate }) => {
    const sums = { premium: 0, salary: 0, cost: 0, present: 0, horizon: 0 };
    for (let m = transition; m < periodEnd(dossier, life); m += 1) {
      const payment = paymentOf(dossier, life, flat, { m, rate });
      const cost = costOfPayment(dossier, payment);
      const weighted = inService(dossier, life, m) * cost;
      const present = weighted * (1 + dossier.disconteringsvoet) ** (-(m - transition) / 12);
      yearly[Math.floor((m - transition) / 12)]! += weighted;
      sums.present += present;
      if (m < lastOfHorizon) sums.horizon += present;
      if (m >= transition + 12) continue;
      sums.premium += payment.premium;
      sums.salary += payment.salary;
      sums.cost += cost;
    }
    return sums;
  });
  return {
    entitlements: entitled,
    outcomes: entitled.map((one) => outcomeOf(dossier, flat, one)),
    firstYear: each,
    present: each.map(({ present }) => present),
    horizon: each.map(({ horizon }) => horizon),
    yearly,
  };
}
