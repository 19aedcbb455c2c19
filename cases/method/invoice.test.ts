import { test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { invoicedDossier } from '#core/invoice/invoiced-dossier.ts';
import { reconciledTotal } from '#core/result/reconciliation.ts';
import { byKey } from '#test/by-key.ts';

test('the page on the invoice prints what the program gives', () => {
  const dossier = {
    ...plainDossier,
    current: {
      ...plainDossier.current,
      offset: 20_000,
      scale: [{ fromAge: 20, rate: 0.1 }],
      premiumLoading: 0.04,
      riskPremiumOnSalary: 0.01,
      costPerParticipant: 100,
    },
    participants: [{ ...plainParticipant, fullTimeSalary: 60_000 }],
  };
  const scheme = 'current' as const;
  const lines = [
    { scheme, part: 'premium' as const, amount: 4100 },
    { scheme, part: 'riskPremiums' as const, amount: 780 },
    { scheme, part: 'loading' as const, amount: 160 },
    { scheme, part: 'costPerParticipant' as const, amount: 120 },
  ];
  const { input } = invoicedDossier(dossier, lines, true);
  const result = calculate(input);
  const [current] = result.reconciliation!.schemes;
  const [premium, risk, loading, cost] = current!.parts;
  const total = reconciledTotal(current!);
  expectPrinted('invoice', {
    'premium of the model': premium!.model!,
    'risk premium of the model': risk!.model!,
    'loading of the model': loading!.model!,
    'cost of the model': cost!.model!,
    'total of the model': total.model!,
    'total of the invoice': total.invoiced,
    'difference of the premium, %': 100 * (premium!.invoiced! / premium!.model! - 1),
    'factor of the risk premium': risk!.factor!,
    'factor of the cost': cost!.factor!,
    'risk premium on salary that is calculated with, %': 100 * input.current.riskPremiumOnSalary,
    'employer cost of the first year': byKey(result).unchanged.years[0]!.cost,
  });
});
