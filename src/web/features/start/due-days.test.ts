import { expect, it } from 'vitest';
import type { Desk } from '#api/desk.ts';
import { dueDays } from '#web/features/start/due-days.ts';

const client = { clientId: 'koren', clientName: 'Bakkerij Koren' };
const desk: Desk = {
  dossiers: [
    {
      ...client,
      id: 'oud',
      name: 'Oud',
      reason: 'expiring',
      createdOn: '2026-11-01T10:00:00.000Z',
      calculationStatus: 'Finished',
      statusReason: null,
      findingCount: null,
      // The next day in the Netherlands.
      filesEraseOn: '2026-12-01T23:30:00.000Z',
    },
  ],
  deadlines: [
    { day: '2026-11-28', what: 'contractEnd', client, step: null },
    { day: '2027-01-09', what: 'contractEnd', client, step: null },
    { day: '2027-01-10', what: 'contractEnd', client, step: null },
    { day: '2027-10-01', what: 'transitionPlan', client: null, step: null },
  ],
  news: [],
  total: 1,
  hasOwn: true,
};

it('days of six weeks are near, with how many are left, by the Dutch calendar', () => {
  const { near, later } = dueDays(desk, '2026-11-28');
  expect(near.map(({ what, day, daysLeft }) => [what, day, daysLeft])).toEqual([
    ['contractEnd', '2026-11-28', 0],
    ['erasure', '2026-12-02', 4],
    ['contractEnd', '2027-01-09', 42],
  ]);
  expect(later.map(({ what, day }) => [what, day])).toEqual([
    ['contractEnd', '2027-01-10'],
    ['transitionPlan', '2027-10-01'],
  ]);
});
