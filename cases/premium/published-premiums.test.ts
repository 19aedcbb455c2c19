import { alternativeOf } from '#core/result/alternative-of.ts';
import { expect, test } from 'vitest';
import { oneProduct, plainDossier, plainParticipant, plainTerms } from '#cases/factory/plain-dossier.ts';
import published from '#cases/premium/published-premiums.json' with { type: 'json' };
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';

type Case = (typeof published.cases)[number];

/** The premium of a month does not depend on its calendar year, so every example runs in the year of the plain dossier. */
function dossierOf(example: Case): DossierInput {
  const terms = {
    ...plainTerms,
    offset: example.offset,
    employeeContribution: { basis: 'premium' as const, rate: example.employeeShare },
  };
  return {
    ...plainDossier,
    current: { kind: 'premium', product: oneProduct, ...terms, scale: [{ fromAge: 15, rate: example.rate }] },
    next: { ...plainDossier.next, ...terms },
    participants: [
      {
        ...plainParticipant,
        born: { year: 2026 - example.age, month: 1, day: 1 },
        fullTimeSalary: example.salary,
        partTime: example.partTime,
      },
    ],
  };
}

/** What the calculation gives for each printed figure. */
function calculated(example: Case): Readonly<Record<string, number>> {
  const result = calculate(dossierOf(example));
  const [person] = result.participants;
  const unchanged = alternativeOf(result, 'unchanged');
  const [year] = unchanged.years;
  const premium = unchanged.participants[0]!.premium;
  return {
    base: person!.pensionBase,
    premiumPerYear: premium,
    premiumPerMonth: premium / 12,
    employeePerMonth: year!.employeeContribution / 12,
    employerPerMonth: year!.cost / 12,
  };
}

const halfACent = 0.005 + 1e-9;

test.each(published.cases.map((example) => [example.name, example.source, example] as const))(
  'published example %s is met: %s',
  (_name, _source, example) => {
    const figures = calculated(example);
    for (const [figure, printed] of Object.entries(example.printed)) {
      expect(Math.abs(figures[figure]! - printed), `${figure} ${figures[figure]}`).toBeLessThanOrEqual(halfACent);
    }
  },
);
