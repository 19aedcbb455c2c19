import { describe, expect, test } from 'vitest';
import { plainChoices, plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { checksOf } from '#cases/factory/checks-of.ts';
import { dayOf } from '#core/calendar/days.ts';
import type { CompensationEnd, CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { DossierInput, PremiumDossierInput } from '#core/dossier/dossier.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { Check } from '#core/result/check.ts';

/** One of 50 who is compensated at that rate beside a flat 30%, and one of 26 who is not. */
const compensated = (rate: number, changes: Partial<CompensationRules> = {}): PremiumDossierInput => ({
  ...plainDossier,
  compensation: { ...plainChoices.compensation, method: 'ownTable', ownTable: [{ fromAge: 40, rate }], ...changes },
  ownProposal: {
    flat: 0.3,
    scale: [
      { fromAge: 20, rate: 0.19 },
      { fromAge: 40, rate: 0.2 },
    ],
  },
  participants: [
    { ...plainParticipant, born: { year: 1976, month: 1, day: 1 } },
    { ...plainParticipant, number: '2', born: { year: 2000, month: 1, day: 1 } },
  ],
});
const roomCheckOf = (input: DossierInput, premium: PremiumKey): Check<'COMPENSATION_ABOVE_ROOM'> =>
  checksOf(input, 'COMPENSATION_ABOVE_ROOM').find((check) => check.answer === premium)!;

describe('the checks of compensation', () => {
  test.each(['COMPENSATION_ABOVE_ROOM', 'COMPENSATION_PAST_END'] as const)(
    'give %s for pension premium only, and room beside flat premiums only',
    (code) => {
      const found = checksOf(compensated(0.03), code).map(({ answer }) => answer);
      expect(found).toEqual(
        code === 'COMPENSATION_PAST_END' ? [null] : ['budgetNeutralFlat', 'profitNeutralFlat', 'ownFlat'],
      );
      expect(checksOf(compensated(0.03, { form: 'salary' }), code)).toEqual([]);
      expect(checksOf(compensated(0.03, { method: 'none' }), code)).toEqual([]);
    },
  );

  test.each([
    [0.03, 'pass', 0],
    [0.031, 'warning', 11 * 40],
  ])('of a compensation of %d beside 30 percent give %s with EUR %d above 33 percent', (rate, level, overflow) => {
    const check = roomCheckOf(compensated(rate), 'ownFlat');
    expect(check).toMatchObject({ level, article: 'art. 38s Wet LB 1964', figures: { end: dayOf('2036-12-31') } });
    expect(check.figures.room).toBeCloseTo(0.03, 12);
    expect(check.figures.overflow).toBeCloseTo(overflow, 6);
    expect(check.figures.firstYear).toBe(level === 'pass' ? null : 2026);
  });

  test('tell how much is paid: nothing where nobody is entitled', () => {
    const end = { kind: 'years', years: 12 } as const;
    const paid = (changes: Partial<CompensationRules>): readonly boolean[] =>
      (['COMPENSATION_ABOVE_ROOM', 'COMPENSATION_PAST_END'] as const)
        .flatMap((code) => checksOf(compensated(0.03, { end, ...changes }), code))
        .map(({ figures }) => figures.paid > 0);
    expect(new Set(paid({}))).toEqual(new Set([true]));
    expect(new Set(paid({ fromAge: 90 }))).toEqual(new Set([false]));
  });

  test('count the room without entry cost, as the payments do', () => {
    const input = compensated(0.03);
    const check = roomCheckOf({ ...input, next: { ...input.next, entryCost: 0.02 } }, 'ownFlat');
    expect(check.figures.room).toBeCloseTo(0.33 / 0.98 - 0.3, 12);
  });

  test('of what is still paid after the last day with room count it as overflow', () => {
    const check = roomCheckOf(compensated(0.03, { end: { kind: 'years', years: 12 } }), 'ownFlat');
    expect(check).toMatchObject({ level: 'warning', figures: { firstYear: 2037 } });
    expect(check.figures.overflow).toBeCloseTo(40_000 * 0.03, 6);
  });

  test.each<[CompensationEnd, string, string]>([
    [{ kind: 'legalEnd' }, 'pass', '2036-12-31'],
    [{ kind: 'years', years: 11 }, 'pass', '2036-12-31'],
    [{ kind: 'years', years: 12 }, 'warning', '2037-12-31'],
  ])('of the period %j give %s with the last day %s', (end, level, asked) => {
    expect(checksOf(compensated(0.03, { end }), 'COMPENSATION_PAST_END')).toMatchObject([
      {
        level,
        article: 'art. 150f lid 1 onder b PW en art. 51b lid 1 onder b Besluit uitvoering PW en Wvb',
        figures: { asked: dayOf(asked), end: dayOf('2036-12-31') },
      },
    ]);
  });

  test.each([
    [1, 'pass', '2036-12-31'],
    [2, 'warning', '2037-01-31'],
    [3, 'warning', '2037-02-28'],
  ])('of the pension date of one born in month %d of 1969 give %s', (month, level, asked) => {
    const participants = [{ ...plainParticipant, born: { year: 1969, month, day: 1 } }];
    const input = { ...compensated(0.03, { end: { kind: 'pensionDate' } }), participants };
    expect(checksOf(input, 'COMPENSATION_PAST_END')).toMatchObject([{ level, figures: { asked: dayOf(asked) } }]);
  });
});
