import { amount, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { warning } from '#input/reading/cells/problem.ts';

/** Fewer part-timers tell nothing of a whole column. */
const fewestPartTimers = 4;

/** A salary of a part-timer at the own hours is lower by the hours: log salary rises by about 1 per log of part time. */
const steepest = 0.7;

/** How many standard errors the slope must be above 0, so that few and scattered salaries ask nothing. */
const certain = 3;

interface Fitted {
  readonly slope: number;
  readonly error: number;
}

/** Least squares of y on x, with the standard error of its slope; null where all x are the same. */
function fitted(points: readonly { readonly x: number; readonly y: number }[]): Fitted | null {
  const mean = (of: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const spread = mean(({ x }) => (x - meanX) ** 2);
  if (spread === 0) return null;
  const slope = mean(({ x, y }) => (x - meanX) * (y - meanY)) / spread;
  const rest = mean(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2);
  return { slope, error: Math.sqrt(rest / spread / (points.length - 2)) };
}

/**
 * Salaries that fall with part time as pay does: those at the own hours, where full-time ones are asked. Full-time salaries
 * of part-timers are somewhat lower too (slopes of 0 to 0.5 in files of employers); pay at the own hours adds 1 to it.
 */
export function checkPartTimePay(findings: PlacedFindings): void {
  const { participants } = findings.parts.list;
  const paid = participants.filter(({ counts, partTime }) => counts && partTime > 0 && partTime <= 1);
  const partTimers = paid.filter(({ partTime }) => partTime < 1);
  if (partTimers.length < fewestPartTimers) return;
  const fit = fitted(paid.map((one) => ({ x: Math.log(one.partTime), y: Math.log(one.fullTimeSalary) })));
  if (fit === null || fit.slope < steepest || fit.slope < certain * fit.error) return;
  const least = partTimers.reduce((one, other) => (other.partTime < one.partTime ? other : one));
  const message = `De salarissen dalen met het deeltijdpercentage mee, bij ${wholeNumber(partTimers.length)} deelnemers in deeltijd; ${least.number} bijvoorbeeld heeft ${percentage(least.partTime, 0)} en ${amount(least.fullTimeSalary)}. Zijn het de salarissen bij het eigen deeltijdpercentage?`;
  const remedy =
    'Vul het salaris bij een volledige werkweek in: het salaris gedeeld door het deeltijdpercentage. Klopt het, dan hoeft u niets te doen.';
  findings.atColumn('fullTimeSalary', warning('COLUMN_UNUSUAL', message, remedy));
}
