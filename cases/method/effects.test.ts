import { test } from 'vitest';
import { plainAveragePay, plainGuarantee } from '#cases/factory/average-pay.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { workedDossier } from '#cases/method/worked-dossier.ts';
import { calculate } from '#core/calculate.ts';
import type { EffectFigures } from '#core/effects-result.ts';
import type { PerShown } from '#core/result.ts';

const bases = calculate({
  ...plainGuarantee,
  current: {
    ...plainAveragePay,
    accrualRate: 0.01,
    tariff: { ...plainAveragePay.tariff, variant: 'none' },
  },
  assumptions: { ...plainGuarantee.assumptions, equityReturn: 0.02, bondReturn: 0.02 },
});

test('the page on effects prints what the program gives', () => {
  const { effects } = calculate({
    ...workedDossier,
    next: { ...workedDossier.next, employeeContribution: { basis: 'premium', rate: 0.3 } },
    ownProposal: { flat: 0.12, scale: [] },
  });
  const change = ({ unchanged, ownFlat }: PerShown<EffectFigures<number>>): number =>
    ownFlat!.ownContribution - unchanged.ownContribution;
  const model = (age: number) => effects.modelPersons.find((person) => person.age === age)!;
  expectPrinted('effects', {
    'own contribution now, B': effects.participants.unchanged.ownContribution[1]!,
    'own contribution in the proposal, B': effects.participants.ownFlat!.ownContribution[1]!,
    'change, cohort 45-49': change(effects.ageCohorts.find(({ fromAge }) => fromAge === 45)!.figures),
    'change, all': change(effects.total),
    'premium of the proposal, born in 1966': effects.birthYears.find(({ year }) => year === 1966)!.figures.ownFlat!
      .premium,
    'salary of the model persons': model(45).fullTimeSalary,
    'premium now, model person of 55': model(55).figures.unchanged.premium,
    'pension now, model person of 45': model(45).figures.unchanged.pensions.expected,
    'current pension': bases.unchanged.pension,
    'equal on expected return': bases.answers.profitNeutralFlat.exact,
    'equal without return': bases.otherBasis.profitNeutralFlat.exact,
    'pessimistic, chosen basis':
      bases.effects.total.profitNeutralFlat.pensions.pessimistic - bases.effects.total.unchanged.pensions.pessimistic,
    'pessimistic, other basis':
      bases.effects.pessimisticOnOtherBasis.profitNeutralFlat - bases.effects.total.unchanged.pensions.pessimistic,
  });
});
