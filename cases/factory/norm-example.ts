import type { Alternative } from '#core/result/alternative.ts';

/** Current and new expected pension, and the pension that compensation buys as premium and as salary, EUR a year. */
const people = [
  ...Array.from({ length: 10 }, () => ({ age: 42, current: 10_000, next: 9_400, premium: 200, salary: 0 })),
  ...Array.from({ length: 8 }, () => ({ age: 52, current: 20_000, next: 17_400, premium: 100, salary: 250 })),
  ...Array.from({ length: 2 }, () => ({ age: 52, current: 20_000, next: 24_000, premium: 0, salary: 0 })),
];

/** The made-up group of docs/method/checks.md, or one in so many of it: one premium beside the current scheme. */
export function normExample(every = 1) {
  const members = people.filter((_, place) => place % every === 0);
  const alternatives = [
    {
      sort: 'unchanged',
      key: 'unchanged',
      cost: 1_000_000,
      participants: members.map(({ current }) => ({ pension: current })),
    },
    {
      sort: 'answer',
      key: 'budgetNeutralFlat',
      existingCost: 1_012_345,
      participants: members.map(({ next }) => ({ pension: next })),
      compensation: {
        horizonCost: 30_000,
        participants: {
          pensionFromPremium: Float64Array.from(members, ({ premium }) => premium),
          pensionFromSalary: Float64Array.from(members, ({ salary }) => salary),
        },
      },
    },
  ] as unknown as readonly Alternative[];
  const cohorts = [40, 50].map((fromAge) => ({
    fromAge,
    toAge: fromAge + 4,
    count: members.filter(({ age }) => age >= fromAge && age <= fromAge + 4).length,
  }));
  return { alternatives, cohorts, participants: members };
}
