import { describe, expect, test } from 'vitest';
import type { Scale } from '#core/dossier/scale.ts';
import { bracketAge } from '#test/bracket-age.ts';
import { lastBracketAge, payableScale } from '#core/scheme/payable-scale.ts';
import { monthAfter } from '#core/calendar/months.ts';

const rules = ['firstOfMonth', 'firstOfJanuary', 'lastOfDecember'] as const;

describe('the last step that somebody pays', () => {
  test.each(rules.flatMap((rule) => [780, 785, 804, 805, 807, 815].map((age) => [rule, age] as const)))(
    'by %s at a pension age of %d months is that of the last premium of those who were born in any month',
    (bracketAgeRule, pensionAgeInMonths) => {
      const paid = Array.from({ length: 12 }, (_, index) => {
        const born = { year: 1970, month: index + 1 };
        return bracketAge(bracketAgeRule, born, monthAfter(born, pensionAgeInMonths - 1));
      });
      expect(lastBracketAge({ pensionAgeInMonths, bracketAgeRule })).toBe(Math.max(...paid));
    },
  );

  test('keeps a step at the last age, leaves one past it, and never all', () => {
    const scheme = { pensionAgeInMonths: 807, bracketAgeRule: 'firstOfMonth' } as const;
    const from = (...ages: number[]): Scale => ages.map((fromAge) => ({ fromAge, rate: 0.1 }));
    expect(payableScale(from(20, 67, 68), scheme)).toEqual(from(20, 67));
    expect(payableScale(from(68), scheme)).toEqual(from(68));
  });
});
