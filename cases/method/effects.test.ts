import { byKey } from '#test/by-key.ts';
import { test } from 'vitest';
import { plainAveragePay, plainGuarantee } from '#cases/factory/average-pay.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { workedDossier } from '#cases/method/worked-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';

const onBases = calculate({
  ...plainGuarantee,
  current: {
    ...plainAveragePay,
    accrualRate: 0.01,
    tariff: { ...plainAveragePay.tariff, variant: 'none' },
  },
  assumptions: { ...plainGuarantee.assumptions, equityReturn: 0.02, bondReturn: 0.02 },
});
const bases = byKey(onBases);

test('the page on effects prints what the program gives', () => {
  const result = calculate({
    ...workedDossier,
    next: { ...workedDossier.next, employeeContribution: { basis: 'premium', rate: 0.3 } },
    ownProposal: { flat: 0.12, scale: [] },
  });
  const { unchanged, ownFlat } = byKey(result);
  const [now, own] = [unchanged.effects, ownFlat!.effects];
  const cohort = result.cohorts.findIndex(({ fromAge }) => fromAge === 45);
  const born = result.effects.birthYears.findIndex(({ year }) => year === 1966);
  const { modelPersons } = result.effects;
  const model = (age: number) => modelPersons.findIndex((person) => person.age === age);
  expectPrinted('effects', {
    'own contribution now, B': now.participants.ownContribution[1]!,
    'own contribution in the proposal, B': own.participants.ownContribution[1]!,
    'change, cohort 45-49': own.ageCohorts[cohort]!.ownContribution - now.ageCohorts[cohort]!.ownContribution,
    'change, all': own.total.ownContribution - now.total.ownContribution,
    'premium of the proposal, born in 1966': own.birthYears[born]!.premium,
    'salary of the model persons': modelPersons[model(45)]!.fullTimeSalary,
    'premium now, model person of 55': now.modelPersons[model(55)]!.premium,
    'pension now, model person of 45': now.modelPersons[model(45)]!.pensions.expected,
    'current pension': bases.unchanged.pension,
    'equal on expected return': bases.profitNeutralFlat.exact,
    'equal without return': onBases.otherBasis.profitNeutralFlat.exact,
    'pessimistic, chosen basis':
      bases.profitNeutralFlat.effects.total.pensions.pessimistic - bases.unchanged.effects.total.pensions.pessimistic,
    'pessimistic, other basis':
      onBases.effects.pessimisticOnOtherBasis.profitNeutralFlat - bases.unchanged.effects.total.pensions.pessimistic,
  });
});
