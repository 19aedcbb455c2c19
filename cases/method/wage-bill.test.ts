import { test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { byKey } from '#test/by-key.ts';

test('the page on cost beside wages and jobs prints what the program gives', () => {
  const result = calculate({
    ...plainDossier,
    current: { ...plainDossier.current, offset: 20_000, scale: [{ fromAge: 20, rate: 0.1 }] },
    participants: [
      { ...plainParticipant, fullTimeSalary: 60_000 },
      { ...plainParticipant, number: '2', fullTimeSalary: 40_000, partTime: 0.5, premiumWaiver: 0.4 },
    ],
  });
  const [first] = result.years;
  const { cost } = byKey(result).unchanged.years[0]!;
  expectPrinted('wage-bill', {
    'wage bill': first!.wageBill,
    'full-time jobs': first!.fullTimeJobs,
    'employer cost': cost,
    'cost as a part of wages, %': (100 * cost) / first!.wageBill,
    'cost per full-time job': cost / first!.fullTimeJobs,
  });
});
