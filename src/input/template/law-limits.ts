import type { LawCheck } from '#input/fields/field.ts';
import { numberText } from '#input/fields/allowed.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { dayOf } from '#core/calendar/days.ts';
import { accrualLimit } from '#core/law/accrual-limit.ts';
import { compensationEnd } from '#core/law/compensation-end.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { flatPremiumLimit } from '#core/law/flat-premium-limit.ts';
import { maximumSalary } from '#core/law/maximum-salary.ts';
import { minimumOffset } from '#core/law/minimum-offset.ts';
import { transitionDeadline } from '#core/law/transition-deadline.ts';

/** The latest value of a series in words, and from when it holds. */
function latest<T>({ name, entries }: LawSeries<T>, text: (value: NonNullable<T>) => string): string {
  const entry = entries.findLast(({ value }) => value !== null);
  if (!entry?.value) throw new Error(`${name} has no value`);
  return `Wet: ${text(entry.value)} (vanaf ${dateText(dayOf(entry.from))})`;
}

/** What the law says of a field, by its check; the calculation holds the field against the law on the dates of the dossier. */
export const lawLimits: Readonly<Record<LawCheck, string>> = {
  minimumOffset: latest(minimumOffset, (value) => `minimale franchise ${numberText('amount', value)}`),
  maximumSalary: latest(maximumSalary, (value) => `ten hoogste ${numberText('amount', value)}`),
  accrualLimit: latest(accrualLimit, (limits) =>
    limits
      .map(({ full, pensionAge }) => `${numberText('percentage', full)} bij ${pensionAge} jaar`)
      .toReversed()
      .join(', '),
  ),
  premiumLimit: latest(
    flatPremiumLimit,
    ({ full }) =>
      `vlak ten hoogste ${numberText('percentage', full)} bij de minimale franchise, zonder kosten op de inleg`,
  ),
  compensationEnd: latest(compensationEnd, (day) => `compensatie als premie t/m ${dateText(day)}`),
  transitionDeadline: latest(transitionDeadline, (day) => `uiterlijk ${dateText(day)}`),
};
