import { expect, test } from 'vitest';
import { dashPattern } from '#web/ui/chart/dash-pattern.ts';

test('a dash is as long in the preview as in the report: in widths of the line', () => {
  expect(dashPattern('solid', 0.04)).toBeUndefined();
  expect(dashPattern('sysDot', 0.04)).toBe('0.040 0.040');
  expect(dashPattern('lgDashDot', 0.02)).toBe('0.160 0.060 0.020 0.060');
});
