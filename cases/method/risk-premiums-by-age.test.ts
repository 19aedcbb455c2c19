import { expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { byKey } from '#test/by-key.ts';

const riskPremiumByAge = [
  { fromAge: 40, value: 0.009 },
  { fromAge: 50, value: 0.021 },
];

test.each(['current', 'next'] as const)(
  'the page on risk premiums by age prints what the program gives, %s',
  (scheme) => {
    const born = { year: 1976, month: 7, day: 1 };
    const participants = [{ ...plainParticipant, born, fullTimeSalary: 60_000, partTime: 0.5 }];
    const input = { ...plainDossier, participants, ownProposal: { flat: 0.1, scale: [] } };
    const level = { riskPremiumOnSalary: 0.5 };
    const dossier =
      scheme === 'current'
        ? { ...input, current: { ...input.current, ...level, riskPremiumByAge } }
        : { ...input, next: { ...input.next, ...level, riskPremiumByAge } };
    const of = (result: ReturnType<typeof calculate>) =>
      scheme === 'current' ? byKey(result).unchanged : byKey(result).ownFlat!;
    const [withTable, without] = [of(calculate(dossier)), of(calculate(input))];
    const extra = (year: number): number => withTable.years[year]!.cost - without.years[year]!.cost;
    expectPrinted('risk-premiums-by-age', {
      'first half year, aged 49': 0.009 * 60_000 * 0.5 * 0.5,
      'second half year, aged 50': extra(0) - 135,
      'risk premiums of the first year': withTable.firstYear.riskPremiums,
      'risk premiums of the second year': extra(1),
    });
    expect(extra(0)).toBeCloseTo(450, 9);
  },
);
