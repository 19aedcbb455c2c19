import { describe, expect, test } from 'vitest';
import { plainChoices, plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { checksOf } from '#cases/factory/checks-of.ts';
import { levelCohorts } from '#core/checks/level-compensation-checks.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { PremiumDossierInput } from '#core/dossier/dossier.ts';

const rules: CompensationRules = { ...plainChoices.compensation, method: 'pensionOutcome', cohortYears: 5 };

const levelChecks = (changes: Partial<CompensationRules>) => {
  const input: PremiumDossierInput = {
    ...plainDossier,
    compensation: { ...rules, ...changes },
    participants: [1974, 1976, 1981, 1990].map((year, index) =>
      Object.assign({}, plainParticipant, { number: String(index), born: { year, month: 1, day: 1 } }),
    ),
  };
  return checksOf(input, 'COMPENSATION_NOT_LEVEL');
};

describe('the check that compensation as premium is level', () => {
  test('finds a cohort in which two are paid another rate, and counts only who is entitled', () => {
    const ages = [41, 44, 45, 49, 60];
    expect(levelCohorts(ages, [0.02, 0.02, 0.03, 0.03, 0], rules)).toEqual({ cohorts: 2, uneven: 0 });
    expect(levelCohorts(ages, [0.02, 0.021, 0.03, 0, 0], rules)).toEqual({ cohorts: 2, uneven: 2 });
    expect(levelCohorts(ages, [0.02, 0, 0.03, 0.03, 0], { ...rules, untilAge: 43 })).toEqual({ cohorts: 1, uneven: 0 });
  });

  test('takes the ages of an own table as cohorts', () => {
    expect(levelCohorts([41, 44, 44], [0.02, 0.03, 0.03], { ...rules, method: 'ownTable' }).uneven).toBe(0);
    expect(levelCohorts([41, 44, 44], [0.02, 0.03, 0.02], { ...rules, method: 'ownTable' }).uneven).toBe(1);
  });

  test.each(['pensionOutcome', 'premiumDifference', 'ownTable'] as const)(
    'passes for what is paid by %s, beside flat premiums',
    (method) => {
      const ownTable = method === 'ownTable' ? [{ fromAge: 40, rate: 0.02 }] : [];
      const found = levelChecks({ method, ownTable });
      expect(found.map(({ answer, level }) => [answer, level])).toEqual([
        ['budgetNeutralFlat', 'pass'],
        ['profitNeutralFlat', 'pass'],
      ]);
      expect(found[0]).toMatchObject({ article: 'art. 150f lid 1 PW', figures: { uneven: 0 } });
      expect(found[0]!.figures.cohorts).toBeGreaterThan(0);
    },
  );

  test('is not given for salary, or without compensation', () => {
    expect(levelChecks({ form: 'salary' })).toEqual([]);
    expect(levelChecks({ method: 'none' })).toEqual([]);
  });
});
