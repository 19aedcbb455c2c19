import { describe, expect, test } from 'vitest';
import { compareDays } from '#core/calendar/days.ts';
import { legalFrame } from '#core/legal-frame.ts';

describe('the legal frame of a transition', () => {
  test('holds the days of the law by rising day, each with its source', () => {
    const { milestones } = legalFrame({ year: 2028, month: 1 });
    expect(milestones.map(({ key, day }) => [key, `${day.year}-${day.month}-${day.day}`])).toEqual([
      ['grandfatheringReference', '2023-6-30'],
      ['transitionPlan', '2027-10-1'],
      ['participantNotice', '2027-12-1'],
      ['grandfatheringEntry', '2027-12-31'],
      ['transitionDeadline', '2028-1-1'],
      ['compensationEnd', '2036-12-31'],
    ]);
    for (const { source } of milestones) expect(source).toMatch(/^Art\. \d+/);
  });

  test('counts the notice back from the transition, over the end of a year too', () => {
    const { milestones } = legalFrame({ year: 2027, month: 1 });
    expect(milestones.find(({ key }) => key === 'participantNotice')?.day).toEqual({ year: 2026, month: 12, day: 1 });
    const days = milestones.map(({ day }) => day);
    expect(days.toSorted(compareDays)).toEqual(days);
  });

  test('knows the highest cover of the new rules', () => {
    const { partnerCover, orphanCover } = legalFrame({ year: 2026, month: 7 });
    expect([partnerCover.value, orphanCover.value]).toEqual([0.5, 0.2]);
  });
});
