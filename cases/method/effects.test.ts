import { byKey } from '#test/by-key.ts';
import { test } from 'vitest';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { workedDossier } from '#cases/method/worked-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';

test('the page on effects prints what the program gives', () => {
  const result = calculate({
    ...workedDossier,
    next: { ...workedDossier.next, employeeContribution: { basis: 'premium', rate: 0.3 } },
    ownProposal: { flat: 0.12, scale: [] },
  });
  const { unchanged, ownFlat } = byKey(result);
  const [now, own] = [unchanged, ownFlat!];
  const cohort = result.cohorts.findIndex(({ fromAge }) => fromAge === 45);
  const born = result.birthYears.findIndex(({ year }) => year === 1966);
  expectPrinted('effects', {
    'own contribution now, B': now.participants[1]!.ownContribution,
    'own contribution in the proposal, B': own.participants[1]!.ownContribution,
    'change, cohort 45-49': own.cohorts[cohort]!.ownContribution - now.cohorts[cohort]!.ownContribution,
    'premium of the proposal, born in 1966': own.birthYears[born]!.premium,
  });
});
