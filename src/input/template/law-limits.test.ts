import { expect, test } from 'vitest';
import { lawLimits } from '#input/template/law-limits.ts';

test('each limit holds as on the day on which the calculation looks it up', () => {
  const days = Object.entries(lawLimits).map(([check, { dayField }]) => [check, dayField]);
  expect(Object.fromEntries(days)).toEqual({
    minimumOffset: 'peildatum',
    maximumSalary: 'peildatum',
    accrualLimit: 'transitiedatum',
    premiumLimit: 'transitiedatum',
    compensationEnd: 'transitiedatum',
    transitionDeadline: 'transitiedatum',
  });
});
