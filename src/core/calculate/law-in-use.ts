import { chapter6b } from '#core/transition/chapter-6b.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawInUse } from '#core/checks/check-input.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { type AccrualMaximum, accrualLimitAt, accrualLimitOn } from '#core/law/accrual-limit.ts';
import { anwCoverOn } from '#core/law/anw-cover.ts';
import { compensationEndOn } from '#core/law/compensation-end.ts';
import { compensationLimitOn } from '#core/law/compensation-limit.ts';
import type { LawValue } from '#core/law/dated.ts';
import { equityReturnMaximumOn } from '#core/law/equity-return-maximum.ts';
import { flatPremiumLimit, flatPremiumLimitOn } from '#core/law/flat-premium-limit.ts';
import { grandfatheringEntryDeadlineOn } from '#core/law/grandfathering-entry-deadline.ts';
import { grandfatheringReferenceDayOn } from '#core/law/grandfathering-reference-day.ts';
import { incomeTaxOn } from '#core/law/income-tax.ts';
import { lawDay } from '#core/law/law-day.ts';
import { lowestReducedOffsetOn } from '#core/law/lowest-reduced-offset.ts';
import { maximumSalary as maximumSalarySeries, maximumSalaryOn } from '#core/law/maximum-salary.ts';
import { middleReducedOffsetOn } from '#core/law/middle-reduced-offset.ts';
import { minimumOffsetOn } from '#core/law/minimum-offset.ts';
import { type OffsetLevel, offsetLevelOn } from '#core/law/offset-level.ts';
import { orphanCoverLimitOn } from '#core/law/orphan-cover-limit.ts';
import { partnerCoverLimitOn } from '#core/law/partner-cover-limit.ts';
import { pensionAgeLimitOn } from '#core/law/pension-age-limit.ts';
import { priceInflationMinimumOn } from '#core/law/price-inflation-minimum.ts';
import { progressivePremiumLimitOn } from '#core/law/progressive-premium-limit.ts';
import { transitionDeadlineOn } from '#core/law/transition-deadline.ts';
import { wageGrowthMinimumOn } from '#core/law/wage-growth-minimum.ts';

/** The dates on which the law of a dossier is looked up. */
export type LawDates = Pick<DossierInput, 'valuationDate' | 'transitionDate'>;

/** The law of a dossier, each value as on the day that `lawDay` names: of its own dates, or of those of another one. */
export function lawInUse(input: DossierInput, dates: LawDates = input): LawInUse {
  const amountsDay = firstDayOf(dates[lawDay(maximumSalarySeries)]);
  const ratesDay = firstDayOf(dates[lawDay(flatPremiumLimit)]);
  const minimumOffset = minimumOffsetOn(amountsDay);
  const maximumSalary = maximumSalaryOn(amountsDay);
  const flatLimit = flatPremiumLimitOn(ratesDay);
  const scaleLimit = progressivePremiumLimitOn(ratesDay);
  const nextOffset = offsetLevelOn(amountsDay, input.next.offset);
  const currentOffset = offsetLevelOn(amountsDay, input.current.offset);
  const column = (level: OffsetLevel): Scale =>
    scaleLimit.value.map((step) => ({ fromAge: step.fromAge, rate: step[level] }));
  const reduced = [nextOffset, currentOffset].some((position) => position.level !== 'full')
    ? [middleReducedOffsetOn(amountsDay), lowestReducedOffsetOn(amountsDay)]
    : [];
  const limits = { flat: flatLimit.value[nextOffset.level], scale: column(nextOffset.level) };
  const compensationMaximum = compensationLimitOn(ratesDay);
  const reduction = flatLimit.value.full - limits.flat;
  const cover = coverLaw(input, amountsDay, ratesDay);
  const pensionAgeLimit = pensionAgeLimitOn(ratesDay);
  const parameters = {
    equityReturn: equityReturnMaximumOn(ratesDay),
    priceInflation: priceInflationMinimumOn(ratesDay),
    wageGrowth: wageGrowthMinimumOn(ratesDay),
  };
  return {
    minimumOffset,
    lowestReducedOffset: reduced[1] ?? null,
    maximumSalary,
    transitionDeadline: transitionDeadlineOn(ratesDay),
    currentOffset,
    nextOffset,
    limits,
    compensation: {
      flatLimit: compensationMaximum.value - reduction,
      fullOffset: minimumOffset.value,
      lastMonth: compensationEndOn(ratesDay).value,
    },
    grandfathering: {
      referenceDay: grandfatheringReferenceDayOn(ratesDay).value,
      entryDeadline: grandfatheringEntryDeadlineOn(ratesDay).value,
    },
    cover,
    pensionAgeLimit,
    parameters,
    incomeTax: incomeTaxOn(ratesDay),
    accrualLimit: accrualLimitOf(input, ratesDay, currentOffset.level),
    used: [
      minimumOffset,
      ...reduced,
      maximumSalary,
      { ...flatLimit, value: limits.flat },
      compensationMaximum,
      ...stepValues(scaleLimit, limits.scale),
      pensionAgeLimit,
      ...coverValues(cover),
      // Prescribed only for calculations of chapter 6b PW.
      ...(chapter6b(input, 'flat') === 'holds' ? Object.values(parameters) : []),
    ],
  };
}

/** The highest accrual of the current scheme, a year as a part of the pension base; null where it is a premium scheme. */
function accrualLimitOf({ current }: DossierInput, ratesDay: PlainDate, level: OffsetLevel): AccrualMaximum | null {
  if (current.kind === 'premium') return null;
  return accrualLimitAt(accrualLimitOn(ratesDay).value, wholeYears(current.pensionAgeInMonths), level);
}

/** Highest cover on death; the Anw benefit is looked up only where an addition to it is filled in. */
function coverLaw({ next }: DossierInput, amountsDay: PlainDate, ratesDay: PlainDate): LawInUse['cover'] {
  return {
    partner: partnerCoverLimitOn(ratesDay),
    orphan: orphanCoverLimitOn(ratesDay),
    anw: next.survivorCover.anwGap === null ? null : anwCoverOn(amountsDay, ratesDay),
  };
}

const coverValues = ({ partner, orphan, anw }: LawInUse['cover']): readonly LawValue<number | null>[] => [
  partner,
  orphan,
  ...(anw === null ? [] : [anw.benefit, anw.multiple]),
];

/** A limit by age as a value of law for each of its steps. */
const stepValues = (law: LawValue<unknown>, scale: Scale): readonly LawValue<number>[] =>
  scale.map(({ fromAge, rate }) => ({ ...law, name: `${law.name} vanaf ${fromAge} jaar`, value: rate }));
