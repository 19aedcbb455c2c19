import { describe, expect, test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { checksOf } from '#cases/factory/checks-of.ts';
import { dayOf } from '#core/calendar/days.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';

describe('the conditions of keeping a progressive premium', () => {
  test.each([
    ['premiumWithScale', 'pass'],
    ['insuredWithAgeDependentPremium', 'pass'],
    ['averagePremium', 'error'],
    ['unknown', 'warning'],
  ] as const)('of the scheme %s on 30 June 2023 give %s', (schemeOn30June2023, level) => {
    expect(checksOf({ ...plainDossier, schemeOn30June2023 }, 'GRANDFATHERING_SCHEME')).toMatchObject([
      {
        level,
        answer: null,
        article: 'art. 220e lid 1 onder a PW',
        figures: { found: schemeOn30June2023, day: dayOf('2023-06-30') },
      },
    ]);
  });

  test.each([
    [{ year: 2028, month: 1 }, 'pass', '2027-12-31'],
    [{ year: 2028, month: 2 }, 'error', '2028-01-31'],
    [{ year: 2028, month: 3 }, 'error', '2028-02-29'],
  ])('of a transition in %j give %s with the last day before it', (transitionDate, level, lastDay) => {
    expect(checksOf({ ...plainDossier, transitionDate }, 'GRANDFATHERING_DATE')).toMatchObject([
      { level, figures: { lastDay: dayOf(lastDay), deadline: dayOf('2027-12-31') } },
    ]);
  });

  test.each([
    ['flexible', 'pass'],
    ['premiumBenefit', 'pass'],
    ['solidary', 'error'],
  ] as const)('of a %s contract give %s', (contract, level) => {
    const input = { ...plainDossier, next: { ...plainDossier.next, contract } };
    expect(checksOf(input, 'GRANDFATHERING_CONTRACT')).toMatchObject([{ level, figures: { contract } }]);
  });

  test('are each given, whatever the others say', () => {
    const broken: DossierInput = {
      ...plainDossier,
      schemeOn30June2023: 'averagePremium',
      transitionDate: { year: 2028, month: 2 },
      next: { ...plainDossier.next, contract: 'solidary' },
    };
    const { checks } = calculate(broken);
    const levels = checks.filter(({ code }) => code.startsWith('GRANDFATHERING')).map(({ level }) => level);
    expect(levels).toEqual(['error', 'error', 'error']);
  });
});
