import { describe, expect, test } from 'vitest';
import { compareDays, dayOf, isoDay } from '#core/calendar/days.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import { anwCoverOn } from '#core/law/anw-cover.ts';
import { legalFrame } from '#core/dossier/legal-frame.ts';

const transition = (transitionDate: YearMonth) => legalFrame({ transitionDate, change: 'transition' }, null);
const dayOfKey = (transitionDate: YearMonth, key: string) => {
  const found = transition(transitionDate).milestones.find((milestone) => milestone.key === key);
  return found === undefined ? null : isoDay(found.day);
};

describe('the legal frame of a transition', () => {
  test('holds the days of the law by rising day, each with the article that sets it', () => {
    const { milestones } = transition({ year: 2028, month: 1 });
    expect(milestones.map(({ key, day, source }) => [key, isoDay(day), source.replace(/, versie .*$/, '')])).toEqual([
      ['grandfatheringReference', '2023-06-30', 'Art. 220e lid 1 onder a PW'],
      ['fundPlan', '2025-01-01', 'Art. 150c lid 1 PW met art. 51b lid 1 onder a sub a Besluit uitvoering PW en Wvb'],
      ['bindingAdvice', '2026-12-31', 'Art. 150h lid 3 en 4 PW met art. 45e lid 2 Besluit uitvoering PW en Wvb'],
      [
        'fundImplementation',
        '2027-01-01',
        'Art. 150c lid 1 PW met art. 51b lid 1 onder a sub b Besluit uitvoering PW en Wvb',
      ],
      [
        'transitionPlan',
        '2027-10-01',
        'Art. 150c lid 2 PW met art. 51b lid 1 onder a sub c Besluit uitvoering PW en Wvb',
      ],
      ['participantNotice', '2027-12-01', 'Art. 150j lid 3 PW met art. 46a lid 6 Besluit uitvoering PW en Wvb'],
      [
        'grandfatheringEntry',
        '2027-12-31',
        'Art. 220e lid 1 onder b PW met art. 51b lid 1 onder i Besluit uitvoering PW en Wvb',
      ],
      ['oldRulesEnd', '2027-12-31', 'Art. 220i lid 1 PW met art. 51b lid 1 onder m Besluit uitvoering PW en Wvb'],
      ['survivorPension', '2028-01-01', 'Art. 220g lid 1 PW met art. 51b lid 1 onder k Besluit uitvoering PW en Wvb'],
      [
        'premiumWaiver',
        '2029-12-31',
        'Art. 220ha lid 2 onder b PW met art. 51b lid 1 onder l Besluit uitvoering PW en Wvb',
      ],
      [
        'compensationEnd',
        '2036-12-31',
        'Art. 150f lid 1 onder b PW met art. 51b lid 1 onder b Besluit uitvoering PW en Wvb',
      ],
    ]);
  });

  test('counts the notice back from the transition, over the end of a year too', () => {
    expect(dayOfKey({ year: 2027, month: 1 }, 'participantNotice')).toBe('2026-12-01');
    const days = transition({ year: 2027, month: 1 }).milestones.map(({ day }) => day);
    expect(days.toSorted(compareDays)).toEqual(days);
  });

  test('lets entrants begin in the scale until the day before the transition, and not after the last day of the law', () => {
    expect(dayOfKey({ year: 2027, month: 7 }, 'grandfatheringEntry')).toBe('2027-06-30');
    expect(dayOfKey({ year: 2028, month: 1 }, 'grandfatheringEntry')).toBe('2027-12-31');
    expect(dayOfKey({ year: 2028, month: 2 }, 'grandfatheringEntry')).toBe('2027-12-31');
  });

  test('has no days for a later change from a kept scale to a flat premium', () => {
    const frame = legalFrame({ transitionDate: { year: 2030, month: 1 }, change: 'afterGrandfathering' }, null);
    expect(frame.milestones).toEqual([]);
    expect(frame.partnerCover.value).toBe(0.5);
  });

  test('knows the highest cover of the new rules', () => {
    const day = dayOf('2025-07-01');
    const anw = anwCoverOn(dayOf('2025-01-01'), day);
    const { partnerCover, orphanCover, anwCover } = legalFrame({ transitionDate: day, change: 'transition' }, anw);
    expect([partnerCover.value, orphanCover.value]).toEqual([0.5, 0.2]);
    expect(anwCover?.limit).toBeCloseTo((8 * 20_354.64) / 7, 9);
    expect(anwCoverOn(dayOf('2024-01-01'), day).limit).toBeNull();
  });
});
