import { expect, test } from 'vitest';
import { plainAveragePay, plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { costBridge, employerCostOf } from '#core/result/cost-parts.ts';
import { byKey } from '#test/by-key.ts';

const employeeContribution = { basis: 'premium' as const, rate: 0.3 };

test('the page on the bridge of the first year prints what the program gives', () => {
  const { unchanged, ownFlat } = byKey(
    calculate({
      ...plainGuarantee,
      current: { ...plainAveragePay, paidPremium: 0.25, costPerParticipant: 60, employeeContribution },
      next: {
        ...plainGuarantee.next,
        premiumLoading: 0.03,
        riskPremiumOnSalary: 0.012,
        costPerParticipant: 75,
        employeeContribution,
      },
      ownProposal: { flat: 0.2, scale: [] },
      participants: [{ ...plainParticipant, fullTimeSalary: 49_172 }],
    }),
  );
  const steps = Object.fromEntries(
    costBridge(unchanged.firstYear, ownFlat!.firstYear).map(({ part, amount }) => [part, amount]),
  );
  expectPrinted('cost-bridge', {
    'employer cost now': unchanged.years[0]!.cost,
    premium: steps['premium']!,
    'bought indexation': steps['boughtIndexation']!,
    loading: steps['loading']!,
    'risk premiums': steps['riskPremiums']!,
    'cost per participant': steps['costPerParticipant']!,
    'own contribution': steps['employeeContribution']!,
    'employer cost in the new scheme': ownFlat!.years[0]!.cost,
  });
  expect(employerCostOf(ownFlat!.firstYear)).toBeCloseTo(ownFlat!.years[0]!.cost, 9);
});
