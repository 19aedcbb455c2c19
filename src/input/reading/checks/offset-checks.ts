import { dayOf } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { valueOn } from '#core/law/dated.ts';
import { lowestReducedOffset, middleReducedOffset, minimumOffset } from '#core/law/yearly-values.ts';
import { amount } from '#office/document/dutch-format.ts';
import { isDay } from '#input/reading/cells/day-value.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { warning } from '#input/reading/cells/problem.ts';

const series = [minimumOffset, middleReducedOffset, lowestReducedOffset];

/** The year before the day in which the law had this offset, in whole euros; null where it is none, or one of the day itself. */
function earlierYear(offset: number, day: PlainDate): number | null {
  const isOf = (value: number): boolean => value === Math.round(offset);
  const known = series.filter(({ entries }) => dayOf(entries[0]!.from).year <= day.year);
  if (known.some((one) => isOf(valueOn(one, day).value))) return null;
  const entry = known.flatMap(({ entries }) => entries).find(({ value }) => isOf(value));
  return entry === undefined ? null : dayOf(entry.from).year;
}

/**
 * The offset of another year: exactly a legal amount of a year that is not the valuation date's, while amounts are those
 * of that day. An offset of the employer's own is nobody's amount and asks nothing; one that was frozen may be right.
 */
export function checkOffsets(findings: PlacedFindings): void {
  const day = findings.value('peildatum');
  if (!isDay(day)) return;
  for (const scheme of ['huidig', 'nieuw'] as const) {
    const name = `${scheme}_franchise`;
    const offset = findings.value(name);
    if (typeof offset !== 'number') continue;
    if (scheme === 'nieuw' && offset === findings.value('huidig_franchise')) continue;
    const year = earlierYear(offset, day);
    if (year === null) continue;
    const message = `Dit is een wettelijk bedrag van ${year}, en de bedragen zijn die van de peildatum (${day.year}). Is het de franchise van een ander jaar?`;
    const remedy = `Vul de franchise van ${day.year} in. Is zij bevroren, dan hoeft u niets te doen.`;
    findings.at(name, warning('VALUE_UNUSUAL', message, remedy), amount(offset));
  }
}
